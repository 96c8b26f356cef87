import { resolveMethods, schedulingOf } from '@/backend/branches';
import { scheduleOf } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { acceptBySetting, type CountUnpaid, type GiveBack, loadOrder } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import {
  getOwnPurchase,
  markSold,
  type PurchaseRow,
  recordEvent,
  releasePurchase,
} from '@/backend/purchases';
import { addPayment, listPayments, type PaymentRow, setPaymentStatus } from '@/backend/purchases/payments';
import type { Order, PayInPersonRequest } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { findTimeIssues } from '@/lib/domain/cart/cart-issues';
import { resolveInPerson, toGivenUpStatus } from '@/lib/domain/payments/pay-in-person';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';
import { assertNamesShare } from './find-share';
import { leaveAtGateway } from './leave-at-gateway';
import { after } from './pauses';
import { payShareInPerson } from './pay-share-in-person';
import { readCash } from './read-cash';

type Input = PayInPersonRequest & { purchaseId: string; countUnpaid: CountUnpaid };
type Job = { sql: Sql; ctx: Context; purchase: PurchaseRow };
type Attempt = Pick<PaymentRow, 'id' | 'status' | 'method'>;

/** Pause before an attempt that was given up is checked. */
const SOON_MS = 2_000;

/** @throws invalid_input, order_closed, payment_method_required, cash_amount_low, closed, slot_taken */
function checkChange({
  ctx,
  input,
  purchase,
}: {
  ctx: Context;
  input: Input;
  purchase: PurchaseRow;
}): boolean {
  assertNamesShare({ purchase, shareId: input.share_id });
  const { status, released_at, supplier } = purchase;
  const ruling = resolveInPerson({ status, isReleased: released_at !== null });
  if (ruling === 'closed') throw new AppError('order_closed');
  if (ruling === 'settled') return false;
  const service = toServiceChoice(purchase);
  const offered = resolveMethods({ row: supplier, service });
  if (!offered.some(({ method }) => method === input.method)) throw new AppError('payment_method_required');
  readCash({ ctx, input, totalMinor: purchase.total_minor ?? 0 });
  // Only now does the kitchen see the order (rule cart/checked-again).
  const [late] = findTimeIssues({
    hours: supplier.settings,
    now: ctx.now,
    service,
    schedule: scheduleOf(purchase),
    scheduling: schedulingOf({ settings: supplier.settings, service: purchase.service }),
    // Its own place is held.
    taken: new Map(),
  });
  if (late) throw new AppError(late.key);
  return true;
}

/**
 * Counted before the gateway is asked: a refusal leaves the payment as it is (rule orders/unpaid).
 * @returns the attempt that may still bring money, and what gives the count back @throws what `checkChange` throws, unpaid_orders
 */
async function beginChange({ ctx, input }: { ctx: Context; input: Input }): Promise<{
  onItsWay: PaymentRow | null;
  giveBack: GiveBack;
}> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchaseId });
    if (!checkChange({ ctx, input, purchase })) return { onItsWay: null, giveBack: async () => undefined };
    const attempts = await listPayments({ sql, ctx, purchaseId: purchase.id });
    const attempt = attempts.find(
      ({ provider, status }) => provider !== null && IN_FLIGHT_STATUSES.some((one) => one === status),
    );
    const giveBack = await input.countUnpaid({ purchase, method: { method: input.method, online: false } });
    return { onItsWay: attempt ?? null, giveBack };
  });
}

/** The job keeps asking about an attempt that the gateway knows, so no money is lost. */
async function giveUpAttempts({ sql, ctx, purchase }: Job): Promise<void> {
  const live = await sql<Attempt>(
    `select id, status, method from payments where instance_id = $1 and purchase_id = $2
       and status in ('created', 'unknown', 'pending')`,
    [ctx.instance.id, purchase.id],
  );
  for (const { id, ...attempt } of live) {
    const to = toGivenUpStatus(attempt);
    if (to === null) continue;
    const checkAt = after(ctx.now, SOON_MS);
    await setPaymentStatus({ sql, ctx, paymentId: id, to, isOver: to === 'dropped', checkAt });
    await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: to });
  }
}

async function settleInPerson({ sql, ctx, purchase, input }: Job & { input: Input }): Promise<void> {
  const { method } = input;
  const amountMinor = purchase.total_minor ?? 0;
  const payment = { method, status: 'pending', amountMinor, payerId: getDinerId(ctx) } as const;
  await addPayment({ sql, ctx, purchaseId: purchase.id, payment });
  const cashMinor = readCash({ ctx, input, totalMinor: amountMinor });
  await releasePurchase({ sql, ctx, purchaseId: purchase.id, details: { paymentMethod: method, cashMinor } });
  await markSold({ sql, ctx, purchaseId: purchase.id });
  await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'in_person' });
  await acceptBySetting({ sql, ctx, purchaseId: purchase.id });
  ctx.publish({ id: purchase.id, supplierId: purchase.supplier.id, tableId: purchase.seat?.id ?? null });
}

async function leaveFor({
  ctx,
  input,
  onItsWay,
  giveBack,
}: { ctx: Context; input: Input } & Awaited<ReturnType<typeof beginChange>>): Promise<Order> {
  if (onItsWay !== null) await leaveAtGateway({ ctx, payment: onItsWay });
  await ctx.checkpoint('in-person-asked');
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchaseId, lock: true });
    if (checkChange({ ctx, input, purchase })) {
      await giveUpAttempts({ sql, ctx, purchase });
      await settleInPerson({ sql, ctx, purchase, input });
    } else await giveBack();
    await ctx.checkpoint('in-person-settled');
    return loadOrder({ sql, ctx, purchaseId: purchase.id });
  });
}

/**
 * The gateway is asked first, and cancels what it can: money already taken pays the order, later money is given back (rule payments/in-person).
 * A share of a table's account waits for staff instead (rule payments/shares). @throws not_found,
 * order_closed, payment_method_required, cash_amount_low, closed, slot_taken, unpaid_orders, invalid_input, what `payShareInPerson` throws
 */
export async function payInPerson({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  if (input.share_id !== undefined)
    return payShareInPerson({ ctx, input: { ...input, share_id: input.share_id } });
  const { onItsWay, giveBack } = await beginChange({ ctx, input });
  return leaveFor({ ctx, input, onItsWay, giveBack }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
}
