import type { CartLine } from '@/lib/contract/cart/cart';
import type { Product } from '@/lib/contract/menu/menu';
import type { TrackingRequest } from '@/lib/contract/visit/tracking';

type Details = NonNullable<TrackingRequest['product']>;
type Viewed = Pick<Product, 'id' | 'product_id' | 'name' | 'price'>;
type Goods = readonly Pick<CartLine, 'product_id' | 'product_supplier_id'>[];

/** Details that the menu knows of a product, for an event (rule visit/events). */
export function ofMenu(product: Viewed & Partial<Product>): Details {
  const { id, product_id, name, price, label, description, category, promo, image } = product;
  const { is_alcoholic, is_new, important, is_promo } = product;
  return {
    id,
    product_id,
    name,
    price,
    label,
    description,
    category: category === undefined ? undefined : String(category),
    promo: promo?.label,
    image: image?.hash,
    is_alcoholic,
    is_new,
    important,
    is_promo,
  };
}

/** Details of a product that was added: the line's price, and the rest as the menu knows it. */
export const ofLine = ({
  line,
  count,
  product,
}: {
  line: CartLine;
  count: number;
  /** Undefined if the browser has not read the product. */
  product: Product | undefined;
}): Details => ({
  ...(product && ofMenu(product)),
  id: line.product_supplier_id,
  product_id: line.product_id,
  name: line.name,
  price: line.unit_price,
  subtotal: line.subtotal,
  count,
  promo: line.promo?.label,
  image: line.image?.hash,
  is_alcoholic: line.is_alcoholic,
});

/** Ids of a whole cart or order, for an event (rule visit/events). */
export const idsOf = (goods: Goods): Pick<TrackingRequest, 'product_supplier_ids' | 'content_ids'> => ({
  product_supplier_ids: [...new Set(goods.map((line) => line.product_supplier_id))],
  content_ids: [...new Set(goods.map((line) => line.product_id))],
});
