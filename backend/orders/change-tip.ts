import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { changeBill, getOwnPurchase, type PurchaseRow, recordEvent } from '@/backend/purchases';
import { changeAmount, listLatestPayments } from '@/backend/purchases/payments';
import type { ChangeTipRequest } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { type Bill, partOf, totalOf } from '@/lib/domain/cart/bill';
import { isCashEnough } from '@/lib/domain/cart/cart-issues';
import type { TipChoice } from '@/lib/domain/cart/tip';
import { toMinor } from '@/lib/domain/money/money';
import { billWithTip } from '@/lib/domain/orders/change-tip';
import { loadOrder } from './load-order';
import { isTipOpen } from './tip-choice';

type Work = { sql: Sql; ctx: Context; purchase: PurchaseRow };

/** @throws invalid_input */
function readTip({ ctx, tip }: { ctx: Context; tip: ChangeTipRequest['tip'] }): TipChoice {
  const { include, percent, customValue } = tip;
  const customMinor = toMinor({ amount: customValue, currency: ctx.instance.currency });
  if (customMinor === null)
    throw new AppError('invalid_input', { fields: { 'tip.customValue': 'decimals' } });
  return { include, percent, customMinor };
}

/** Fits the amount to collect to the bill. @throws order_closed once its money is taken, or was paid otherwise */
async function changePayment({ sql, ctx, purchase, totalMinor }: Work & { totalMinor: number }) {
  const latest = await listLatestPayments({
    sql,
    instanceId: ctx.instance.id,
    purchaseIds: [purchase.id],
  });
  const payment = latest.get(purchase.id);
  if (!payment || !isTipOpen({ ctx, purchase, payment })) throw new AppError('order_closed');
  await changeAmount({ sql, ctx, paymentId: payment.id, amountMinor: totalMinor });
}

/** A note that pays it no more is forgotten: its diner brings what it costs (rule payments/cash). */
async function writeBill({ sql, ctx, purchase, bill, tip }: Work & { bill: Bill; tip: TipChoice }) {
  const { id: purchaseId, details } = purchase;
  const cashMinor = details.cashMinor ?? null;
  const isEnough = cashMinor !== null && isCashEnough({ cashMinor, totalMinor: totalOf(bill) });
  const changed = { ...details, tip, cashMinor: isEnough ? cashMinor : null };
  await changeBill({ sql, ctx, purchaseId, bill, details: changed });
}

/**
 * Its owner says anew what tip they leave, while its money is to be collected: bill, total and payment change together, under
 * the lock under which staff move it (rule orders/tip). @throws not_found, owner_only, order_closed, tip_invalid, invalid_input
 */
export async function changeTip({
  ctx,
  input,
}: {
  ctx: Context;
  input: ChangeTipRequest & { id: string };
}): Promise<Order> {
  const tip = readTip({ ctx, tip: input.tip });
  const order = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.id, lock: true });
    // An import may have changed the coupon since; what was placed before that was kept knows no other.
    const { isDeliveryFree = purchase.coupon?.rules.terms.kind === 'free_delivery' } = purchase.details;
    const bill = billWithTip({ bill: purchase.bill ?? [], isDeliveryFree, tip });
    if (bill === null) throw new AppError('tip_invalid');
    await changePayment({ sql, ctx, purchase, totalMinor: totalOf(bill) });
    await writeBill({ sql, ctx, purchase, bill, tip });
    const value = String(partOf(bill, 'tip'));
    await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'tip', value });
    await ctx.checkpoint('tip-changed');
    return loadOrder({ sql, ctx, purchaseId: purchase.id });
  });
  ctx.publish({ id: order.id, supplierId: order.supplier.id });
  return order;
}
