import type { TenantSql } from '@/backend/context';
import { returnStock } from '@/backend/purchases/lines';
import { addRefund, dropPayments, listKept, sumStallRefunds } from '@/backend/purchases/payments';
import { spreadRefund } from '@/lib/domain/payments/refunds';
import { returnCoupon } from './placing/coupon-uses';

/** Owes all kept money of the order back. */
async function oweAll(work: TenantSql & { purchaseId: number }): Promise<void> {
  for (const { payment, keptMinor } of await listKept(work))
    await addRefund({ ...work, payment, amountMinor: keptMinor, reason: 'cancelled' });
}

/** Owes a stall's part of the payments back, without earlier refunds, and never more than is kept. */
async function oweShare({ sql, ctx, stall }: TenantSql & { stall: EndingOrder }): Promise<void> {
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
export async function endOrder({ sql, ctx, order }: TenantSql & { order: EndingOrder }): Promise<void> {
  const purchaseId = order.id;
  const given = { sql, instanceId: ctx.instance.id, purchaseId };
  await returnStock({ sql, ctx, purchaseId });
  await returnCoupon(given);
  await dropPayments({ sql, ctx, purchaseId });
  if (order.court_order_id === null) {
    await oweAll({ sql, ctx, purchaseId });
  } else {
    await oweShare({ sql, ctx, stall: order });
  }
}
