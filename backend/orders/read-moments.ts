import type { Sql } from '@/backend/platform/database/database';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

export type OrderMoment = { purchase_id: number; value: OrderStatus; created_at: Date };

/** When orders came to which status, the oldest first. */
export const readMoments = ({
  sql,
  ctx,
  ids,
}: {
  sql: Sql;
  ctx: { instance: { id: number } };
  ids: readonly number[];
}): Promise<OrderMoment[]> =>
  sql<OrderMoment>(
    `select own.purchase_id, own.value, own.created_at from unnest($2::bigint[]) as asked (id) cross join lateral (
       select * from purchase_events where instance_id = $1 and purchase_id = asked.id and kind = 'status' offset 0) own
     order by own.id`,
    [ctx.instance.id, ids],
  );
