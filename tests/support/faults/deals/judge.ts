import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { slowPrices } from '@/tests/support/prices/slow-prices';
import { DEALS, OPTION_PRICES } from './menu';

type Shown = Pick<Cart, 'bill' | 'products' | 'saved' | 'total'>;
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const bare = ({ bill, products, saved, total }: Shown) => ({
  total,
  saved,
  bill,
  lines: products.map(({ product_supplier_id: offer, count, unit_price, subtotal, options, promo }) => ({
    ...{ offer, count, unit_price, subtotal, options },
    // A cart alone says how much is missing to a bundle.
    off: promo?.saved ?? 0,
  })),
});

/** An order's charges are those that the cart showed: line by line, and in sum (guarantee/server-prices). */
export function judgePlaced({ cart, order }: { cart: Shown; order: Order }): string[] {
  const [shown, frozen] = [JSON.stringify(bare(cart)), JSON.stringify(bare(order))];
  return [
    ...(shown === frozen ? [] : [`order ${order.id} was shown as ${shown} and is ${frozen}`]),
    ...judgeSums(order).map((fault) => `order ${order.id}: ${fault}`),
  ];
}

/** A coin is the smallest one of any currency here. */
const near = (one: number, other: number) => Math.abs(one - other) < 0.001;

function judgeSums({ bill, products, total, saved }: Shown): string[] {
  const partOf = (kind: string) => bill.find((part) => part.kind === kind)?.amount ?? 0;
  const lines = sum(products.map(({ subtotal }) => subtotal));
  const off = sum(products.map(({ promo }) => promo?.saved ?? 0));
  return [
    ...(near(sum(bill.map(({ amount }) => amount)), total) ? [] : [`its bill is not ${total}`]),
    ...(near(lines, partOf('products')) ? [] : [`its lines are ${lines}`]),
    ...(near(off, saved) ? [] : [`its lines save ${off}, not ${saved}`]),
    ...(partOf('coupon') <= 0 && -partOf('coupon') <= lines ? [] : ['its coupon takes too much']),
    ...(total < 0 || products.some(({ subtotal }) => subtotal < 0) ? ['something is below 0'] : []),
  ];
}

const optionsMinorOf = (options: CartLine['options']): number =>
  sum(
    options.map(({ name, count, options: inside = [] }) => {
      const own = (OPTION_PRICES[name] ?? 0) + optionsMinorOf(inside);
      return own * count;
    }),
  );

/** Each line costs what a slow engine of its own says. @param unit minor units of a major one */
export function judgePrices({ products }: Pick<Shown, 'products'>, unit = 1): string[] {
  const lines = products.map(({ product_supplier_id: offer, name, count, options }) => {
    const dish = DEALS.find(({ sku }) => sku === name);
    const listMinor = dish?.offers[0]?.priceMinor ?? 0;
    return { offer, count, listMinor, optionsMinor: optionsMinorOf(options), promo: dish?.promo ?? null };
  });
  const moment = { at: new Date(0), timezone: 'UTC', branch: 'centro', service: 'take_away' } as const;
  const costs = slowPrices(lines, moment);
  return products.flatMap(({ id, name, subtotal }, place) => {
    const minor = Math.round(subtotal * unit);
    return minor === costs[place] ? [] : [`line ${id} of ${name} costs ${minor}, not ${costs[place]}`];
  });
}
