import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { keepAnswer } from '@/backend/platform/idempotency';
import type { AddProductRequest, Cart } from '@/lib/contract/cart/cart';
import { hasSubservice } from '@/lib/domain/branches/service-choice';
import { CART_LINES, LINE_COUNT } from '@/lib/domain/cart/lines';
import { findChoiceIssues } from '@/lib/domain/menu/unit-price';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { refuseByAge } from '@/lib/domain/people/age';
import { announceDraft } from './announce-draft';
import { assertHour, offersHours } from './assert-hour';
import { answerChanged } from './change-cart';
import { sellsFrom } from './court';
import { followSeat } from './find-seat';
import { isNotDone } from './group/set-done';
import { findOrBeginCart } from './open-cart';
import { OFFER_GROUPS, type OptionGroup, storedChoices, toChoices } from './priced-lines';
import {
  lockSharedCart,
  type MemberPurchaseRow,
  type PurchaseDetails,
  type PurchaseRow,
} from './purchase-rows';

type Input = AddProductRequest;
type Work = { sql: Sql; ctx: Context; input: Input };

/** The table or room that the caller names. */
const namedSeat = ({ data_purchase: { room_id, table_id } }: Input): number | null =>
  room_id ?? table_id ?? null;

/** @throws invalid_input */
function assertOfService({ data_purchase }: Input): void {
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

type Offer = {
  supplier_id: number;
  stock: number | null;
  available: boolean;
  in_cart: number;
  lines: number;
  counts_on: boolean;
  is_alcoholic: boolean;
  /** The caller's, of what is sold to adults alone. */
  birth_date: string | null;
  groups: OptionGroup[] | null;
};

/** Lines are equal by sorted choices and comment. */
const lineOf = ({ product: { options, comment = '' } }: Input) => ({
  choices: storedChoices({ options }),
  comment,
});

/** @param memberId whose line the product could count on; null: the owner's of the cart */
async function findOffer(
  { sql, ctx, input }: Work,
  purchaseId: number,
  memberId: number | null,
): Promise<Offer | undefined> {
  const { choices, comment } = lineOf(input);
  const [offer] = await sql<Offer>(
    `select o.supplier_id, o.stock, o.available, ${OFFER_GROUPS}, held.in_cart, held.lines, held.counts_on,
       coalesce((p.content ->> 'isAlcoholic')::boolean, false) as is_alcoholic,
       case when (p.content ->> 'isAlcoholic')::boolean then (select details ->> 'birthday_date' from profiles
         where instance_id = $1 and id = $8) end as birth_date
     from supplier_products o join products p on p.instance_id = o.instance_id and p.id = o.product_id
     cross join lateral (
       select count(*)::int as lines, coalesce(sum(count) filter (where offer_id = o.id), 0)::int as in_cart,
         coalesce(bool_or(offer_id = o.id and choices = $4::jsonb and comment = $5
           and member_id is not distinct from $7 and count + $6 <= ${LINE_COUNT}), false) as counts_on
       from purchase_lines where instance_id = o.instance_id and purchase_id = $3) held
     where o.instance_id = $1 and o.id = $2 and o.removed_at is null and p.removed_at is null`,
    [
      ctx.instance.id,
      input.product.id,
      purchaseId,
      choices,
      comment,
      input.product.count,
      memberId,
      getDinerId(ctx),
    ],
  );
  return offer;
}

/** Who chose a line of the caller's: a guest of a group; null: its owner (rule cart/group). */
const memberOf = (ctx: Context, { role }: MemberPurchaseRow): number | null =>
  role === 'guest' ? getDinerId(ctx) : null;

/** Locks the cart. @throws not_found, cart_locked, order_closed, group_closed, owner_only, idempotency_in_flight */
async function findBoth(work: Work): Promise<[MemberPurchaseRow, Offer | undefined]> {
  const { sql, ctx, input } = work;
  const purchaseId = input.purchase_id || (await findOrBegin(work));
  const [purchase, ownOffer] = await Promise.all([
    lockSharedCart({ sql, ctx, purchaseId }),
    findOffer(work, purchaseId, null),
    keepAnswer({ sql, ctx, kept: { purchase_id: purchaseId } }),
  ]);
  const memberId = memberOf(ctx, purchase);
  return [purchase, memberId === null ? ownOffer : await findOffer(work, purchaseId, memberId)];
}

/** @throws not_found, product_unavailable, out_of_stock, cart_full */
function assertOffered({ input }: Work, purchase: PurchaseRow, offer: Offer | undefined): Offer {
  if (!offer || !sellsFrom(purchase, offer.supplier_id)) throw new AppError('not_found');
  if (!offer.available) throw new AppError('product_unavailable');
  if (offer.stock !== null && offer.in_cart + input.product.count > offer.stock) {
    throw new AppError('out_of_stock', { values: { stock: offer.stock } });
  }
  if (offer.lines >= CART_LINES && !offer.counts_on) {
    throw new AppError('cart_full', { values: { limit: CART_LINES } });
  }
  return offer;
}

/** Of whoever adds it: the owner of a group answers for the order when it is placed. @throws age_required, under_age */
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
  const issues = findChoiceIssues({ groups: offer.groups ?? [], choices });
  if (issues.length === 0) return;
  throw new AppError('options_invalid', {
    fields: Object.fromEntries(
      issues.map(({ key, groupId, optionId }) => [String(groupId || optionId), key]),
    ),
    values: { limit: issues[0]?.limit ?? 0 },
  });
}

