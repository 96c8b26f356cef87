import { type SupplierRow, schedulingOf, supplierJson } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { Seat } from '@/backend/table';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Subservice } from '@/lib/domain/branches/services';
import { slotEnd } from '@/lib/domain/branches/slot-hours';
import { slotDay } from '@/lib/domain/branches/slots';
import type { Bill } from '@/lib/domain/cart/bill';
import { isGroupOpen } from '@/lib/domain/cart/group';
import { asksTip, NO_TIP, SUGGESTED_TIP, type TipChoice } from '@/lib/domain/cart/tip';
import type { MemberRole } from '@/lib/domain/orders/members';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isPackedOrder } from '@/lib/domain/orders/packing';
import { PURCHASE_COUPON, type PurchaseCoupon } from './coupon-of-cart';
import { PURCHASE_STALLS } from './court';
import type { PurchaseDetails } from './purchase-details';

export type OrderService = 'delivery' | 'take_away' | 'on_table';
/** `book`: the deposit of a booking, which is no order (rule booking/deposit). */
export type PurchaseService = OrderService | 'book';

export type PurchaseRow = {
  id: number;
  profile_id: number;
  status: OrderStatus;
  service: PurchaseService;
  subservice: Subservice | null;
  /** The table or room that it goes to. */
  seat: Seat | null;
  version: number;
  details: PurchaseDetails;
  /** Of the moment of placing; null in a cart that was never placed. */
  bill: Bill | null;
  total_minor: number | null;
  stock_held: boolean;
  hold_until: Date | null;
  released_at: Date | null;
  placed_at: Date | null;
  placed_key: string | null;
  bck_purchase_id: string | null;
  /** Counted per tenant; null before placing. */
  number: number | null;
  /** What a counter calls out (rule table/pick-up). */
  turn: number | null;
  pick_up_code: string | null;
  /** Of a table (rule table/account). */
  is_account: boolean;
  bill_asked_at: Date | null;
  touched_at: Date | null;
  /** Whose deposit it is (rule booking/deposit). */
  booking_id: number | null;
  /** Until when others add to it; null if nobody ever could (rule cart/group). */
  group_until: Date | null;
  coupon: PurchaseCoupon | null;
  /** Of a stall's part: the order of the court that was paid (rule table/court). */
  court_order_id: number | null;
  /** A court's order whose lines are its stalls' now. */
  is_split: boolean;
  created_at: Date;
  has_zones: boolean;
  /** Null of a cart, and of what was placed before it was kept. */
  agreed: { seller: string; includes_tax: boolean } | null;
  supplier: SupplierRow;
  /** Those of the court of a cart; else null. */
  stalls: SupplierRow[] | null;
};
/** As one of its members sees it. */
export type MemberPurchaseRow = PurchaseRow & {
  role: MemberRole;
  /** In a group or an account; null of its one owner, and of whom a link let in to pay. */
  member_number: number | null;
  /** A link let them in to pay. */
  is_payer: boolean;
};

/** Of a cart or an order. @throws not_found for a deposit, which is neither */
export function orderServiceOf({ service }: Pick<PurchaseRow, 'service'>): OrderService {
  if (service === 'book') throw new AppError('not_found');
  return service;
}

/** An order keeps its branch's name, address and time zone (rule orders/agreed). */
const AGREED_SUPPLIER = `${supplierJson('s')} || case when c.agreed is null then '{}'::jsonb
      else jsonb_build_object('settings', s.settings || (c.agreed -> 'branch')) end`;

/** SQL: who sells it and its sentence about tax, as they were when it was placed (rule orders/agreed). @param of its table */
export const agreedJson = (of: string): string => `case when ${of}.agreed -> 'seller' is not null
      then jsonb_build_object('seller', ${of}.agreed -> 'seller', 'includes_tax', ${of}.agreed -> 'includesTax') end`;

