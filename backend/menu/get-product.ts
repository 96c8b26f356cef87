import { fallbackMarker, localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { optionLeft } from '@/backend/stored/option-left';
import type { Product } from '@/lib/contract/menu/menu';
import { isLeft } from '@/lib/domain/menu/options/can-be-chosen';
import type { PriceRule } from '@/lib/domain/menu/options/option-limits';
import { MOST_RELATED } from '@/lib/domain/menu/related-products';
import type { LocalText } from '@/lib/domain/text/local-text';
import { PRODUCT_SELECT, type ProductRow, toProductCard } from './menu-rows';

type OptionRow = {
  group_id: number;
  group_name: LocalText;
  parent_option_id: number | null;
  min: number;
  max: number;
  free: number;
  price_rule: PriceRule;
  id: number;
  name: LocalText;
  price_minor: number;
  option_max: number;
  available: boolean;
  is_default: boolean;
  text_max: number | null;
};

/** Reads the product in three queries. @throws not_found */
export function getProduct({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Product> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [row] = await sql<ProductRow>(`${PRODUCT_SELECT} and o.id = $2`, [instanceId, input.id]);
    if (!row) throw new AppError('not_found');
    const options = await sql<OptionRow>(
      `select g.id as group_id, g.name as group_name, g.parent_option_id, g.min, g.max, g.free, g.price_rule,
         n.id, n.name, n.price_minor, n.max as option_max, ${optionLeft('$3')} as available, n.is_default, n.text_max
       from option_groups g join options n on n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null
       where g.instance_id = $1 and g.product_id = $2 and g.removed_at is null order by g.position, n.position`,
      [instanceId, row.product_id, row.supplier_id],
    );
    const related = await sql<ProductRow>(
      `${PRODUCT_SELECT} and o.supplier_id = $2 and o.available and o.stock is distinct from 0
         and p.sku = any (select unnest(related_skus) from products where instance_id = $1 and id = $3)
       order by array_position((select related_skus from products where instance_id = $1 and id = $3), p.sku)
       limit ${MOST_RELATED}`,
      [instanceId, row.supplier_id, row.product_id],
    );
    return {
      ...toProductCard({ row, ctx }),
      supplier_id: row.supplier_id,
      max_per_order: row.content.maxPerOrder,
      option_groups: toOptionGroups({ rows: options, ctx }),
      related: related.map((one) => toProductCard({ row: one, ctx })).filter(({ available }) => available),
    };
  });
}

type Group = Product['option_groups'][number];

/** The groups inside the option `parent`; null: those of the product itself. */
function toOptionGroups({
  rows,
  ctx,
  parent = null,
}: {
  rows: readonly OptionRow[];
  ctx: Context;
  parent?: number | null;
}): Group[] {
  const [text, mark] = [localizer(ctx), fallbackMarker(ctx)];
  const major = majorOf(ctx.instance.currency);
  const groups = new Map<number, Group>();
  for (const row of rows) {
    if (row.parent_option_id !== parent) continue;
    const group = groups.get(row.group_id) ?? {
      id: row.group_id,
      name: text(row.group_name),
      name_in: mark(row.group_name),
      min: row.min,
      max: row.max,
      free: row.free,
      price_rule: row.price_rule,
      options: [],
    };
    groups.set(row.group_id, group);
    const inside = toOptionGroups({ rows, ctx, parent: row.id });
    group.options.push({
      id: row.id,
      name: text(row.name),
      name_in: mark(row.name),
      price: major(row.price_minor),
      max: row.option_max,
      available: isLeft({ available: row.available, max: row.option_max, groups: inside }),
      is_default: row.is_default,
      text_max: row.text_max,
      ...(inside.length === 0 ? {} : { groups: inside }),
    });
  }
  return [...groups.values()];
}
