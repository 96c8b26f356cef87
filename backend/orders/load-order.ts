import { majorOf } from '@/backend/branches';
import {
  type GroupMemberRow,
  getOwnPurchase,
  listGroupMembers,
  listPricedLines,
  loadCart,
  type MemberPurchaseRow,
  membersOf,
  type PricedLine,
  type PurchaseRow,
  paysNothing,
  toBill,
  toCoupon,
  toMemberLine,
  toOrderGroup,
  toSchedule,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
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
import { isBilled } from '@/lib/domain/table/rounds';
import { cashMinorOf } from './cash';
import { listLatestPayments, type PaymentRow, sumsOf } from './order-rows';
import { listStallRows, toStalls, toTimeline } from './stalls/stall-rows';
import { toRefunds } from './to-refunds';

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
  const cashMinor = row.details.cash_minor ?? cashMinorOf({ method: row.method, purchase });
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

type Moment = { purchase_id: number; value: OrderStatus; created_at: Date };

/** Of an account the caller's own payments alone: others pay shares of their own (rule payments/shares). */
export async function readHistory({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly Pick<PurchaseRow, 'id' | 'is_account'>[];
}) {
  const ids = purchases.map(({ id }) => id);
  const payerIds = purchases.map(({ is_account }) => (is_account ? getDinerId(ctx) : null));
  const [payments, moments] = await Promise.all([
    listLatestPayments({ sql, instanceId: ctx.instance.id, purchaseIds: ids, payerIds }),
    sql<Moment>(
      `select own.purchase_id, own.value, own.created_at from unnest($2::bigint[]) as asked (id) cross join lateral (
         select * from purchase_events where instance_id = $1 and purchase_id = asked.id and kind = 'status' offset 0) own
       order by own.id`,
      [ctx.instance.id, ids],
    ),
  ]);
  return { payments, moments };
}
type Parts = Awaited<ReturnType<typeof readHistory>> & {
  lines: ReadonlyMap<number, PricedLine[]>;
  /** Of all of them. */
  stalls: readonly PurchaseRow[];
  members: readonly GroupMemberRow[];
};

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
  const stalls = await listStallRows({ sql, ctx, purchases });
  const all = [...purchases, ...stalls];
  const [history, lines, members] = await Promise.all([
    readHistory({ sql, ctx, purchases: all }),
    listPricedLines({ sql, ctx, purchases: all }),
    listGroupMembers({ sql, ctx, purchases }),
  ]);
  return { ...history, lines, members, stalls };
}

/** What coupon, delivery and tip add is the owner's alone (rule cart/group). */
const toGuestBill = (bill: Bill): Bill => bill.filter(({ kind }) => kind === 'products');

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
    if (purchase.status !== 'cart') continue;
    carts.set(purchase.id, (await loadCart({ sql, ctx, purchase })).bill);
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

/** Nobody is called for what is not paid (rule table/pick-up). */
export const toPickUp = ({
  turn: number,
  pick_up_code: code,
  released_at,
}: Pick<PurchaseRow, 'turn' | 'pick_up_code' | 'released_at'>): Order['pick_up'] =>
  number !== null && code !== null && released_at !== null ? { number, code } : null;

/** How it stands, and nothing of the money: that tells of coupon, delivery and tip (rule cart/group). */
const toGuestPayment = (payment: Payment, amount: number): Payment => ({
  ...payment,
  amount,
  cash_amount: null,
  message: null,
  transfer: null,
});

type Money = Pick<Order, 'bill' | 'total' | 'coupon' | 'payment_method' | 'payment' | 'refunds'>;

/** What it costs and how it is paid, as far as the caller reads that (rule cart/group, rule orders/members). */
function toMoney({ ctx, purchase, parts, bill }: Shown & { bill: Bill }): Money {
  const stalls = parts.stalls.filter((stall) => stall.court_order_id === purchase.id);
  const row = parts.payments.get(purchase.id);
  const payment = row && purchase.status !== 'cart' ? toPayment({ row, purchase, ctx }) : null;
  const major = majorOf(ctx.instance.currency);
  if (paysNothing(purchase)) {
    const shown = toBill({ bill: toGuestBill(bill), major });
    const standing = payment && toGuestPayment(payment, shown.total);
    return { ...shown, coupon: null, payment_method: null, payment: standing, refunds: [] };
  }
  const isTold = purchase.role === 'owner' || purchase.is_account;
  return {
    ...toBill({ bill, major }),
    coupon: toCoupon(purchase),
    payment_method: purchase.details.paymentMethod ?? null,
    payment,
    refunds: toRefunds({ payment: row, ctx, stalls, isTold }),
  };
}

type Shown = { ctx: Context; purchase: MemberPurchaseRow; parts: Parts };

/** Contact, address and comment are the owner's alone (rule orders/members). */
export function toOrder({
  ctx,
  purchase,
  parts,
  bill = purchase.bill ?? [],
}: Shown & {
  bill?: Bill | undefined;
}): Order {
  const stalls = parts.stalls.filter((stall) => stall.court_order_id === purchase.id);
  const lines = [purchase, ...stalls].flatMap(({ id }) => parts.lines.get(id) ?? []).filter(isBilled);
  const { details, supplier } = purchase;
  const { name, address, phone, whatsapp } = supplier.settings;
  const isOwner = purchase.role === 'owner';
  const members = membersOf(parts.members, purchase);
  return {
    id: purchase.id,
    role: purchase.role,
    version: purchase.version,
    status: purchase.status,
    is_cart: purchase.status === 'cart',
    is_expired: isExpired({ purchase, ctx }),
    service: purchase.service,
    booking_id: purchase.booking_id,
    subservice: purchase.subservice,
    seat: purchase.seat,
    is_account: purchase.is_account,
    pick_up: toPickUp(purchase),
    number: purchase.number,
    bck_purchase_id: purchase.bck_purchase_id,
    supplier: { id: supplier.id, slug: supplier.slug, name, address, phone, whatsapp },
    group: toOrderGroup({ me: purchase.member_number, lines, members, ctx }),
    products: lines.map((line) => toMemberLine({ line, members, ctx })),
    ...toMoney({ ctx, purchase, parts, bill }),
    cutlery: details.cutlery ?? false,
    packed: details.packed ?? true,
    comment: isOwner ? (details.comment ?? '') : '',
    contact: isOwner ? (details.contact ?? null) : null,
    invoice: isOwner ? (details.invoice ?? null) : null,
    place: isOwner ? parseAddress(details.place) : null,
    ...toSchedule(purchase),
    arrival: toArrival(purchase),
    timeline: toTimeline(parts.moments, purchase.id),
    stalls: toStalls({ ...parts, ctx, stalls }),
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
  const purchase = await getOwnPurchase({ sql, ctx, purchaseId, guests: true, group: true });
  await ctx.checkpoint('order-read');
  const [order] = await toOrders({ sql, ctx, purchases: [purchase] });
  if (!order) throw new Error('an order was not loaded');
  return order;
}
