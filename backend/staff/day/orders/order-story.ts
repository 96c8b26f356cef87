import { doerOfName } from '@/backend/actor-name';
import { localizer, majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import type { Doer } from '@/lib/contract/staff/doer';
import type { LocalText } from '@/lib/domain/text/local-text';

type Happened = WholeOrder['happened'][number];
type Row = {
  kind: Happened['kind'];
  value: string;
  words: string | null;
  actor: string | null;
  person_id: number | null;
  key_id: number | null;
  at: Date;
  dish: LocalText | null;
};

/**
 * SQL: what happened to order $2. An event that one of staff caused is left out where an action of the same instant says it with more;
 * help is told by its words, and not by its event.
 */
const STORY = `select e.kind, e.value, null as words, e.actor, null::bigint as person_id, null::bigint as key_id, e.created_at as at, null::jsonb as dish
    from purchase_events e where e.instance_id = $1 and e.purchase_id = $2 and e.kind in ('status', 'payment', 'tip', 'unaccepted', 'unproved')
      and not (e.kind = 'status' and e.actor like 'staff:%' and exists (select 1 from staff_actions a
        where a.instance_id = e.instance_id and a.details ->> 'id' = e.purchase_id::text and a.created_at = e.created_at))
  union all select 'help', h.reason, h.words, 'diner:' || h.profile_id, null, null, h.created_at, null
    from help_requests h where h.instance_id = $1 and h.purchase_id = $2 and not h.of_branch
  union all select 'answer', '', h.answer, null, null, null, coalesce(h.answered_at, h.created_at), null
    from help_requests h where h.instance_id = $1 and h.purchase_id = $2 and h.answer is not null
  union all select 'rating', r.score::text, nullif(r.comment, ''), 'diner:' || r.profile_id, null, null, r.created_at, null
    from order_ratings r where r.instance_id = $1 and r.purchase_id = $2
  union all select 'round', n.number::text, null, coalesce('diner:' || n.sent_by, 'staff'), null, null, n.sent_at, null
    from rounds n where n.instance_id = $1 and n.purchase_id = $2
  union all select 'struck', l.count::text, null, 'staff', s.staff_person_id, s.staff_key_id, s.struck_at,
      coalesce(l.content -> 'name', m.content -> 'name')
    from purchase_lines l join line_strikes s on s.instance_id = l.instance_id and s.line_id = l.id
    join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
    join products m on m.instance_id = o.instance_id and m.id = o.product_id
    where l.instance_id = $1 and l.purchase_id = $2
  order by at`;

/** Null: nobody, a gateway or a time that was over. */
function doerOf({ kind, actor, person_id: personId, key_id: keyId }: Row): Doer | null {
  if (personId !== null) return { kind: 'person', id: personId, name: null };
  if (keyId !== null) return { kind: 'key', id: keyId, name: null };
  if (kind === 'struck') return { kind: 'operator', id: null, name: null };
  if (actor === null || actor === 'staff' || actor === 'job' || actor === 'gateway') return null;
  return doerOfName(actor);
}

/** Everything that happened to an order and that no action of staff tells, the oldest first; its doers have no names yet. */
export async function readStory({ sql, ctx, orderId }: TenantSql & { orderId: number }): Promise<Happened[]> {
  const rows = await sql<Row>(STORY, [ctx.instance.id, orderId]);
  const [major, localize] = [majorOf(ctx.instance.currency), localizer(ctx)];
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind,
    by: doerOf(row),
    value: row.kind === 'tip' ? String(major(Number(row.value))) : row.value,
    words: row.dish === null ? row.words : localize(row.dish),
  }));
}
