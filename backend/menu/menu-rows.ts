import { localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { requiredPrice } from '@/lib/domain/menu/cheapest-choice';
import type { GroupRule } from '@/lib/domain/menu/option-limits';

export type ProductRow = {
  id: number;
  product_id: number;
  supplier_id: number;
  category_id: number;
  price_minor: number;
  stock: number | null;
  available: boolean;
  content: ProductContent;
  has_required_options: boolean;
  required_groups: GroupRule[] | null;
};

/** `o` is the offer, `p` the product (rule menu/product-ids). */
export const PRODUCT_SELECT = `
  select o.id, o.product_id, o.supplier_id, p.category_id, o.price_minor, o.stock, o.available, p.content,
    exists (select 1 from option_groups g where g.instance_id = p.instance_id and g.product_id = p.id
      and g.min > 0 and g.removed_at is null) as has_required_options,
    (select jsonb_agg(jsonb_build_object('id', g.id, 'min', g.min, 'max', g.max, 'free', g.free, 'options', own.options))
      from option_groups g cross join lateral (
        select jsonb_agg(jsonb_build_object('id', n.id, 'priceMinor', n.price_minor, 'max', n.max,
          'available', n.available)) as options
        from options n where n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null) own
      where g.instance_id = p.instance_id and g.product_id = p.id and g.min > 0 and g.removed_at is null
        and own.options is not null) as required_groups
  from supplier_products o
  join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
  where o.instance_id = $1 and o.removed_at is null`;

export function toProductCard({ row, ctx }: { row: ProductRow; ctx: Context }): ProductCard {
  const text = localizer(ctx);
  const major = majorOf(ctx.instance.currency);
  const { content } = row;
  const required = requiredPrice(row.required_groups ?? []);
  return {
    id: row.id,
    product_id: row.product_id,
    name: text(content.name),
    label: text(content.label) || null,
    description: text(content.description),
    category: row.category_id,
    price: major(row.price_minor),
    promo: content.promo && {
      label: text(content.promo.label),
      price: content.promo.priceMinor === null ? null : major(content.promo.priceMinor),
      window: content.promo.window,
    },
    image: content.image,
    is_alcoholic: content.isAlcoholic,
    is_new: content.isNew,
    important: content.important,
    is_promo: content.promo !== null,
    available: row.available && row.stock !== 0,
    stock: row.stock,
    tags: content.tags,
    allergens: content.allergens,
    seals: content.seals,
    has_required_options: row.has_required_options,
    options_least: major(required.leastMinor),
    options_vary: required.varies,
  };
}
