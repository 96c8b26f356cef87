import { type SupplierRow, schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import type { AddressDraft, Contact } from '@/lib/contract/people/contact';
import type { Invoice } from '@/lib/contract/people/invoice';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Subservice } from '@/lib/domain/branches/services';
import { slotEnd } from '@/lib/domain/branches/slot-hours';
import type { Bill } from '@/lib/domain/cart/bill';
import { asksTip, NO_TIP, SUGGESTED_TIP, type TipChoice } from '@/lib/domain/cart/tip';
import type { ArrivalMinutes } from '@/lib/domain/orders/arrival';
import type { MemberRole } from '@/lib/domain/orders/members';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { PURCHASE_COUPON, type PurchaseCoupon } from './coupon-of-cart';

/** Amounts in minor units. */
export type PurchaseDetails = {
  cutlery?: boolean | undefined;
  packed?: boolean | undefined;
  comment?: string | undefined;
  tip?: TipChoice | undefined;
  contact?: Contact | null | undefined;
  place?: AddressDraft | null | undefined;
  shippingZone?: string | null | undefined;
  scheduleDate?: string | null | undefined;
  scheduleHour?: string | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
  cashMinor?: number | null | undefined;
  birthDate?: string | null | undefined;
  invoice?: Invoice | null | undefined;
  /** As it was told when the order was placed. */
  arrival?: ArrivalMinutes | null | undefined;
};

export type OrderService = 'delivery' | 'take_away' | 'on_table';

export type PurchaseRow = {
  id: number;
  profile_id: number;
  status: OrderStatus;
  service: OrderService;
  subservice: Subservice | null;
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
  coupon: PurchaseCoupon | null;
  created_at: Date;
  has_zones: boolean;
  supplier: SupplierRow;
};
/** As one of its members sees it. */
export type MemberPurchaseRow = PurchaseRow & { role: MemberRole };

const PURCHASE_COLUMNS = `c.id, c.profile_id, c.status, c.service, c.subservice, c.version, c.details, c.bill, c.total_minor, c.stock_held, c.hold_until, c.released_at,
    c.placed_at, c.placed_key, c.bck_purchase_id, c.number, c.created_at, ${PURCHASE_COUPON},
    exists (select 1 from zones z where z.instance_id = c.instance_id and z.supplier_id = c.supplier_id
      and z.active and z.removed_at is null) as has_zones,
    jsonb_build_object('id', s.id, 'slug', s.slug, 'city_id', s.city_id, 'on_table_class', s.on_table_class,
      'services', s.services, 'settings', s.settings) as supplier`;
const PURCHASE_TABLES =
  'purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id';

export const PURCHASE_SELECT = `select ${PURCHASE_COLUMNS} from ${PURCHASE_TABLES} where c.instance_id = $1`;

/** Those of which the profile $2 is a member: a diner reaches no other (rule orders/members). */
export const MEMBER_SELECT = `select ${PURCHASE_COLUMNS}, m.role from ${PURCHASE_TABLES}
  join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id and m.profile_id = $2
  where c.instance_id = $1`;

/** The caller's own; a guest's too if asked for, once it is placed. @throws not_found also for anybody else's,
 * unauthorized, owner_only, order_closed for a guest of what is a cart again */
export async function getOwnPurchase({
  sql,
  ctx,
  purchaseId,
  lock = false,
  guests = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  /** Until the transaction ends. */
  lock?: boolean;
  /** A cart and what changes an order are its owner's alone. */
  guests?: boolean;
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
  if (!row) throw new AppError('not_found');
  if (row.role === 'owner') return row;
  if (!guests) throw new AppError('owner_only');
  if (row.status === 'cart') throw new AppError('order_closed');
  return row;
}

/** Locks it. @throws not_found, cart_locked while being paid, order_closed after */
export async function lockOpenCart(input: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<PurchaseRow> {
  return assertOpen(await getOwnPurchase({ ...input, lock: true }));
}

/** @throws cart_locked while being paid, order_closed after */
export function assertOpen(row: PurchaseRow): PurchaseRow {
  if (row.status === 'in_progress') throw new AppError('cart_locked');
  if (row.status !== 'cart') throw new AppError('order_closed');
  return row;
}

/** Empty parts: not chosen yet. */
export type Wanted = { date: string | null; hour: string | null };

/** As carts and orders say it. */
export function toSchedule(
  purchase: Pick<PurchaseRow, 'service' | 'subservice' | 'details' | 'supplier'>,
): Pick<Cart, 'schedule_date' | 'schedule_hour' | 'schedule_until'> {
  const { date = null, hour = null } = scheduleOf(purchase) ?? {};
  const { supplier, service } = purchase;
  const { slotMinutes } = schedulingOf({ settings: supplier.settings, service });
  return {
    schedule_date: date,
    schedule_hour: hour,
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

/** The diner's choice or the suggestion; none where no tip is asked (docs/decisions/0071). */
export function tipOf({ purchase, ctx }: { purchase: PurchaseRow; ctx: Context }): TipChoice {
  const { country, noTip } = ctx.instance;
  const { details, supplier } = purchase;
  const service = toServiceChoice(purchase);
  const isAsked = asksTip({ country, noTip, service, onTableClass: supplier.on_table_class });
  return isAsked ? (details.tip ?? SUGGESTED_TIP) : NO_TIP;
}

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
  };
  return { ...details, ...changed };
}