/** Whoever orders for later makes the cart one of later; the other way only its diner does (rule cart/hour). */
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
  const { location, schedule } = input.data_purchase;
  const place = location && purchase.service === 'delivery' ? { place: location } : {};
  if (!schedule) return { ...purchase.details, ...place };
  if (purchase.subservice !== 'schedule')
    throw new AppError('invalid_input', { fields: { 'data_purchase.schedule': 'not_scheduled' } });
  assertHour({ ctx, purchase, wanted: schedule });
  return { ...purchase.details, ...place, scheduleDate: schedule.date, scheduleHour: schedule.hour };
}

/** Where and when it is wanted is the owner's of a group to say (rule cart/group). @throws owner_only */
function assertOwnWishes({ input }: Work, { role }: MemberPurchaseRow): void {
  const { location, schedule } = input.data_purchase;
  if (role === 'guest' && (location || schedule)) throw new AppError('owner_only');
}

function writeLine(work: Work, purchase: MemberPurchaseRow): Promise<unknown> {
  const { sql, ctx, input } = work;
  const { id, count } = input.product;
  const memberId = memberOf(ctx, purchase);
  const { choices, comment } = lineOf(input);
  const written = sql(
    `with counted as (
       update purchase_lines set count = count + $6 where instance_id = $1 and purchase_id = $2 and offer_id = $3
         and choices = $4::jsonb and comment = $5 and member_id is not distinct from $8 and count + $6 <= ${LINE_COUNT}
       returning id)
     insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at, member_id)
     select $1, $2, $3, $4::jsonb, $5, $6, $7, $8 where not exists (select 1 from counted)`,
    [ctx.instance.id, purchase.id, id, choices, comment, count, ctx.now, memberId],
  );
  return memberId === null ? written : Promise.all([written, isNotDone({ sql, ctx, purchase })]);
}

/**
 * `POST /shopping_cart/add_product_cart`: prices come from the menu; minimum and closing time do not block
 * (rule cart/minimum-order).
 * @throws not_found, cart_locked, order_closed, product_unavailable, out_of_stock, cart_full, options_invalid,
 * service_unavailable, on_table_unavailable, scan_table, scan_room, card_data_not_accepted, hour_not_offered,
 * invalid_input, owner_only, group_closed, age_required, under_age (rule people/age)
 */
export async function addProduct({ ctx, input }: { ctx: Context; input: Input }): Promise<Cart> {
  assertOfService(input);
  if (holdsCardNumber(input)) throw new AppError('card_data_not_accepted');
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const work = { sql, ctx, input };
    const [found, offer] = await findBoth(work);
    const purchase = await followSeat({ sql, ctx, purchase: found, named: namedSeat(input) });
    assertOwnWishes(work, purchase);
    const offered = assertOffered(work, purchase, offer);
    assertChoices(work, offered);
    assertOfAge(work, purchase, offered);
    const subservice = subserviceOf(work, purchase);
    const details = {
      ...detailsOf(work, { ...purchase, subservice }),
      ...(offered.birth_date !== null && purchase.role === 'owner' ? { birthDate: offered.birth_date } : {}),
    };
    const written = writeLine(work, purchase);
    return answerChanged({ sql, commitAhead, ctx, purchase, details, subservice, written });
  });
  announceDraft({ ctx, ...cart });
  return cart;
}
