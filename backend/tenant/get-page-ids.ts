import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PageIds } from '@/lib/contract/tenant/page-ids';

/** Asks three queries for any size of menu. @throws not_found */
export function getPageIds({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<PageIds> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const { id: supplierId } = await getSupplierRow(sql, instanceId, input.id);
    const products = await sql<{ id: number }>(
      `select o.id from supplier_products o
       join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
       where o.instance_id = $1 and o.removed_at is null and o.supplier_id = $2`,
      [instanceId, supplierId],
    );
    const categories = await sql<{ id: number }>(
      'select id from categories where instance_id = $1 and parent_id is null and removed_at is null',
      [instanceId],
    );
    return { products: products.map(({ id }) => id), categories: categories.map(({ id }) => id) };
  });
}
