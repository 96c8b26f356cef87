import { fallbackMarker, localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { optionLeft } from '@/backend/stored/option-left';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { requiredPrice } from '@/lib/domain/menu/options/cheapest-choice';
import { type FlatGroup, nestGroups } from '@/lib/domain/menu/options/nest-groups';
import { promoAt, promoMark } from '@/lib/domain/menu/promo-deal';

export type ProductRow = {
  id: number;
  product_id: number;
  supplier_id: number;
  supplier_slug: string;
  category_id: number;
  price_minor: number;
  stock: number | null;
  available: boolean;
  content: ProductContent;
  has_required_options: boolean;
  required_groups: FlatGroup[] | null;
};

/** `o` is the offer, `p` the product (rule menu/product-ids). */
export const PRODUCT_SELECT = `
  select o.id, o.product_id, o.supplier_id, s.slug as supplier_slug, p.category_id, o.price_minor, o.stock, o.available, p.content,
    exists (select 1 from option_groups g where g.instance_id = p.instance_id and g.product_id = p.id
      and g.parent_option_id is null and g.removed_at is null and (g.min > 0 or exists (select 1 from options n where n.instance_id = g.instance_id
        and n.group_id = g.id and n.is_default and n.removed_at is null))) as has_required_options,
    (select jsonb_agg(jsonb_build_object('id', g.id, 'min', g.min, 'max', g.max, 'free', g.free,
      'priceRule', g.price_rule, 'parentOptionId', g.parent_option_id, 'options', own.options))
      from option_groups g cross join lateral (
        select jsonb_agg(jsonb_build_object('id', n.id, 'priceMinor', n.price_minor, 'max', n.max,
          'available', ${optionLeft('o.supplier_id')}, 'textMax', n.text_max)) as options
        from options n where n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null) own
      where g.instance_id = p.instance_id and g.product_id = p.id and g.min > 0 and g.removed_at is null
        and own.options is not null) as required_groups
  from supplier_products o
  join suppliers s on s.instance_id = o.instance_id and s.id = o.supplier_id
  join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
  where o.instance_id = $1 and o.removed_at is null`;

/** Null also at a branch where it does not hold. */
function toPromo({ row, ctx }: { row: ProductRow; ctx: Context }): ProductCard['promo'] {
  const { promo } = row.content;
  const terms = promoAt({ promo, branch: row.supplier_slug, listMinor: row.price_minor });
  if (!promo || !terms) return null;
  const { price, bundle, window, services } = terms;
  return {
    label: localizer(ctx)(promo.label) || promoMark(promo.deal, ctx.lang),
    label_in: fallbackMarker(ctx)(promo.label),
    price: price === null ? null : majorOf(ctx.instance.currency)(price),
    bundle,
    window: window && { ...window, days: [...window.days] },
    services: [...services],
  };
}

export function toProductCard({ row, ctx }: { row: ProductRow; ctx: Context }): ProductCard {
  const [text, mark] = [localizer(ctx), fallbackMarker(ctx)];
  const major = majorOf(ctx.instance.currency);
  const { content } = row;
  const groups = nestGroups(row.required_groups ?? []);
  const required = requiredPrice(groups);
  return {
    id: row.id,
    product_id: row.product_id,
    name: text(content.name),
    name_in: mark(content.name),
    label: text(content.label) || null,
    label_in: mark(content.label),
    description: text(content.description),
    description_in: mark(content.description),
    category: row.category_id,
    price: major(row.price_minor),
    promo: toPromo({ row, ctx }),
    image: content.image,
    is_alcoholic: content.isAlcoholic,
    is_new: content.isNew,
    important: content.important,
    is_promo: toPromo({ row, ctx }) !== null,
    available: row.available && row.stock !== 0 && canBeChosen(groups),
    stock: row.stock,
    tags: content.tags,
    allergens: content.allergens,
    seals: content.seals,
    ...(content.served.length === 0 ? {} : { served: content.served }),
    has_required_options: row.has_required_options,
    options_least: major(required.leastMinor),
    options_vary: required.varies,
  };
}
