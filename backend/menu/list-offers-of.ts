import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { PRODUCT_SELECT, type ProductRow } from './menu-rows';

/** Lists the offers that these branches sell now under these skus, in the order of skus, then of branches. */
export const listOffersOf = ({
  sql,
  ctx,
  skus,
  supplierIds,
  exceptIds,
  alcohol,
}: {
  sql: Sql;
  ctx: Context;
  skus: readonly string[];
  supplierIds: readonly number[];
  /** Products that are left out. */
  exceptIds: readonly number[];
  /** Whether products with alcohol are among them. */
  alcohol: boolean;
}): Promise<ProductRow[]> =>
  sql<ProductRow>(
    `${PRODUCT_SELECT} and p.sku = any ($2) and o.supplier_id = any ($3) and o.product_id <> all ($4)
       and o.available and o.stock is distinct from 0 and ($5 or not coalesce((p.content ->> 'isAlcoholic')::boolean, false))
     order by array_position($2, p.sku), array_position($3::bigint[], o.supplier_id)`,
    [ctx.instance.id, skus, supplierIds, exceptIds, alcohol],
  );
