import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { followStalls, lockOrder, type MovingOrder } from '@/backend/orders';
import { findAttemptProvider } from '@/backend/payments/accounts';
import { UnusableAccountError } from '@/backend/providers/payments/gateway-account';
import {
  addRefund,
  listPayments,
  type PaymentRow,
  sumStallRefunds,
  sumsOf,
} from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import { staffOf } from '@/backend/staff/staff-actor';
import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import { toMinor } from '@/lib/domain/money/money';
import { keptMinor } from '@/lib/domain/payments/payment-sums';
import { refundWaysOf, spreadRefund } from '@/lib/domain/payments/refunds';
import { listRefunds, toOrderRefunds } from './order-refunds';

/** `words`: for the diner. */
type Input = { id: string; amount: number | null; reason: string; words: string | null };
type Kept = { payment: PaymentRow; keptMinor: number };

/** No gateway gives such an amount of this payment back. */
async function isByHand({
  sql,
  ctx,
  payment,
  amountMinor,
}: TenantSql & { payment: PaymentRow; amountMinor: number }) {
  const provider = await findAttemptProvider({ ctx, sql, attempt: payment }).catch((error: unknown) => {
    // The job tells it, and asks again later.
    if (error instanceof UnusableAccountError) return 'unusable' as const;
    throw error;
  });
  if (provider === 'unusable') return false;
  if (!provider) return true;
  const isWhole = amountMinor === payment.amount_minor;
  const { refund } = provider.capabilities;
  return refundWaysOf({ isWhole, canVoid: provider.void !== undefined, refund }).length === 0;
}

/** A stall's part is refunded up to its own total, from the payment of its court's order (rule table/court). */
async function readBounds({ sql, ctx, order }: TenantSql & { order: MovingOrder }) {
  const { id, court_order_id: courtOrderId, total_minor: totalMinor } = order;
  if (courtOrderId === null)
    return { paidOrderId: id, mostMinor: Number.POSITIVE_INFINITY, stallOrderId: null };
  const refundedMinor = await sumStallRefunds({ sql, ctx, stallOrderId: id });
  return { paidOrderId: courtOrderId, mostMinor: (totalMinor ?? 0) - refundedMinor, stallOrderId: id };
}

/** Bounds what the payments keep to `mostMinor`, from the newest payment on. */
function boundKept({ kept, mostMinor }: { kept: readonly Kept[]; mostMinor: number }): Kept[] {
  let left = mostMinor;
  return kept
    .toReversed()
    .map((one) => {
      const keptMinor = Math.min(left, one.keptMinor);
      left -= keptMinor;
      return { ...one, keptMinor };
    })
    .toReversed();
}

/** @throws invalid_input for decimals that the currency has not, and for more than the order keeps */
async function takeRefunds({
  sql,
  ctx,
  order,
  input,
  key,
}: TenantSql & { order: MovingOrder; input: Input; key: string | null }) {
  const { currency } = ctx.instance;
  const { paidOrderId, mostMinor, stallOrderId } = await readBounds({ sql, ctx, order });
  const payments = await listPayments({ sql, ctx, purchaseId: paidOrderId });
  const asked = input.amount === null ? null : toMinor({ amount: input.amount, currency });
  if (input.amount !== null && asked === null)
    throw new AppError('invalid_input', { fields: { amount: 'decimals' } });
  const paid = payments.map((payment) => ({ payment, keptMinor: keptMinor(sumsOf(payment)) }));
  const kept = boundKept({ kept: paid, mostMinor });
  const parts = spreadRefund({ amountMinor: asked, kept });
  if (!parts) {
    const left = majorOf(currency)(kept.reduce((sum, one) => sum + one.keptMinor, 0));
    const message = `of what was paid online, ${left} ${currency} can be given back`;
    throw new AppError('invalid_input', { fields: { amount: 'above_paid' }, message });
  }
  for (const { payment, amountMinor } of parts) {
    const byStaff = {
      note: input.reason,
      words: input.words,
      key,
      isByHand: await isByHand({ sql, ctx, payment, amountMinor }),
    };
    await addRefund({ sql, ctx, payment, amountMinor, reason: 'staff', byStaff, stallOrderId });
  }
}

/**
 * Gives money of an order back, all that it keeps if no amount is named; the same call does it once. Audited
 * (rule payments/staff-refunds). @throws not_found, invalid_input; its route throws forbidden without the scope `refunds:write`
 */
export async function refundOrder({ ctx, input }: { ctx: Context; input: Input }): Promise<OrderRefunds> {
  const staff = staffOf(ctx);
  const answer = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId: input.id });
    const { id: purchaseId, number } = order;
    // For the operator the same amount and reason are the same refund, however often a command is run.
    const key = staff ? ctx.idempotencyKey : `${input.amount ?? 'all'} ${input.reason}`;
    const before = key === null ? [] : await listRefunds({ sql, ctx, purchaseId, key });
    if (before.length === 0) {
      await takeRefunds({ sql, ctx, order, input, key });
      if (order.court_order_id !== null) await followStalls({ sql, ctx, courtOrderId: order.court_order_id });
      const details = { purchase: purchaseId, amount: input.amount ?? 'all', reason: input.reason };
      await audit({ sql, ctx, action: 'order.refund', details });
      ctx.publish({ id: purchaseId, supplierId: order.supplier_id, tableId: order.seat?.id ?? null });
    }
    await ctx.checkpoint('refund-taken');
    return { number, purchaseId, rows: await listRefunds({ sql, ctx, purchaseId, key }) };
  });
  return toOrderRefunds({ ctx, ...answer });
}
