import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { keepAnswer } from '@/backend/platform/idempotency';
import {
  lockSharedCart,
  type MemberPurchaseRow,
  type PurchaseDetails,
  type PurchaseRow,
} from '@/backend/purchases';
import { addLine, putLine } from '@/backend/purchases/lines';
import type { AddProductRequest, Cart } from '@/lib/contract/cart/cart';
import { hasSubservice } from '@/lib/domain/branches/service-choice';
import { CART_LINES } from '@/lib/domain/cart/line-limits';
import { toChoices } from '@/lib/domain/cart/stored-choices';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { nestGroups } from '@/lib/domain/menu/options/nest-groups';
import { findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { isServed } from '@/lib/domain/menu/served';
import { servedHours } from '@/lib/domain/menu/served-hours';
import { refuseByAge } from '@/lib/domain/people/age';
import { announceDraft } from '../announce-draft';
import { assertHour, offersHours } from '../assert-hour';
import { sellsFrom } from '../branch/court';
import { followSeat } from '../branch/find-seat';
import { findOrBeginCart } from '../branch/open-cart';
import { answerChanged } from '../change-cart';
import { isNotDone } from '../group/set-done';
import { scheduleOf } from '../schedule';
import { findOffer, keptPriceOf, lineOf, type Offer, type Work } from './find-offer';
import { wantedAt } from './line-facts';
import { findRemoved, withoutRemoved } from './removed-line';
import { findReplaced, type ReplacedLine } from './replaced-line';

type Input = AddProductRequest;

/** The table or room that the caller names. */
const namedSeat = ({ data_purchase: { room_id, table_id } }: Input): number | null =>
  room_id ?? table_id ?? null;

/** @throws invalid_input */
function assertOfService({ data_purchase, purchase_id, replaces }: Input): void {
  if (replaces !== undefined && !purchase_id)
    throw new AppError('invalid_input', { fields: { purchase_id: 'required' } });
  const { service, subservice = null, table_id = null, room_id = null } = data_purchase;
  const isElsewhere = service !== 'on_table';
  const strange = Object.entries({
    subservice: !hasSubservice({ service, subservice }),
    table_id: isElsewhere && table_id !== null,
    room_id: isElsewhere && room_id !== null,
  }).filter(([, isStrange]) => isStrange);
  if (strange.length === 0) return;
  const fields = strange.map(([name]) => [`data_purchase.${name}`, 'not_of_service']);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

/** (rule cart/one-per-service) */
function findOrBegin({ sql, ctx, input }: Work): Promise<number> {
  const { service, subservice = null, supplier_id: supplierId } = input.data_purchase;
  return findOrBeginCart({ sql, ctx, supplierId, service, subservice, named: namedSeat(input) });
}

/** The guest of a group who chooses a line; null: its owner (rule cart/group). */
const memberOf = (ctx: Context, { role }: MemberPurchaseRow): number | null =>
  role === 'guest' ? getDinerId(ctx) : null;

/** Locks the cart. @throws not_found, cart_locked, order_closed, group_closed, owner_only, idempotency_in_flight */
async function findBoth(
  work: Work,
): Promise<{ found: MemberPurchaseRow; offer: Offer | undefined; replaced: ReplacedLine | null }> {
  const { sql, ctx, input } = work;
  const purchaseId = input.purchase_id || (await findOrBegin(work));
  const [purchase, ownOffer] = await Promise.all([
    lockSharedCart({ sql, ctx, purchaseId }),
    findOffer(work, purchaseId, null),
    keepAnswer({ sql, ctx, kept: { purchase_id: purchaseId } }),
  ]);
  const memberId = memberOf(ctx, purchase);
  const replaced = await findReplaced({ work, purchaseId, memberId });
  const isKnown = memberId === null && replaced === null;
  const offer = isKnown ? ownOffer : await findOffer(work, purchaseId, memberId, replaced?.id ?? null);
  return { found: purchase, offer, replaced };
}

/** @throws not_found, product_unavailable, out_of_stock, product_max, cart_full */
function assertOffered({ input }: Work, purchase: PurchaseRow, offer: Offer | undefined): Offer {
  if (!offer || !sellsFrom(purchase, offer.supplier_id)) throw new AppError('not_found');
  if (!offer.available || !canBeChosen(nestGroups(offer.groups ?? [])))
    throw new AppError('product_unavailable');
  if (offer.stock !== null && offer.in_cart + input.product.count > offer.stock) {
    throw new AppError('out_of_stock', { values: { stock: offer.stock } });
  }
  const { max_per_order: limit } = offer;
  if (limit !== null && offer.in_cart + input.product.count > limit) {
    throw new AppError('product_max', { values: { limit } });
  }
  if (offer.lines >= CART_LINES && !offer.counts_on) {
    throw new AppError('cart_full', { values: { limit: CART_LINES } });
  }
  return offer;
}

/**
 * Checks the age of the caller, who adds it; a group's owner is checked when the order is placed. @throws age_required,
 * under_age
 */
function assertOfAge({ ctx }: Work, purchase: PurchaseRow, offer: Offer): void {
  const refusal = offer.is_alcoholic
    ? refuseByAge({
        birthDate: offer.birth_date,
        country: ctx.instance.country,
        at: ctx.now,
        timezone: purchase.supplier.settings.timezone,
      })
    : null;
  if (refusal) throw new AppError(refusal.key, { values: { age: refusal.age } });
}

/** @throws options_invalid, by group */
function assertChoices({ input }: Work, offer: Offer): void {
  const choices = toChoices(input.product.options ?? []);
  const issues = findChoiceIssues({ groups: nestGroups(offer.groups ?? []), choices });
  if (issues.length === 0) return;
  throw new AppError('options_invalid', {
    fields: Object.fromEntries(
      issues.map(({ key, groupId, optionId }) => [String(groupId || optionId), key]),
    ),
    values: { limit: issues[0]?.limit ?? 0 },
  });
}

/**
 * Asks at the hour that it is wanted for, once that is chosen (rule menu/served); no screen shows the hour of an emptied cart, so
 * that gives way to what its owner adds. @throws product_hours
 */
function servedDetails({ ctx, input }: Work, purchase: MemberPurchaseRow, offer: Offer): PurchaseDetails {
  const { served: windows, lines } = offer;
  const { scheduleDate: _date, scheduleHour: _hour, ...withoutHour } = purchase.details;
  const at = wantedAt({ ctx, purchase });
  const { timezone } = purchase.supplier.settings;
  if (at === null || isServed({ windows, at, timezone })) return purchase.details;
  const isEmpty = lines === 0 && input.replaces === undefined;
  const mayGiveWay = isEmpty && purchase.role === 'owner' && !input.data_purchase.schedule;
  if (mayGiveWay && scheduleOf(purchase)) return withoutHour;
  throw new AppError('product_hours', {
    values: { hours: servedHours(windows, `${ctx.lang}-${ctx.instance.country}`) },
  });
}

/** A product ordered for later makes the cart one for later; only its diner changes it back (rule cart/hour). */
function subserviceOf(
  { input: { data_purchase: asked } }: Work,
  purchase: MemberPurchaseRow,
): PurchaseRow['subservice'] {
  if (purchase.role === 'guest') return purchase.subservice;
  const isLater = asked.service === purchase.service && asked.subservice === 'schedule';
  return isLater && offersHours(purchase) ? 'schedule' : purchase.subservice;
}

/** With the address and the hour that come along. @throws hour_not_offered, invalid_input */
function detailsOf({ ctx, input }: Work, purchase: PurchaseRow): PurchaseDetails {
  const { location, schedule, shipping_zone: zone } = input.data_purchase;
  const isDelivery = purchase.service === 'delivery';
  const place = {
    ...(location && isDelivery ? { place: location } : {}),
    ...(zone && isDelivery ? { shippingZone: zone } : {}),
  };
  if (!schedule) return { ...purchase.details, ...place };
  if (purchase.subservice !== 'schedule')
    throw new AppError('invalid_input', { fields: { 'data_purchase.schedule': 'not_scheduled' } });
  assertHour({ ctx, purchase, wanted: schedule });
  return { ...purchase.details, ...place, scheduleDate: schedule.date, scheduleHour: schedule.hour };
}

/** Where and when it is wanted is the owner's of a group to say (rule cart/group). @throws owner_only */
function assertOwnWishes({ input }: Work, { role }: MemberPurchaseRow): void {
  const { location, schedule, shipping_zone: zone } = input.data_purchase;
  if (role === 'guest' && (location || schedule || zone)) throw new AppError('owner_only');
}

function writeLine(
  work: Work,
  purchase: MemberPurchaseRow,
  offer: Offer,
  replaced: ReplacedLine | null,
): Promise<unknown> {
  const { sql, ctx, input } = work;
  const { id: offerId, count } = input.product;
  const memberId = memberOf(ctx, purchase);
  const before = findRemoved(work, purchase);
  const line = {
    ...{ purchaseId: purchase.id, offerId, ...lineOf(input), count, memberId },
    kept: keptPriceOf(work, purchase, offer, (replaced ?? before)?.kept ?? null),
    createdAt: before?.createdAt ?? ctx.now,
  };
  const countsOn = offer.counts_on;
  // Most often nothing equals it, and it takes the place of nothing.
  const isNew = replaced === null && countsOn === null;
  const written = isNew
    ? addLine({ sql, ctx, line })
    : putLine({ sql, ctx, line, replacedId: replaced?.id ?? null, countsOn });
  return memberId === null ? written : Promise.all([written, isNotDone({ sql, ctx, purchase })]);
}

/**
 * `POST /shopping_cart/add_product_cart`: prices come from the menu; minimum and closing time do not block
 * (rule cart/minimum-order).
 * @throws not_found, cart_locked, order_closed, product_unavailable, out_of_stock, product_max, product_hours, cart_full, options_invalid,
 * service_unavailable, on_table_unavailable, scan_table, scan_room, hour_not_offered,
 * invalid_input, owner_only, group_closed, age_required, under_age (rule people/age)
 */
export async function addProduct({ ctx, input }: { ctx: Context; input: Input }): Promise<Cart> {
  assertOfService(input);
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const work = { sql, ctx, input };
    const { found, offer, replaced } = await findBoth(work);
    const purchase = await followSeat({ sql, ctx, purchase: found, named: namedSeat(input) });
    assertOwnWishes(work, purchase);
    const offered = assertOffered(work, purchase, offer);
    assertChoices(work, offered);
    assertOfAge(work, purchase, offered);
    const subservice = subserviceOf(work, purchase);
    const wished = {
      ...detailsOf(work, { ...purchase, subservice }),
      ...(offered.birth_date !== null && purchase.role === 'owner' ? { birthDate: offered.birth_date } : {}),
    };
    const details = servedDetails(work, { ...purchase, subservice, details: wished }, offered);
    const written = writeLine(work, { ...purchase, subservice }, offered, replaced);
    const left = findRemoved(work, purchase) ? withoutRemoved(details) : details;
    return answerChanged({ sql, commitAhead, ctx, purchase, details: left, subservice, written });
  });
  announceDraft({ ctx, ...cart });
  return cart;
}
