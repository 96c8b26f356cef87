import { majorOf } from '@/backend/branches';
import {
  getOwnPurchase,
  listPricedLines,
  loadCart,
  type MemberPurchaseRow,
  type PricedLine,
  type PurchaseRow,
  toBill,
  toCartLine,
  toCoupon,
  toSchedule,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { parseAddress } from '@/lib/contract/people/contact';
import type { Bill } from '@/lib/domain/cart/bill';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { bankWaitsUntil } from '@/lib/domain/payments/bank-time';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import { isOnlineMethod } from '@/lib/domain/payments/payment-methods';
import { isLivePayment, standingOf } from '@/lib/domain/payments/payment-sums';
import { cashMinorOf } from './cash';
import { type LatestPayment, listLatestPayments, type PaymentRow, sumsOf } from './order-rows';

/** Unknown is pending, given up is expired (rule payments/attempt). */
function shownStatus(row: PaymentRow): Payment['status'] {
  const { status } = row;
  if (status === 'created' || status === 'unknown') return 'pending';
  if (status === 'dropped') return 'expired';
  if (status === 'success') return standingOf(sumsOf(row));
  return !isOnlineMethod(row.method) && status === 'pending' ? 'in_person' : status;
}

/** Null once it is over, or when nothing is left for the diner to do. */
function toNextAction({ method, status, details, expires_at }: PaymentRow): Payment['next_action'] {
  const action = status === 'pending' ? details.action : null;
  if (!action || !expires_at) return null;
  const until = (method === 'pse' ? bankWaitsUntil(expires_at) : expires_at).toISOString();
  switch (action.type) {
    case 'redirect':
      return { type: 'redirect', url: action.url, until, can_leave: action.can_leave ?? false };
    case 'challenge':
      return { type: 'challenge', html: action.html, until };
    case 'wait':
      return { type: 'wait', until };
  }
}

/** Bank, document and what is left to do concern whoever began it, no other member (rule orders/members). */
function toOwnPart({ row, ctx }: { row: PaymentRow; ctx: Context }): Pick<Payment, 'next_action' | 'pse'> {
  const { pse = null } = row.details;
  const isOwn = ctx.actor.kind === 'diner' && ctx.actor.profileId === row.payer_id;
  return isOwn ? { next_action: toNextAction(row), pse } : { next_action: null, pse: null };
}

/** Null before there is a proof. */
function toTransfer({ method, status, details, expires_at }: PaymentRow): Payment['transfer'] {
  if (method !== 'transfer') return null;
  const { refusal = null } = details;
  if (status === 'pending') return { review_until: expires_at?.toISOString() ?? null, refusal: null };
  return refusal === null ? null : { review_until: null, refusal };
}

export function toPayment({
  row,
  purchase,
  ctx,
}: {
  row: PaymentRow;
  purchase: Pick<PurchaseRow, 'status' | 'hold_until' | 'details'>;
  ctx: Context;
}): Payment {
  const major = majorOf(ctx.instance.currency);
  const cashMinor = cashMinorOf({ method: row.method, purchase });
  const open = purchase.status === 'in_progress' && (!isLivePayment(sumsOf(row)) || row.status === 'created');
  return {
    id: row.id,
    method: row.method,
    online: isOnlineMethod(row.method),
    status: shownStatus(row),
    amount: major(row.amount_minor),
    cash_amount: cashMinor === null ? null : major(cashMinor),
    message: row.details.message ?? null,
    not_created: row.status === 'error' && row.provider_ref === null,
    not_received: row.status === 'expired' && row.details.reason === 'not_received',
    given_up: row.status === 'expired' && row.details.reason === 'given_up',
    cancelled: row.status === 'expired' && row.details.reason === 'cancelled',
    ...toOwnPart({ row, ctx }),
    transfer: toTransfer(row),
    code_refusal: row.status === 'declined' ? (row.details.code_refusal ?? null) : null,
    retry_until: open ? (purchase.hold_until?.toISOString() ?? null) : null,
  };
}

/**
 * Also of an order that is a cart again or was paid another way (guarantee/late-approval). What staff say is for its owner.
 */
function toRefunds({
  payment,
  ctx,
  isOwner,
}: {
  payment: LatestPayment | undefined;
  ctx: Context;
  isOwner: boolean;
}): Order['refunds'] {
  const major = majorOf(ctx.instance.currency);
  return (payment?.refunds ?? []).map(({ id, amountMinor, byHand, givenAt, reason, words }) => ({
    id,
    amount: major(amountMinor),
    by_hand: byHand,
    given_at: givenAt === null ? null : new Date(givenAt).toISOString(),
    reason,
    words: isOwner ? words : null,
  }));
}

type Moment = { purchase_id: number; value: OrderStatus; created_at: Date };

export async function readHistory({ sql, ctx, ids }: { sql: Sql; ctx: Context; ids: readonly number[] }) {
  const [payments, moments] = await Promise.all([
    listLatestPayments({ sql, instanceId: ctx.instance.id, purchaseIds: ids }),
    sql<Moment>(
      `select own.purchase_id, own.value, own.created_at from unnest($2::bigint[]) as asked (id) cross join lateral (
         select * from purchase_events where instance_id = $1 and purchase_id = asked.id and kind = 'status' offset 0) own
       order by own.id`,
      [ctx.instance.id, ids],
    ),
  ]);
  return { payments, moments };
}
type Parts = Awaited<ReturnType<typeof readHistory>> & { lines: ReadonlyMap<number, PricedLine[]> };

/** As many statements for one order as for twenty. */
async function readParts({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly PurchaseRow[];
}): Promise<Parts> {
  const [history, lines] = await Promise.all([
    readHistory({ sql, ctx, ids: purchases.map(({ id }) => id) }),
    listPricedLines({ sql, ctx, purchases }),
  ]);
  return { ...history, lines };
}

export async function toOrders({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly MemberPurchaseRow[];
}): Promise<Order[]> {
  const parts = await readParts({ sql, ctx, purchases });
  const carts = new Map<number, Bill>();
  for (const purchase of purchases) {
    if (purchase.status === 'cart') carts.set(purchase.id, (await loadCart({ sql, ctx, purchase })).bill);
  }
  return purchases.map((purchase) => toOrder({ ctx, purchase, parts, bill: carts.get(purchase.id) }));
}

/** Unpaid, and too old to be paid online (rule payments/day). */
export const isExpired = ({ purchase, ctx }: { purchase: PurchaseRow; ctx: Context }): boolean =>
  purchase.status === 'in_progress' &&
  purchase.released_at === null &&
  isTooOldToPay({ placedAt: purchase.placed_at ?? purchase.created_at, now: ctx.now });

/** Counted from the moment that the kitchen could begin (rule orders/arrival). */
function toArrival({ status, released_at: start, details: { arrival } }: PurchaseRow): Order['arrival'] {
  if (!arrival || !start || status === 'cart') return null;
  const { from, to } = arrivalWindow({ arrival, start });
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Contact, address and comment are the owner's alone (rule orders/members). */
export function toOrder({
  ctx,
  purchase,
  parts,
  bill = purchase.bill ?? [],
}: {
  ctx: Context;
  purchase: MemberPurchaseRow;
  parts: Parts;
  bill?: Bill | undefined;
}): Order {
  const lines = parts.lines.get(purchase.id) ?? [];
  const payment = parts.payments.get(purchase.id);
  const moments = parts.moments.filter(({ purchase_id }) => purchase_id === purchase.id);
  const { details, supplier } = purchase;
  const { name, address, phone, whatsapp } = supplier.settings;
  const isOwner = purchase.role === 'owner';
  return {
    id: purchase.id,
    role: purchase.role,
    version: purchase.version,
    status: purchase.status,
    is_cart: purchase.status === 'cart',
    is_expired: isExpired({ purchase, ctx }),
    service: purchase.service,
    subservice: purchase.subservice,
    number: purchase.number,
    bck_purchase_id: purchase.bck_purchase_id,
    supplier: { id: supplier.id, slug: supplier.slug, name, address, phone, whatsapp },
    products: lines.map((line) => toCartLine({ line, ctx })),
    ...toBill({ bill, major: majorOf(ctx.instance.currency) }),
    coupon: toCoupon(purchase),
    cutlery: details.cutlery ?? false,
    packed: details.packed ?? true,
    comment: isOwner ? (details.comment ?? '') : '',
    contact: isOwner ? (details.contact ?? null) : null,
    invoice: isOwner ? (details.invoice ?? null) : null,
    place: isOwner ? parseAddress(details.place) : null,
    ...toSchedule(purchase),
    payment_method: details.paymentMethod ?? null,
    payment: payment && purchase.status !== 'cart' ? toPayment({ row: payment, purchase, ctx }) : null,
    refunds: toRefunds({ payment, ctx, isOwner }),
    arrival: toArrival(purchase),
    timeline: moments.map(({ value, created_at }) => ({ status: value, at: created_at.toISOString() })),
    created_at: purchase.created_at.toISOString(),
    placed_at: purchase.placed_at?.toISOString() ?? null,
  };
}

/** @throws not_found */
export async function loadOrder({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<Order> {
  const purchase = await getOwnPurchase({ sql, ctx, purchaseId, guests: true });
  await ctx.checkpoint('order-read');
  const [order] = await toOrders({ sql, ctx, purchases: [purchase] });
  if (!order) throw new Error('an order was not loaded');
  return order;
}
