import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { optionLeft } from '@/backend/stored/option-left';
import { type FlatGroup, type NestedGroup, nestGroups } from '@/lib/domain/menu/options/nest-groups';
import type { OptionRule } from '@/lib/domain/menu/options/option-limits';
import type { LocalText } from '@/lib/domain/text/local-text';

type NamedRule = Omit<OptionRule, 'groups'> & { name: LocalText };
/** The groups of a product as its rows have them, with those inside options. */
export type ProductGroup = FlatGroup<NamedRule>;
export type OptionGroup = NestedGroup<NamedRule>;

/** SQL of the groups of a product as they are at a branch. */
export const groupsOf = (instanceId: string, productId: string, supplierId: string) => `
  (select jsonb_agg(jsonb_build_object('id', g.id, 'min', g.min, 'max', g.max, 'free', g.free,
     'priceRule', g.price_rule, 'parentOptionId', g.parent_option_id, 'options', own.options)
     order by g.position)
   from option_groups g cross join lateral (
     select jsonb_agg(jsonb_build_object('id', n.id, 'priceMinor', n.price_minor, 'max', n.max,
       'available', ${optionLeft(supplierId)}, 'textMax', n.text_max, 'name', n.name) order by n.position) as options
     from options n where n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null) own
   where g.instance_id = ${instanceId} and g.product_id = ${productId} and g.removed_at is null
     and own.options is not null)`;

export const OFFER_GROUPS = `${groupsOf('o.instance_id', 'o.product_id', 'o.supplier_id')} as groups`;

export async function listOptionGroups({
  sql,
  ctx,
  productIds,
  supplierId,
}: {
  sql: Sql;
  ctx: Context;
  /** Where they are chosen. */
  supplierId: number;
  productIds: readonly number[];
}): Promise<Map<number, OptionGroup[]>> {
  const rows = await sql<{ product_id: number; groups: ProductGroup[] | null }>(
    `select asked.id as product_id, ${groupsOf('$1', 'asked.id', '$3')} as groups
     from unnest($2::bigint[]) as asked (id)`,
    [ctx.instance.id, productIds, supplierId],
  );
  return new Map(rows.map(({ product_id, groups }) => [product_id, nestGroups(groups ?? [])]));
}
