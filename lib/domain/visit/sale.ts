/** The data of a sale that Google and Meta receive; without name, contact or address. Amounts in major units (rule visit/sales). */
export type SoldGoods = {
  /** The same from the browser and from the server, so that a sale counts once. */
  id: string;
  event: 'begin_checkout' | 'purchase';
  purchase_id: number;
  value: number;
  coupon: string | null;
  items: { id: number; name: string; price: number; count: number }[];
};

/** As carts and orders show it. */
type Sold = {
  products: readonly { product_id: number; name: string; subtotal: number; count: number }[];
  bill: readonly { kind: string; amount: number }[];
  coupon: { code: string } | null;
};

export function toSoldGoods({
  event,
  purchaseId,
  sold: { products, bill, coupon },
}: {
  event: SoldGoods['event'];
  purchaseId: number;
  sold: Sold;
}): SoldGoods {
  return {
    id: `${event}:${purchaseId}`,
    event,
    purchase_id: purchaseId,
    value: bill.find(({ kind }) => kind === 'products')?.amount ?? 0,
    coupon: coupon?.code ?? null,
    items: products.map(({ product_id, name, subtotal, count }) => ({
      id: product_id,
      name,
      // A bundle's discount is off each piece of its line.
      price: Math.round((subtotal * 100) / count) / 100,
      count,
    })),
  };
}

/** The parameters of `purchase` and `begin_checkout` of Google Analytics 4. */
export const toGoogleSale = (
  { event, purchase_id, value, coupon, items }: Omit<SoldGoods, 'id'>,
  currency: string,
) => ({
  ...(event === 'purchase' ? { transaction_id: String(purchase_id) } : {}),
  currency,
  value,
  ...(coupon ? { coupon } : {}),
  items: items.map(({ id, name, price, count }) => ({
    item_id: String(id),
    item_name: name,
    price,
    quantity: count,
  })),
});

/** The same of Meta's `Purchase` and `InitiateCheckout`. */
export const toMetaSale = ({ value, items }: Pick<SoldGoods, 'value' | 'items'>, currency: string) => ({
  currency,
  value,
  content_ids: items.map(({ id }) => String(id)),
  content_type: 'product',
  contents: items.map(({ id, price, count }) => ({ id: String(id), quantity: count, item_price: price })),
  num_items: items.reduce((sum, { count }) => sum + count, 0),
});
