import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import type { ProductContent } from '@/backend/stored/stored-product';
import { toChoices } from '@/lib/domain/cart/stored-choices';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { findSoldOutChoice } from '@/lib/domain/menu/options/sold-out-choice';
import { listOptionGroups } from './option-groups';
import { priceOffer, toLinePromo } from './price-offer';
import type { PricedLine } from './priced-lines';

/** A line at another place, at the price of now. */
export type ComingLine = PricedLine & { lineId: number; before: { unitMinor: number } };
export type PlannedLine = { line: PricedLine; comes: ComingLine | null };

/** The same catalogue products at a branch, if sold now. */
export async function planLines({
  sql,
  ctx,
  lines,
  place,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly PricedLine[];
  place: Pick<PurchaseRow, 'supplier' | 'service' | 'subservice'>;
}): Promise<PlannedLine[]> {
  const { supplier } = place;
  const productIds = lines.map(({ productId }) => productId);
  const offers = await sql<{
    id: number;
    product_id: number;
    price_minor: number;
    stock: number | null;
    content: ProductContent;
  }>(
    `select o.id, o.product_id, o.price_minor, o.stock, p.content from supplier_products o
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
     where o.instance_id = $1 and o.supplier_id = $2 and o.product_id = any ($3::bigint[])
       and o.removed_at is null and o.available and o.stock is distinct from 0`,
    [ctx.instance.id, supplier.id, productIds],
  );
  const groupsOf = await listOptionGroups({ sql, ctx, productIds, supplierId: supplier.id });
  return lines.map((line) => {
    const offer = offers.find((one) => one.product_id === line.productId);
    const groups = groupsOf.get(line.productId) ?? [];
    if (!offer || !canBeChosen(groups)) return { line, comes: null };
    const choices = toChoices(line.choices);
    const at = { ...place, branch: supplier.slug };
    const price = priceOffer({ offer, groups, choices, place: at, at: ctx.now });
    const comes = {
      ...line,
      ...price,
      keptUntil: null,
      keptFor: null,
      offMinor: 0,
      content: {
        ...line.content,
        promo: toLinePromo({ promo: offer.content.promo, beforeMinor: price.beforeMinor }),
      },
      lineId: line.id,
      offerId: offer.id,
      supplierId: supplier.id,
      before: { unitMinor: line.unitMinor },
      stock: offer.stock,
      maxPerOrder: offer.content.maxPerOrder,
      served: offer.content.served,
      available: true,
      sold: true,
      choicesFit: findChoiceIssues({ groups, choices }).length === 0,
      soldOutOption: findSoldOutChoice(groups, choices)?.name ?? null,
    };
    return { line, comes };
  });
}
