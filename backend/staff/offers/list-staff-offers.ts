import { getSupplierRow, localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { listMenuOffers } from '@/backend/menu';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';

/** `GET /staff/products.json`, in the order of the menu (rule menu/sold-out). @throws not_found */
export function listStaffOffers({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string };
}): Promise<ListedOffer[]> {
  const text = localizer(ctx);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: supplierId } = await getSupplierRow(sql, ctx.instance.id, input.supplierId);
    const offers = await listMenuOffers({ sql, ctx, supplierId });
    return offers.map(({ id, sku, available, stock, content, back_at, category, canBeChosen }) => ({
      ...{ id, sku, available, stock, back_at: back_at?.toISOString() ?? null },
      name: text(content.name),
      category: text(category),
      lacks_choices: !canBeChosen,
    }));
  });
}
