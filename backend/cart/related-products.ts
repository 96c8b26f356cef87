import type { Context } from '@/backend/context';
import { listOffersOf, toProductCard } from '@/backend/menu';
import { getOwnPurchase } from '@/backend/purchases';
import type { RelatedProducts } from '@/lib/contract/cart/related-products';
import { MOST_RELATED } from '@/lib/domain/menu/related-products';
import { isServed } from '@/lib/domain/menu/served';
import { type LocalText, resolveText } from '@/lib/domain/text/local-text';
import { dryPeriodOf } from './dry-law-issues';
import { wantedAt } from './lines/line-facts';

type LineOffer = {
  offer_id: number;
  product_id: number;
  supplier_id: number;
  related_skus: string[];
  is_alcoholic: boolean;
  name: LocalText;
};

/**
 * `GET /shopping_cart/goes_with/{purchaseId}.json`: the products that the tenant names for the dishes of a cart, those
 * of the last dish first (rule menu/related-products), if they are served then (rule menu/served). Alcohol is offered
 * only beside alcohol, and never while a dry law holds (rule menu/dry-law). @throws not_found
 */
export function listRelatedProducts({
  ctx,
  input: { purchaseId },
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<RelatedProducts> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId, group: true });
    const lines = await sql<LineOffer>(
      `select l.offer_id, o.product_id, o.supplier_id, p.related_skus, coalesce((p.content ->> 'isAlcoholic')::boolean, false) as is_alcoholic, coalesce(p.content -> 'name', '{}') as name
       from purchase_lines l join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
         join products p on p.instance_id = o.instance_id and p.id = o.product_id
       where l.instance_id = $1 and l.purchase_id = $2 order by l.id desc`,
      [id, purchase.id],
    );
    const skus = [...new Set(lines.flatMap((line) => line.related_skus))];
    if (skus.length === 0) return { products: [] };
    const rows = await listOffersOf({
      ...{ sql, ctx, skus },
      supplierIds: [...new Set(lines.map((line) => line.supplier_id))],
      exceptIds: lines.map((line) => line.product_id),
      alcohol: lines.some((line) => line.is_alcoholic) && dryPeriodOf({ ctx, purchase, zone: null }) === null,
    });
    const at = wantedAt({ ctx, purchase });
    const { timezone } = purchase.supplier.settings;
    const served = rows.filter(
      ({ content }) => at === null || isServed({ windows: content.served, at, timezone }),
    );
    // A dish of several stalls is offered once, of the stall that was chosen from last: each may have a product of its own for it.
    const own = ctx.instance.language;
    const nameOf = (text: LocalText) => resolveText({ text, lang: own, own }).toLocaleLowerCase(own);
    const seen = new Set(lines.map(({ name }) => nameOf(name)));
    const once = served.filter(({ content }) => {
      const name = nameOf(content.name);
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    });
    const cards = once.map((row) => toProductCard({ row, ctx })).filter(({ available }) => available);
    return { products: cards.slice(0, MOST_RELATED) };
  });
}
