import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { AddProductRequest } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type KeptPrice, keepPrice } from '@/lib/domain/cart/kept-price';
import { LINE_COUNT } from '@/lib/domain/cart/line-limits';
import { toChoices } from '@/lib/domain/cart/stored-choices';
import { nestGroups } from '@/lib/domain/menu/options/nest-groups';
import type { ServedWindow } from '@/lib/domain/menu/served';
import { OFFER_GROUPS, type ProductGroup } from './option-groups';
import { priceOffer } from './price-offer';
import { storedChoices } from './priced-lines';

/** An addition under way. */
export type Work = { sql: Sql; ctx: Context; input: AddProductRequest };

/** The offer that is added, with the pieces of it that the cart holds. */
export type Offer = {
  id: number;
  supplier_id: number;
  /** The slug of who sells it. */
  branch: string;
  price_minor: number;
  promo: ProductContent['promo'];
  /** The price that the line `counts_on` keeps. */
  kept: KeptPrice | null;
  stock: number | null;
  available: boolean;
  in_cart: number;
  lines: number;
  /** The line that it counts on. */
  counts_on: number | null;
  max_per_order: number | null;
  served: ServedWindow[];
  is_alcoholic: boolean;
  /** The caller's birth date, for an offer that is sold to adults alone. */
  birth_date: string | null;
  groups: ProductGroup[] | null;
};

/** Lines are equal by sorted choices and comment. */
export const lineOf = ({ product: { options, comment = '' } }: AddProductRequest) => ({
  choices: storedChoices({ options }),
  comment,
});

/**
 * @param memberId whose line the product could count on; null: the owner's of the cart
 * @param replacedId a line that is not counted, because the product takes its place
 */
export async function findOffer(
  { sql, ctx, input }: Work,
  purchaseId: number,
  memberId: number | null,
  replacedId: number | null = null,
): Promise<Offer | undefined> {
  const { choices, comment } = lineOf(input);
  const [offer] = await sql<Offer>(
    `select o.id, o.supplier_id, s.slug as branch, o.price_minor, p.content -> 'promo' as promo, o.stock, o.available,
       ${OFFER_GROUPS}, held.in_cart, held.lines, equal_line.id as counts_on, equal_line.kept_price as kept,
       (p.content ->> 'maxPerOrder')::int as max_per_order, coalesce(p.content -> 'served', '[]') as served,
       coalesce((p.content ->> 'isAlcoholic')::boolean, false) as is_alcoholic,
       case when (p.content ->> 'isAlcoholic')::boolean then (select details ->> 'birthday_date' from profiles
         where instance_id = $1 and id = $8) end as birth_date
     from supplier_products o join products p on p.instance_id = o.instance_id and p.id = o.product_id
       join suppliers s on s.instance_id = o.instance_id and s.id = o.supplier_id
     cross join lateral (
       select count(*)::int as lines, coalesce(sum(count) filter (where offer_id = o.id), 0)::int as in_cart
       from purchase_lines where instance_id = o.instance_id and purchase_id = $3 and id is distinct from $9) held
     left join lateral (
       select id, kept_price from purchase_lines where instance_id = o.instance_id and purchase_id = $3
         and offer_id = o.id and choices = $4::jsonb and comment = $5 and member_id is not distinct from $7
         and count + $6 <= ${LINE_COUNT} and id is distinct from $9 order by id limit 1) equal_line on true
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
      replacedId,
    ],
  );
  return offer;
}

/**
 * The price of a piece now, or when its lines were begun (rule cart/kept-price). @param before the price of the
 * replaced line
 */
export function keptPriceOf(
  { ctx, input }: Work,
  purchase: PurchaseRow,
  offer: Offer,
  before: KeptPrice | null,
): KeptPrice {
  const { id, branch, price_minor, promo, kept } = offer;
  const { unitMinor, beforeMinor, ownMinor } = priceOffer({
    offer: { id, price_minor, content: { promo } },
    groups: nestGroups(offer.groups ?? []),
    choices: toChoices(input.product.options ?? []),
    place: { ...purchase, branch },
    at: ctx.now,
  });
  return keepPrice({
    kept: [kept, before],
    today: { unitMinor, beforeMinor, ownMinor, offerId: id, service: toServiceChoice(purchase) },
    now: ctx.now,
  });
}
