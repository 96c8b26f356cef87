import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { findSlot, type Scheduling, type TakenSlots } from '@/lib/domain/branches/slots';
import { isRoomCharge, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { isBelowLeast } from '@/lib/domain/payments/providers';
import { refuseByAge } from '@/lib/domain/people/age';
import { isLeftOut } from '@/lib/domain/people/asked-rule';
import { findDocumentIssue } from '@/lib/domain/people/documents';
import { findInvoiceIssue } from '@/lib/domain/people/invoice';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';
import { isBlankSurname } from '@/lib/domain/table/guest-name';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { Country } from '@/lib/domain/tenant/countries';
import { COUPON_REFUSALS } from './coupon';
import { missingToMinimum } from './minimum-order';

export const CART_ISSUES = [
  'empty',
  'product_removed',
  'product_unavailable',
  'out_of_stock',
  'product_max',
  'product_hours',
  'options_changed',
  'option_sold_out',
  'stall_closed',
  'stall_unavailable',
  'min_order',
  ...COUPON_REFUSALS,
  'closed',
  'delivery_closed',
  'paused',
  'schedule_required',
  'slot_taken',
  'slot_full',
  'now_full',
  'place_required',
  'place_vague',
  'no_coverage',
  'branch_not_in_area',
  'zone_required',
  'contact_required',
  'document_invalid',
  'phone_invalid',
  'invoice_invalid',
  'age_required',
  'under_age',
  'dry_law',
  'tip_invalid',
  'payment_method_required',
  'payment_minimum',
  'cash_amount_low',
  'guest_required',
  'code_required',
] as const;
export type CartIssueKey = (typeof CART_ISSUES)[number];

/** A rule that a cart breaks; `lineId` if it concerns one line. Names ending in `Minor` hold minor units. */
export type CartIssueFound = {
  key: CartIssueKey;
  lineId: number | null;
  values: Record<string, number | string>;
};

type LineFacts = {
  id: number;
  offerId: number;
  name: string;
  count: number;
  stock: number | null;
  maxPerOrder: number | null;
  sold: boolean;
  available: boolean;
  /** When it is served, of what is not at the wanted time (rule menu/served). */
  hours: string | null;
  choicesFit: boolean;
  /** The name of the first chosen option that is sold out; null: none is. */
  soldOutOption: string | null;
  isAlcoholic: boolean;
};

export const cartIssue = (
  key: CartIssueKey,
  { lineId = null, values = {} }: Partial<Omit<CartIssueFound, 'key'>> = {},
): CartIssueFound => ({ key, lineId, values });

/** Something else may be wrong beside what is sold out; the form of the line says all of it. */
function findChoiceIssue({ id, name, choicesFit, soldOutOption }: LineFacts): CartIssueFound[] {
  if (choicesFit) return [];
  if (soldOutOption === null)
    return [cartIssue('options_changed', { lineId: id, values: { product: name } })];
  return [cartIssue('option_sold_out', { lineId: id, values: { product: name, option: soldOutOption } })];
}

/** Lines that are gone, off, above stock or maximum (summed over lines, rule cart/stock) or wrongly chosen. */
export function findLineIssues(lines: readonly LineFacts[]): CartIssueFound[] {
  return lines.flatMap((line) => {
    const about = { lineId: line.id, values: { product: line.name } };
    if (!line.sold) return [cartIssue('product_removed', about)];
    if (!line.available) return [cartIssue('product_unavailable', about)];
    const asked = lines
      .filter(({ offerId }) => offerId === line.offerId)
      .reduce((sum, { count }) => sum + count, 0);
    const short = line.stock !== null && asked > line.stock;
    const { maxPerOrder: limit } = line;
    return [
      ...(short
        ? [cartIssue('out_of_stock', { ...about, values: { product: line.name, stock: line.stock ?? 0 } })]
        : []),
      ...(limit !== null && asked > limit
        ? [cartIssue('product_max', { ...about, values: { product: line.name, limit } })]
        : []),
      ...(line.hours === null
        ? []
        : [cartIssue('product_hours', { ...about, values: { product: line.name, hours: line.hours } })]),
      ...findChoiceIssue(line),
    ];
  });
}

type Asked = {
  hours: OpeningHours;
  now: Date;
  service: string;
  /** Where the diner sits, whom somebody there can tell more. */
  seat?: TableKind | null | undefined;
};

/** At an open branch deliveries may have ended or not begun (rule branches/hours), and staff may stop for a while (rule branches/pause). */
function findClosed({ hours, now, service, seat = null }: Asked) {
  const state = resolveOpenState({ hours, at: now, service });
  if (state.open) return [];
  const isApart = service === 'delivery' && resolveOpenState({ hours, at: now }).open;
  const key = state.paused ? 'paused' : isApart ? 'delivery_closed' : 'closed';
  return [cartIssue(key, { values: { ...state.next, ...(seat && { seat }) } })];
}

/** Whether the branch is open now or at the chosen slot; a closed one names its next opening. */
export function findTimeIssues({
  hours,
  now,
  service,
  seat,
  schedule,
  scheduling,
  taken,
}: Asked & {
  /** Null: now. Empty parts: not chosen yet. */
  schedule: { date: string | null; hour: string | null } | null;
  scheduling: Scheduling;
  /** Held by others. */
  taken: TakenSlots;
}): CartIssueFound[] {
  if (schedule === null) return findClosed({ hours, now, service, seat });
  const { date, hour } = schedule;
  if (date === null || hour === null) return [cartIssue('schedule_required')];
  const slot = findSlot({ ...scheduling, hours, slot: { date, hour }, now, service, taken });
  if (slot?.available) return [];
  return [cartIssue(slot?.full ? 'slot_full' : 'slot_taken')];
}

/** Alcohol needs a birth date and the legal age; the first such line is named (rule people/age). */
export function findAgeIssues({
  lines,
  now,
  ...born
}: {
  lines: readonly Pick<LineFacts, 'name' | 'isAlcoholic'>[];
  birthDate: string | null;
  country: Country;
  now: Date;
  timezone: string;
}): CartIssueFound[] {
  const drink = lines.find(({ isAlcoholic }) => isAlcoholic);
  const refusal = drink ? refuseByAge({ ...born, at: now }) : null;
  return drink && refusal
    ? [cartIssue(refusal.key, { values: { product: drink.name, age: refusal.age } })]
    : [];
}

/** The highest minimum of instance, branch and zone, on products after promotions (rule cart/minimum-order). */
export function findMinimumIssues({
  productsMinor,
  minimumMinor,
}: {
  productsMinor: number;
  minimumMinor: number;
}): CartIssueFound[] {
  const missingMinor = missingToMinimum({ productsMinor, minimumMinor });
  return missingMinor === 0 ? [] : [cartIssue('min_order', { values: { minimumMinor, missingMinor } })];
}

/** An address in the coverage, or a zone without a map (rule delivery/coverage, rule delivery/price, rule delivery/other-branch). */
export function findAddressIssues({
  isDelivery,
  hasAddress,
  isVague,
  choosesZone,
  deliveryMinor,
  othersReach,
}: {
  isDelivery: boolean;
  hasAddress: boolean;
  /** No courier finds the door by its words (rule delivery/address). */
  isVague: boolean;
  choosesZone: boolean;
  deliveryMinor: number | null;
  /** Another branch delivers there. */
  othersReach: boolean;
}): CartIssueFound[] {
  if (!isDelivery) return [];
  if (!hasAddress) return [cartIssue('place_required')];
  if (isVague) return [cartIssue('place_vague')];
  if (deliveryMinor !== null) return [];
  if (choosesZone) return [cartIssue('zone_required')];
  return [cartIssue(othersReach ? 'branch_not_in_area' : 'no_coverage')];
}

/**
 * Missing or invalid contact, e-mail, phone or document (rule people/contact, rule people/documents, rule people/optional-document,
 * rule people/optional-email, rule people/optional-phone).
 */
export function findContactIssues({
  country,
  asksDocument,
  asksEmail,
  asksPhone,
  contact,
}: {
  country: Country;
  asksDocument: boolean;
  asksEmail: boolean;
  asksPhone: boolean;
  contact: { email: string; phone: string; phone_code: string; dni_type: string; dni: string } | null;
}): CartIssueFound[] {
  if (!contact || (asksEmail && contact.email === '') || (asksPhone && contact.phone === ''))
    return [cartIssue('contact_required')];
  const { dni_type: type, dni: number } = contact;
  const found = isLeftOut({ isAsked: asksDocument, text: number })
    ? null
    : findDocumentIssue({ country, type, number });
  return [
    ...(contact.phone !== '' && findPhoneIssue(contact) ? [cartIssue('phone_invalid')] : []),
    ...(found?.blocks ? [cartIssue('document_invalid')] : []),
  ];
}

/** None where none is wanted (rule people/invoice). */
export function findInvoiceIssues({
  country,
  invoice,
}: {
  country: Country;
  invoice: Parameters<typeof findInvoiceIssue>[0]['invoice'] | null;
}): CartIssueFound[] {
  return invoice && findInvoiceIssue({ country, invoice }) ? [cartIssue('invoice_invalid')] : [];
}

/** A charge to the room needs its guest's name (rule table/room-charge). */
export const findGuestIssues = ({
  method,
  guestName,
}: {
  method: PaymentMethod | null;
  guestName: string;
}): CartIssueFound[] =>
  method !== null && isRoomCharge(method) && isBlankSurname(guestName) ? [cartIssue('guest_required')] : [];

/** A null note means the exact amount (rule payments/cash). */
export const isCashEnough = ({
  cashMinor,
  totalMinor,
}: {
  cashMinor: number | null;
  totalMinor: number;
}): boolean => cashMinor === null || cashMinor >= totalMinor;

/**
 * The method must be offered for the service, and its gateway charge so little; a named note must cover the bill.
 * @param leastMinor of the method's gateway
 */
export function findPaymentIssues({
  method,
  offered,
  leastMinor,
  cashMinor,
  totalMinor,
}: {
  method: PaymentMethod | null;
  offered: readonly PaymentMethod[];
  leastMinor: number | null;
  cashMinor: number | null;
  totalMinor: number;
}): CartIssueFound[] {
  if (method === null || !offered.includes(method)) return [cartIssue('payment_method_required')];
  if (leastMinor !== null && isBelowLeast({ amount: totalMinor, least: leastMinor }))
    return [cartIssue('payment_minimum', { values: { minimumMinor: leastMinor } })];
  if (method !== 'cash' || isCashEnough({ cashMinor, totalMinor })) return [];
  return [cartIssue('cash_amount_low', { values: { totalMinor } })];
}