const PURCHASE_COLUMNS = `c.id, c.profile_id, c.status, c.service, c.subservice, c.version, c.details, c.bill, c.total_minor, c.stock_held, c.hold_until, c.released_at,
    c.placed_at, c.placed_key, c.bck_purchase_id, c.number, c.turn, c.pick_up_code, c.is_account, c.bill_asked_at, c.touched_at, c.group_until,
    c.court_order_id, c.is_split, c.created_at, ${PURCHASE_COUPON}, ${PURCHASE_STALLS},
    case when c.service = 'book' then (select b.id from bookings b
      where b.instance_id = c.instance_id and b.deposit_purchase_id = c.id) end as booking_id,
    exists (select 1 from zones z where z.instance_id = c.instance_id and z.supplier_id = c.supplier_id
      and z.active and z.removed_at is null) as has_zones,
    ${agreedJson('c')} as agreed, ${AGREED_SUPPLIER} as supplier,
    (select jsonb_build_object('id', t.id, 'kind', t.kind, 'label', t.label) from tables t
     where t.instance_id = c.instance_id and t.id = c.table_id) as seat`;
const PURCHASE_TABLES =
  'purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id';

export const PURCHASE_SELECT = `select ${PURCHASE_COLUMNS} from ${PURCHASE_TABLES} where c.instance_id = $1`;

/**
 * Those of which the profile $2 is a member: a diner reaches no other (rule orders/members). Whoever was taken off and has a
 * link to pay is the link's guest alone.
 */
export const MEMBER_SELECT = `select ${PURCHASE_COLUMNS}, case when m.left_at is null then m.role else 'guest' end as role,
    case when m.left_at is null then m.number end as member_number, m.pays_at is not null as is_payer
  from ${PURCHASE_TABLES}
  join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id and m.profile_id = $2
    and (m.left_at is null or m.pays_at is not null)
  where c.instance_id = $1`;

/** Whoever a group's link let in: they fill the cart and read their order (rule cart/group). */
const isGroupGuest = ({ role, member_number, group_until }: MemberPurchaseRow): boolean =>
  role === 'guest' && member_number !== null && group_until !== null;

/** A group's guest pays nothing, but by a link to pay the order (rule orders/links). */
export const paysNothing = (row: MemberPurchaseRow): boolean =>
  isGroupGuest(row) && (!row.is_payer || row.status === 'cart');

/** The caller's own; a guest's too if asked for, once it is placed. @throws not_found also for anybody else's,
 * unauthorized, owner_only, order_closed for a guest of what is a cart again */
export async function getOwnPurchase({
  sql,
  ctx,
  purchaseId,
  lock = false,
  guests = false,
  group = false,
  table = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  /** Until the transaction ends. */
  lock?: boolean;
  /** A cart and what changes an order are its owner's alone. */
  guests?: boolean;
  /** Also the guests of a group, who fill the cart and pay no order. */
  group?: boolean;
  /** Also the members at a table. */
  table?: boolean;
}): Promise<MemberPurchaseRow> {
  const read = () =>
    sql<MemberPurchaseRow>(`${MEMBER_SELECT} and c.id = $3 ${lock ? 'for update of c' : ''}`, [
      ctx.instance.id,
      getDinerId(ctx),
      purchaseId,
    ]);
  const [found] = await read();
  // A cart that went to another branch while this waited fits the old one no more: it is held by now, and read anew.
  const row = found ?? (lock ? (await read())[0] : undefined);
  // Erased while this waited (rule people/erase).
  if (!row || (row.status === 'cart' && row.details.isErased)) throw new AppError('not_found');
  const isOneOfThem = (group && isGroupGuest(row)) || (table && row.is_account && row.member_number !== null);
  if (row.role === 'owner' || isOneOfThem) return row;
  if (!guests || paysNothing(row)) throw new AppError('owner_only');
  if (row.status === 'cart') throw new AppError('order_closed');
  return row;
}

