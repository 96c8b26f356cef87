import { getSupplierRow, localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { GROUP_WORD } from '@/backend/stored/option-left';
import type { ListedOption } from '@/lib/contract/staff/offer-calls';
import type { LocalText } from '@/lib/domain/text/local-text';

type Row = {
  ids: number[];
  name: LocalText;
  group_key: string;
  group_name: LocalText;
  products: LocalText[];
  product_count: number;
  on_menu: boolean;
  is_out: boolean;
  back_at: Date | null;
};

/** The products that are named of those that share an option. */
const NAMED = 3;

/** SQL: a row for each option and product $2 sells it with; an option inside several others of a product stands there once. */
const COPIES = `select distinct on (group_key, n.key, p.id) ${GROUP_WORD} as group_key, n.key, n.id, n.name, n.available,
       g.name as group_name, p.content -> 'name' as product,
       row_number() over (order by coalesce(above.position, c.position), above.id is not null, c.position, p.position,
         g.parent_option_id is not null, g.position, n.position) as place
     from supplier_products o
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
     join categories c on c.instance_id = p.instance_id and c.id = p.category_id
     left join categories above on above.instance_id = c.instance_id and above.id = c.parent_id
     join option_groups g on g.instance_id = p.instance_id and g.product_id = p.id and g.removed_at is null
     join options n on n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null
     where o.instance_id = $1 and o.supplier_id = $2 and o.removed_at is null`;

/** `GET /staff/options.json`, in the order of the menu (rule menu/sold-out). @throws not_found */
export function listStaffOptions({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string };
}): Promise<ListedOption[]> {
  const text = localizer(ctx);
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const { id: supplierId } = await getSupplierRow(sql, instanceId, input.supplierId);
    const rows = await sql<Row>(
      `select coalesce(jsonb_agg(one.id order by place), '[]') as ids,
         coalesce((array_agg(one.name order by place))[1], '{}') as name, coalesce(one.group_key, '') as group_key,
         coalesce((array_agg(one.group_name order by place))[1], '{}') as group_name,
         coalesce((array_agg(one.product order by place))[1:${NAMED}], '{}') as products, count(*)::int as product_count,
         coalesce(bool_and(one.available), false) as on_menu, gone.id is not null as is_out, gone.back_at
       from (${COPIES}) one
       left join sold_out_options gone on gone.instance_id = $1 and gone.supplier_id = $2
         and gone.group_key = one.group_key and gone.option_key = one.key
       group by one.group_key, one.key, gone.id, gone.back_at order by min(place)`,
      [instanceId, supplierId],
    );
    return rows.map(({ ids, is_out: isOut, ...row }) => ({
      ...{ id: ids[0] ?? 0, ids, available: row.on_menu && !isOut, on_menu: row.on_menu },
      back_at: row.back_at?.toISOString() ?? null,
      name: text(row.name),
      group: { key: row.group_key, name: text(row.group_name) },
      products: row.products.map(text),
      product_count: row.product_count,
    }));
  });
}
