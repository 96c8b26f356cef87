import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { nestGroups } from '@/lib/domain/menu/options/nest-groups';
import type { LocalText } from '@/lib/domain/text/local-text';
import { PRODUCT_SELECT, type ProductRow } from './menu-rows';

type Row = Pick<ProductRow, 'id' | 'available' | 'stock' | 'content' | 'required_groups'> & {
  sku: string;
  back_at: Date | null;
  category: LocalText;
};
/** `canBeChosen`: enough options are left of the groups that must be chosen from (rule menu/options). */
type MenuOffer = Omit<Row, 'required_groups'> & { canBeChosen: boolean };

/** Lists what a branch has on its menu, in the order of the menu, what is sold out too. */
export async function listMenuOffers({
  sql,
  ctx,
  supplierId,
}: {
  sql: Sql;
  ctx: Context;
  supplierId: number;
}): Promise<MenuOffer[]> {
  const rows = await sql<Row>(
    `select m.id, m.available, m.stock, m.content, m.required_groups, own.back_at, p.sku,
       coalesce(c.content -> 'name', '{}') as category
     from (${PRODUCT_SELECT} and o.supplier_id = $2) m
     join supplier_products own on own.instance_id = $1 and own.id = m.id
     join products p on p.instance_id = $1 and p.id = m.product_id
     join categories c on c.instance_id = $1 and c.id = m.category_id
     left join categories above on above.instance_id = $1 and above.id = c.parent_id
     order by coalesce(above.position, c.position), above.id is not null, c.position, p.position`,
    [ctx.instance.id, supplierId],
  );
  return rows.map(({ required_groups: groups, ...row }) => ({
    ...row,
    canBeChosen: canBeChosen(nestGroups(groups ?? [])),
  }));
}