/** Locks it. @throws not_found, cart_locked while being paid, order_closed after, owner_only */
export async function lockOpenCart(input: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<MemberPurchaseRow> {
  return assertOpen(await getOwnPurchase({ ...input, lock: true }));
}

/** The same for who fills a cart together with others. @throws also group_closed, for a guest */
export async function lockSharedCart(input: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<MemberPurchaseRow> {
  const held = await getOwnPurchase({ ...input, lock: true, group: true });
  // Whoever was taken out while this waited is found out here: the lock read that membership before it waited.
  const row = assertOpen(held.role === 'guest' ? await getOwnPurchase({ ...input, group: true }) : held);
  const isOver = row.role === 'guest' && !isGroupOpen({ until: row.group_until, now: input.ctx.now });
  if (isOver) throw new AppError('group_closed');
  return row;
}

/** @throws cart_locked while being paid, order_closed after */
export function assertOpen<R extends PurchaseRow>(row: R): R {
  if (row.status === 'in_progress') throw new AppError('cart_locked');
  if (row.status !== 'cart') throw new AppError('order_closed');
  return row;
}

/** Empty parts: not chosen yet. */
export type Wanted = { date: string | null; hour: string | null };

/** As carts and orders say it. */
export function toSchedule(
  purchase: Pick<PurchaseRow, 'service' | 'subservice' | 'details' | 'supplier'>,
): Pick<Cart, 'schedule_date' | 'schedule_hour' | 'schedule_day' | 'schedule_until'> {
  const { date = null, hour = null } = scheduleOf(purchase) ?? {};
  const { supplier, service } = purchase;
  const bound = { hours: supplier.settings, service: toServiceChoice(purchase) };
  const { slotMinutes } = schedulingOf({ settings: supplier.settings, service });
  return {
    schedule_date: date,
    schedule_hour: hour,
    schedule_day: date === null || hour === null ? date : slotDay({ ...bound, slot: { date, hour } }),
    schedule_until: hour === null ? null : slotEnd({ hour, slotMinutes }),
  };
}

/** Null: as soon as can be (rule cart/hour). */
export function scheduleOf({
  subservice,
  details: { scheduleDate, scheduleHour },
}: Pick<PurchaseRow, 'subservice' | 'details'>): Wanted | null {
  if (subservice !== 'schedule') return null;
  return { date: scheduleDate ?? null, hour: scheduleHour ?? null };
}

/** (rule cart/packing) */
export const packedOf = (order: PurchaseRow): boolean =>
  isPackedOrder({ order, said: order.details.packed ?? null });

/** (rule cart/tip) */
export function isTipAsked({ purchase, ctx }: { purchase: PurchaseRow; ctx: Context }): boolean {
  const { country, noTip } = ctx.instance;
  const service = toServiceChoice(purchase);
  return asksTip({ country, noTip, service, onTableClass: purchase.supplier.on_table_class });
}

/** The diner's choice or the suggestion; none where no tip is asked (docs/decisions/0071). */
export const tipOf = (cart: { purchase: PurchaseRow; ctx: Context }): TipChoice =>
  isTipAsked(cart) ? (cart.purchase.details.tip ?? SUGGESTED_TIP) : NO_TIP;

/** Nothing before the diner answered. */
export function chargedTipOf(cart: { purchase: PurchaseRow; ctx: Context }): TipChoice {
  return cart.purchase.details.tip ? tipOf(cart) : NO_TIP;
}

/** What was left out stays. */
export function changeDetails({
  details,
  changes,
  toMinor,
}: {
  details: PurchaseDetails;
  changes: CartChanges;
  toMinor: (amount: number) => number;
}): PurchaseDetails {
  const {
    tip,
    shipping_zone,
    schedule_date,
    schedule_hour,
    payment_method,
    cash_amount,
    birth_date,
    guest_name,
    subservice: _column,
    ...rest
  } = changes;
  const changed: PurchaseDetails = {
    ...rest,
    ...(tip
      ? { tip: { include: tip.include, percent: tip.percent, customMinor: toMinor(tip.customValue) } }
      : {}),
    ...(shipping_zone === undefined ? {} : { shippingZone: shipping_zone }),
    ...(schedule_date === undefined ? {} : { scheduleDate: schedule_date }),
    ...(schedule_hour === undefined ? {} : { scheduleHour: schedule_hour }),
    ...(payment_method === undefined ? {} : { paymentMethod: payment_method }),
    ...(cash_amount === undefined ? {} : { cashMinor: cash_amount === null ? null : toMinor(cash_amount) }),
    ...(birth_date === undefined ? {} : { birthDate: birth_date }),
    ...(guest_name === undefined ? {} : { guestName: guest_name }),
  };
  return { ...details, ...changed };
}
