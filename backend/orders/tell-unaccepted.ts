import type { Changed, Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { ACCEPT_BEFORE_HOUR_MINUTES, ACCEPT_MINUTES } from '@/lib/domain/orders/staff-news';
import { lockOrder } from './move-order';
import { recordEvent } from './order-rows';

const BATCH = 50;

type Unaccepted = {
  instance_id: number;
  id: number;
  purchase_id: number;
  supplier_id: number;
  table_id: number | null;
};

/** It holds until somebody was told. */
const IS_UNTOLD = `not exists (select 1 from purchase_events e
  where e.instance_id = c.instance_id and e.purchase_id = c.id and e.kind = 'unaccepted')`;

/** Orders of all tenants that wait too long for their kitchen; an hour that is wanted counts from before it (rule orders/unaccepted). */
export const takeUnaccepted = ({ sql, now }: { sql: Sql; now: Date }): Promise<Unaccepted[]> =>
  sql<Unaccepted>(
    `select c.instance_id, c.id, c.id as purchase_id, c.supplier_id, c.table_id from purchases c
       join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.status = 'in_progress' and c.released_at is not null and not c.is_account and not c.is_split and c.service <> 'book'
       and c.released_at <= $2 and ${IS_UNTOLD}
       and (c.subservice is distinct from 'schedule' or c.details ->> 'scheduleDate' is null or c.details ->> 'scheduleHour' is null
         or ((c.details ->> 'scheduleDate') || ' ' || (c.details ->> 'scheduleHour'))::timestamp
              at time zone (s.settings ->> 'timezone') <= $1::timestamptz + interval '${ACCEPT_BEFORE_HOUR_MINUTES} minutes')
     order by c.released_at limit ${BATCH}`,
    [now, new Date(now.getTime() - ACCEPT_MINUTES * 60_000)],
  );

/** Once for an order. @returns null where its kitchen has answered meanwhile */
export function tellUnaccepted({
  ctx,
  purchaseId,
}: {
  ctx: Context;
  purchaseId: number;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId });
    const [due] = await sql(
      `select 1 from purchases c where c.instance_id = $1 and c.id = $2 and c.status = 'in_progress' and ${IS_UNTOLD}`,
      [ctx.instance.id, purchaseId],
    );
    if (due === undefined) return null;
    await recordEvent({ sql, ctx, purchaseId, kind: 'unaccepted', value: order.status });
    return { id: order.id, supplierId: order.supplier_id };
  });
}
