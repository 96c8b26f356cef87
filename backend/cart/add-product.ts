import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { keepAnswer } from '@/backend/platform/idempotency';
import type { AddProductRequest, Cart } from '@/lib/contract/cart/cart';
import { hasSubservice } from '@/lib/domain/branches/service-choice';
import { CART_LINES, LINE_COUNT } from '@/lib/domain/cart/lines';
import { findChoiceIssues } from '@/lib/domain/menu/unit-price';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { offersHours } from './assert-hour';
import { answerChanged } from './change-cart';
import { findOrBeginCart } from './open-cart';
import { OFFER_GROUPS, type OptionGroup, toChoices } from './priced-lines';
import { lockOpenCart, type PurchaseRow } from './purchase-rows';

type Input = AddProductRequest;
type Work = { sql: Sql; ctx: Context; input: Input };

/** Tables and rooms are not ordered to yet. @throws service_unavailable */
function assertNoTable({ data_purchase }: Input): void {
  const named = (['table_id', 'room_id'] as const).filter((name) => (data_purchase[name] ?? null) !== null);
  if (named.length === 0) return;
  throw new AppError('service_unavailable', {
    fields: Object.fromEntries(named.map((name) => [name, 'not_supported'])),
  });
}

/** @throws invalid_input */
function assertSubservice({ data_purchase }: Input): void {
  const { service, subservice = null } = data_purchase;
  if (hasSubservice({ service, subservice })) return;
  throw new AppError('invalid_input', { fields: { 'data_purchase.subservice': 'not_of_service' } });
}

/** (rule cart/one-per-service) */
function findOrBegin({ sql, ctx, input }: Work): Promise<number> {
  const { service, subservice = null, supplier_id: supplierId } = input.data_purchase;
  return findOrBeginCart({ sql, ctx, supplierId, service, subservice });
}

type Offer = {
  supplier_id: number;
  stock: number | null;
  available: boolean;
  in_cart: number;
  lines: number;
  counts_on: boolean;
  groups: OptionGroup[] | null;
};

/** Lines are equal by sorted choices and comment. */
const lineOf = ({ product: { options = [], comment = '' } }: Input) => ({
  choices: JSON.stringify([...options].sort((a, b) => a.option_id - b.option_id)),
  comment,
});

async function findOffer({ sql, ctx, input }: Work, purchaseId: number): Promise<Offer | undefined> {
  const { choices, comment } = lineOf(input);
  const [offer] = await sql<Offer>(
    `select o.supplier_id, o.stock, o.available, ${OFFER_GROUPS}, held.in_cart, held.lines, held.counts_on
     from supplier_products o join products p on p.instance_id = o.instance_id and p.id = o.product_id
     cross join lateral (
       select count(*)::int as lines, coalesce(sum(count) filter (where offer_id = o.id), 0)::int as in_cart,
         coalesce(bool_or(offer_id = o.id and choices = $4::jsonb and comment = $5 and count + $6 <= ${LINE_COUNT}), false)
           as counts_on
       from purchase_lines where instance_id = o.instance_id and purchase_id = $3) held
     where o.instance_id = $1 and o.id = $2 and o.removed_at is null and p.removed_at is null`,
    [ctx.instance.id, input.product.id, purchaseId, choices, comment, input.product.count],
  );
  return offer;
}

/** Locks the cart. @throws not_found, cart_locked, order_closed, idempotency_in_flight */
async function findBoth(work: Work): Promise<[PurchaseRow, Offer | undefined]> {
  const { sql, ctx, input } = work;
  const purchaseId = input.purchase_id || (await findOrBegin(work));
  const [purchase, offer] = await Promise.all([
    lockOpenCart({ sql, ctx, purchaseId }),
    findOffer(work, purchaseId),
    keepAnswer({ sql, ctx, kept: { purchase_id: purchaseId } }),
  ]);
  return [purchase, offer];
}

/** @throws not_found, product_unavailable, out_of_stock, cart_full */
function assertOffered({ input }: Work, purchase: PurchaseRow, offer: Offer | undefined): Offer {
  if (offer?.supplier_id !== purchase.supplier.id) throw new AppError('not_found');
  if (!offer.available) throw new AppError('product_unavailable');
  if (offer.stock !== null && offer.in_cart + input.product.count > offer.stock) {
    throw new AppError('out_of_stock', { values: { stock: offer.stock } });
  }
  if (offer.lines >= CART_LINES && !offer.counts_on) {
    throw new AppError('cart_full', { values: { limit: CART_LINES } });
  }
  return offer;
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
  purchase: PurchaseRow,
): PurchaseRow['subservice'] {
  const isLater = asked.service === purchase.service && asked.subservice === 'schedule';
  return isLater && offersHours(purchase) ? 'schedule' : purchase.subservice;
}

function writeLine({ sql, ctx, input }: Work, purchase: PurchaseRow): Promise<unknown> {
  const { id, count } = input.product;
  const { choices, comment } = lineOf(input);
  return sql(
    `with counted as (
       update purchase_lines set count = count + $6 where instance_id = $1 and purchase_id = $2 and offer_id = $3
         and choices = $4::jsonb and comment = $5 and count + $6 <= ${LINE_COUNT} returning id)
     insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at)
     select $1, $2, $3, $4::jsonb, $5, $6, $7 where not exists (select 1 from counted)`,
    [ctx.instance.id, purchase.id, id, choices, comment, count, ctx.now],
  );
}

/**
 * `POST /shopping_cart/add_product_cart`: prices come from the menu; minimum and closing time do not block
 * (rule cart/minimum-order).
 * @throws not_found, cart_locked, order_closed, product_unavailable, out_of_stock, cart_full, options_invalid,
 * service_unavailable, on_table_unavailable, room_unavailable, scan_table, scan_room, card_data_not_accepted,
 * invalid_input
 */
export function addProduct({ ctx, input }: { ctx: Context; input: Input }): Promise<Cart> {
  assertNoTable(input);
  assertSubservice(input);
  if (holdsCardNumber(input)) throw new AppError('card_data_not_accepted');
  return ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const work = { sql, ctx, input };
    const [purchase, offer] = await findBoth(work);
    assertChoices(work, assertOffered(work, purchase, offer));
    const subservice = subserviceOf(work, purchase);
    return answerChanged({ sql, commitAhead, ctx, purchase, subservice, written: writeLine(work, purchase) });
  });
}
