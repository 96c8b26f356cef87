import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { ProductContent } from '@/backend/stored/stored-product';
import { currentPrice, findChoiceIssues, unitPrice } from '@/lib/domain/menu/unit-price';
import { listOptionGroups, type PricedLine, toChoices } from './priced-lines';

/** A line at another place, at the price of now. */
export type ComingLine = PricedLine & { lineId: number; before: { unitMinor: number } };
export type PlannedLine = { line: PricedLine; comes: ComingLine | null };

/** The same catalogue products at a branch, if sold now. */
export async function planLines({
  sql,
  ctx,
  lines,
  target,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly PricedLine[];
  target: SupplierRow;
}): Promise<PlannedLine[]> {
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
    [ctx.instance.id, target.id, productIds],
  );
  const groupsOf = await listOptionGroups({ sql, ctx, productIds });
  return lines.map((line) => {
    const offer = offers.find((one) => one.product_id === line.productId);
    if (!offer) return { line, comes: null };
    const { promo } = offer.content;
    const priceMinor = currentPrice({
      listMinor: offer.price_minor,
      promo: promo && { price: promo.priceMinor, window: promo.window },
      at: ctx.now,
      timezone: target.settings.timezone,
    });
    const groups = groupsOf.get(line.productId) ?? [];
    const choices = toChoices(line.choices);
    const comes = {
      ...line,
      lineId: line.id,
      offerId: offer.id,
      supplierId: target.id,
      unitMinor: unitPrice({ priceMinor, groups, choices }),
      before: { unitMinor: line.unitMinor },
      stock: offer.stock,
      available: true,
      sold: true,
      choicesFit: findChoiceIssues({ groups, choices }).length === 0,
    };
    return { line, comes };
  });
}
