import { actorName } from '@/backend/actor-name';
import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { lockOrder } from '@/backend/orders';
import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import type { RefundState } from '@/lib/domain/payments/refunds';

type RefundRow = { id: number; payment_id: number; amount_minor: number; state: RefundState };

/** Lists the refunds of an order, or those that one call made. */
export const listRefunds = ({
  sql,
  ctx,
  purchaseId,
  key = null,
}: TenantSql & { purchaseId: number; key?: string | null }) =>
  sql<RefundRow>(
    `select r.id, r.payment_id, r.amount_minor, r.state
     from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and (p.purchase_id = $2 or r.stall_order_id = $2) and ($3::text is null or r.request_key = $3 and r.actor = $4)
     order by r.id`,
    [ctx.instance.id, purchaseId, key, actorName(ctx.actor)],
  );

export function toOrderRefunds({
  ctx,
  number,
  rows,
  purchaseId,
}: {
  ctx: Context;
  number: number | null;
  rows: readonly RefundRow[];
  purchaseId: number;
}): OrderRefunds {
  const major = majorOf(ctx.instance.currency);
  const refunds = rows.map(({ id, payment_id, amount_minor, state }) => ({
    id,
    payment_id,
    amount: major(amount_minor),
    status: state === 'given' ? ('refunded' as const) : ('refund_due' as const),
    by_hand: state === 'by_hand',
  }));
  return { purchase_id: purchaseId, number, refunds };
}

/** Lists the refunds of an order for the operator. @throws not_found */
export function listOrderRefunds({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<OrderRefunds> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: purchaseId, number } = await lockOrder({ sql, ctx, purchaseId: input.id });
    return toOrderRefunds({ ctx, number, purchaseId, rows: await listRefunds({ sql, ctx, purchaseId }) });
  });
}
