import { getSupplierRow, localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { DishFacts } from '@/lib/contract/menu/dish-facts';

/** Reads them in two queries (rule menu/filters). @throws not_found */
export function getDishFacts({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<{ products: DishFacts[] }> {
  const { id: instanceId } = ctx.instance;
  const text = localizer(ctx);
  return ctx.db.tenant(instanceId, async (sql) => {
    const { id: supplierId } = await getSupplierRow(sql, instanceId, input.id);
    const rows = await sql<{ id: number; content: ProductContent }>(
      `select o.id, p.content
       from supplier_products o
       join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
       where o.instance_id = $1 and o.supplier_id = $2 and o.removed_at is null order by p.position`,
      [instanceId, supplierId],
    );
    return {
      products: rows.map(({ id, content: { label, tags, allergens } }) => ({
        id,
        label: text(label) || null,
        tags,
        allergens,
      })),
    };
  });
}
