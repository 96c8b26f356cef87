import type { Database } from '@/backend/platform/database/database';
import { CLOSED } from './select-purchase';

export type BranchNews = {
  /** Staff keys that may hear of it now. */
  keyIds: number[];
  /** Another one after each change of the branch's orders and accounts that run, and of its pace; empty for none. */
  version: string;
};

/** One statement for all who watch the branch; null if there is none. */
export async function findBranchNews({
  db,
  instanceId,
  supplierId,
}: {
  db: Database;
  instanceId: number;
  supplierId: number;
}): Promise<BranchNews | null> {
  const [row] = await db.statement<{ key_ids: number[]; version: string }>(
    instanceId,
    `select (select coalesce(jsonb_agg(k.id), '[]') from staff_keys k
         where k.instance_id = s.instance_id and k.revoked_at is null and 'orders:read' = any(k.scopes)) as key_ids,
       (select coalesce(md5(string_agg(concat_ws(':', c.id, c.version, latest.id, c.unread_event_id), ',' order by c.id)), '')
         from purchases c left join lateral (
           select max(e.id) as id from purchase_events e
           where e.instance_id = c.instance_id and e.purchase_id = c.id) latest on true
         where c.instance_id = s.instance_id and c.supplier_id = s.id and c.released_at is not null and not c.is_split and c.service <> 'book'
           and c.status <> 'cart' and (c.unread_event_id is not null or c.status not in ${CLOSED}))
         || (select coalesce(md5(string_agg(concat_ws(':', b.id, b.unread_since), ',' order by b.id)), '')
           from bookings b where b.instance_id = s.instance_id and b.supplier_id = s.id and b.unread_since is not null)
         || coalesce(nullif(s.pauses, '[]')::text, '') || coalesce(concat_ws(':', s.busy_minutes, s.busy_by_load, case when not s.busy_by_load then s.busy_until end), '') as version
     from suppliers s where s.instance_id = $1 and s.id = $2`,
    [instanceId, supplierId],
  );
  return row ? { keyIds: row.key_ids, version: row.version } : null;
}
