import { majorOf } from '@/backend/branches';
import {
  listPricedLines,
  loadCart,
  membersOf,
  type PricedLine,
  packedOf,
  sumSaved,
  toBill,
  toCoupon,
  toMemberLine,
  toOrderGroup,
  toSchedule,
  withoutWords,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type MemberPurchaseRow, type PurchaseRow, paysNothing } from '@/backend/purchases';
import { type GroupMemberRow, listGroupMembers } from '@/backend/purchases/members';
import { type LatestPayment, listLatestPayments } from '@/backend/purchases/payments';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { parseAddress } from '@/lib/contract/people/contact';
import type { Bill } from '@/lib/domain/cart/bill';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import { isBilled } from '@/lib/domain/table/rounds';
import { cancelEndOf } from './cancel-end';
import { listNoticeChoices, type NoticeChoices, toNotices } from './notices/order-notices';
import { listOwnRatings, type OrderRatingRow, toOwnRating } from './rating-rows';
import { type OrderMoment, readMoments } from './read-moments';
import { listStallRows, toStalls, toTimeline } from './stalls/stall-rows';
import { toTipChoice } from './tip-choice';
import { toPayment } from './to-payment';
import { toRefunds } from './to-refunds';

export type History = { payments: ReadonlyMap<number, LatestPayment>; moments: OrderMoment[] };

/** Reads payments and moments; for an account only the caller's own payments (rule payments/shares). */
export async function readHistory({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly Pick<PurchaseRow, 'id' | 'is_account'>[];
}): Promise<History> {
  const ids = purchases.map(({ id }) => id);
  const payerIds = purchases.map(({ is_account }) => (is_account ? getDinerId(ctx) : null));
  const [payments, moments] = await Promise.all([
    listLatestPayments({ sql, instanceId: ctx.instance.id, purchaseIds: ids, payerIds }),
    readMoments({ sql, ctx, ids }),
  ]);
  return { payments, moments };
}
type Parts = History & {
  lines: ReadonlyMap<number, PricedLine[]>;
  /** The stalls of all these orders. */
  stalls: readonly PurchaseRow[];
  members: readonly GroupMemberRow[];
  /** The caller's own. */
  ratings: readonly OrderRatingRow[];
  choices: NoticeChoices;
};

/** Sends as many statements for one order as for twenty. */
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
  const ids = purchases.map(({ id }) => id);
  const [history, lines, members, ratings, choices] = await Promise.all([
    readHistory({ sql, ctx, purchases: all }),
    listPricedLines({ sql, ctx, purchases: all }),
    listGroupMembers({ sql, ctx, purchases }),
    listOwnRatings({ sql, ctx, profileId: getDinerId(ctx), ids }),
    listNoticeChoices({ sql, ctx, ids }),
  ]);
  return { ...history, lines, members, ratings, choices, stalls };
}

/** Coupon, delivery and tip are shown to the owner alone (rule cart/group). */
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
export function toArrival({
  status,
  released_at: start,
  details: { arrival },
}: PurchaseRow): Order['arrival'] {
  if (!arrival || !start || status === 'cart') return null;
  const { from, to } = arrivalWindow({ arrival, start });
  return { from: from.toISOString(), to: to.toISOString() };
}

/** An order that is not paid has no pick-up number yet (rule table/pick-up). */
export const toPickUp = ({
  turn: number,
  pick_up_code: code,
  released_at,
}: Pick<PurchaseRow, 'turn' | 'pick_up_code' | 'released_at'>): Order['pick_up'] =>
  number !== null && code !== null && released_at !== null ? { number, code } : null;

const FAILED: readonly Payment['status'][] = ['declined', 'error', 'expired'];

/**
 * Whether it is paid, is on its way or is still waited for: by which way, what failed and how much are its owner's
 * (rule cart/group). Each part is named here, so that none comes along unseen.
 */
const toGuestPayment = ({ id, online, status, retry_until }: Payment, amount: number): Payment => ({
  ...{ id, online, retry_until, amount },
  status: FAILED.includes(status) ? 'expired' : status,
  method: null,
  cash_amount: null,
  message: null,
  not_created: false,
  not_received: false,
  given_up: false,
  cancelled: false,
  next_action: null,
  pse: null,
  transfer: null,
});

type Money = Pick<Order, 'bill' | 'total' | 'coupon' | 'payment_method' | 'payment' | 'refunds'>;

/** The costs and payments that the caller may read (rule cart/group, rule orders/members). */
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

/** Contact, address, comment and cancelling: null or empty for everybody but the owner (rule orders/members). */
function toOwnersPart({ ctx, purchase }: Pick<Shown, 'ctx' | 'purchase'>) {
  const { details, service } = purchase;
  const isOwner = purchase.role === 'owner';
  return {
    comment: isOwner ? (details.comment ?? '') : '',
    contact: isOwner ? (details.contact ?? null) : null,
    invoice: isOwner ? (details.invoice ?? null) : null,
    place: isOwner ? parseAddress(details.place) : null,
    shipping_zone: isOwner && service === 'delivery' ? (details.shippingZone ?? null) : null,
    cancel_until: isOwner ? (cancelEndOf({ purchase, now: ctx.now })?.toISOString() ?? null) : null,
    cancel_reason: isOwner ? (details.cancelReason ?? null) : null,
  };
}

/** Words to a dish are for members who choose (rule orders/members). */
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
  const isAmong = purchase.role === 'owner' || purchase.member_number !== null;
  const members = membersOf(parts.members, purchase);
  const toShown = (line: PricedLine) => {
    const shown = toMemberLine({ line, members, ctx });
    return isAmong ? shown : withoutWords(shown);
  };
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
    // Its code fetches the food, which paying needs not.
    pick_up: isAmong ? toPickUp(purchase) : null,
    // The person at the door tells it; a payer by a link has no need of it.
    delivery_code: isAmong ? (purchase.delivery_code?.code ?? null) : null,
    number: purchase.number,
    bck_purchase_id: purchase.bck_purchase_id,
    supplier: { id: supplier.id, slug: supplier.slug, name, address, phone, whatsapp },
    agreed: purchase.agreed,
    group: toOrderGroup({ me: purchase.member_number, lines, members, ctx }),
    products: lines.map(toShown),
    ...toMoney({ ctx, purchase, parts, bill }),
    saved: majorOf(ctx.instance.currency)(
      sumSaved(purchase.status === 'cart' ? lines.filter(({ sold }) => sold) : lines),
    ),
    cutlery: details.cutlery ?? false,
    packed: packedOf(purchase),
    ...toOwnersPart({ ctx, purchase }),
    ...toSchedule(purchase),
    arrival: toArrival(purchase),
    staff_words: details.staffWords ?? null,
    tip_choice: toTipChoice({ ctx, purchase, payment: parts.payments.get(purchase.id) }),
    notices: toNotices({ ctx, purchase, ...parts }),
    timeline: toTimeline(parts.moments, purchase.id),
    ...toOwnRating({ ctx, purchase, ...parts }),
    stalls: toStalls({ ...parts, ctx, stalls, readsWords: isAmong }),
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
