import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { addRefund, IS_KEPT, sumStallRefunds } from '@/backend/purchases/payments';
import { spreadRefund } from '@/lib/domain/payments/refunds';
import { returnCoupon } from './placing/coupon-uses';
import { returnStock } from './placing/stock';

type Work = { sql: Sql; ctx: Context };

/** Oldest first. */
async function listKept({ sql, ctx, purchaseId }: Work & { purchaseId: number }) {
  const rows = await sql<{ id: number; purchase_id: number; kept_minor: number }>(
    `select p.id, p.purchase_id, p.amount_minor - p.refunds_minor as kept_minor from payments p
     where p.instance_id = $1 and p.purchase_id = $2 and ${IS_KEPT} order by p.id`,
    [ctx.instance.id, purchaseId],
  );
  return rows.map(({ kept_minor: keptMinor, ...payment }) => ({ payment, keptMinor }));
}

/** What its order kept. */
async function oweAll(work: Work & { purchaseId: number }): Promise<void> {
  for (const { payment, keptMinor } of await listKept(work))
    await addRefund({ ...work, payment, amountMinor: keptMinor, reason: 'cancelled' });
}

/** A stall's part of what was paid, as far as it was not given back before, and never more than is kept. */
async function oweShare({ sql, ctx, stall }: Work & { stall: EndingOrder }): Promise<void> {
  const { id, court_order_id: purchaseId, total_minor: shareMinor } = stall;
  if (purchaseId === null) return;
  const beforeMinor = await sumStallRefunds({ sql, ctx, stallOrderId: id });
  const kept = await listKept({ sql, ctx, purchaseId });
  const keptMinor = kept.reduce((sum, one) => sum + one.keptMinor, 0);
  const amountMinor = Math.min((shareMinor ?? 0) - beforeMinor, keptMinor);
  for (const part of spreadRefund({ amountMinor, kept }) ?? [])
    await addRefund({ sql, ctx, ...part, reason: 'cancelled', stallOrderId: id });
}

export type EndingOrder = { id: number; court_order_id: number | null; total_minor: number | null };

/** Gives back stock, coupon and money as due, of a stall its part of them. The purchase is locked by the caller. */
export async function endOrder({ sql, ctx, order }: Work & { order: EndingOrder }): Promise<void> {
  const purchaseId = order.id;
  const given = { sql, instanceId: ctx.instance.id, purchaseId };
  await returnStock({ sql, ctx, purchaseId });
  await returnCoupon(given);
  // A gateway that was asked is asked on: it may still bring money, which goes back (guarantee/late-approval).
  await sql(
    `update payments set finished_at = $3, status = 'dropped' where instance_id = $1 and purchase_id = $2
       and (status = 'created' or status = 'pending' and provider is null or status = 'success' and amount_minor = 0)`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
  if (order.court_order_id === null) {
    await oweAll({ sql, ctx, purchaseId });
  } else {
    await oweShare({ sql, ctx, stall: order });
  }
}
