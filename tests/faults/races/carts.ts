import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

const AT: Checkpoint = 'cart-before-commit';
const DELIVERY = { service: 'delivery' };
const AWAY = { service: 'take_away' };
type Place = { service: string; supplier_id?: number; purchase_id?: number };

const norte = () => ({ ...AWAY, supplier_id: shop.branchId('norte') });
const put = (diner: Diner, comment: string, place: Place) =>
  shop.add(diner, { id: shop.offerId('limonada', place.supplier_id ? 'norte' : 'centro'), comment }, place);
const begin = async (diner: Diner, comment: string, place: Place = AWAY) =>
  (await put(diner, comment, place)).body as Cart;
const move = (diner: Diner, { purchase_id: id }: Cart, { service, supplier_id = shop.branchId() }: Place) =>
  shop.ask({
    method: 'PUT',
    path: `/shopping_cart/change_supplier/${id}.json?supplier_id=${supplier_id}&service=${service}`,
    headers: diner.headers,
    body: {},
  });
const again = (diner: Diner, { id }: Order) =>
  shop.ask({ method: 'POST', path: `/orders/${id}/again.json`, headers: diner.headers });
const listComments = ({ products }: Cart) => products.map(({ comment }) => comment).sort();
/** Open carts of a diner that hold something. */
const countCarts = async (diner: Diner): Promise<number> => {
  const { body } = await shop.ask({ path: '/api/actual_purchases.json', headers: diner.headers });
  return (body as Order[]).filter(({ status }) => status === 'cart').length;
};

describe('a cart that moves (rule cart/brought-along, guarantee/moved-carts)', () => {
  it('lets its order be placed: neither waits for the other', () =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const { first, second } = await meet(
        'order-checked',
        () => shop.placeCart(ana, cart),
        () => move(ana, cart, DELIVERY),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'cart_locked']);
      expect(outcomeOf(await shop.cancel(ana, cart.purchase_id))).toBe(200);
    }));

  it('to another branch is found by whoever waited for it', () =>
    raced(async ({ ana }) => {
      const cart = await begin(ana, '');
      const { first, second } = await meet(
        AT,
        () => move(ana, cart, norte()),
        () => shop.setCount(ana, cart, 3),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      const { supplier_id, products } = second.body as Cart;
      expect([supplier_id, products.map(({ count }) => count)]).toEqual([shop.branchId('norte'), [3]]);
    }));

  it('brings along what is added meanwhile to the cart that it joins', () =>
    raced(async ({ ana }) => {
      const [delivery, away] = [await begin(ana, 'a', DELIVERY), await begin(ana, 'b')];
      const { first, second } = await meet(
        AT,
        () => put(ana, 'c', { ...AWAY, purchase_id: away.purchase_id }),
        () => move(ana, delivery, AWAY),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(listComments(second.body as Cart)).toEqual(['a', 'b', 'c']);
    }));

  it('takes nothing of one that is ordered meanwhile', () =>
    raced(async ({ ana }) => {
      const [delivery, away] = [await begin(ana, 'a', DELIVERY), await shop.fill(ana)];
      const { first, second } = await meet(
        'order-before-commit',
        () => shop.placeCart(ana, away),
        () => move(ana, delivery, AWAY),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
      expect(listComments(second.body as Cart)).toEqual(['a']);
      expect(await shop.orderNow(ana, { id: away.purchase_id })).toMatchObject({ products: [{ count: 1 }] });
      expect(outcomeOf(await shop.cancel(ana, away.purchase_id))).toBe(200);
    }));

  it('meets another one that moves to the same place: one is left, with everything (rule cart/one-per-service)', () =>
    raced(async ({ ana }) => {
      const [delivery, other] = [await begin(ana, 'a', DELIVERY), await begin(ana, 'b', norte())];
      const { first, second } = await meet(
        AT,
        () => move(ana, delivery, AWAY),
        () => move(ana, other, AWAY),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(listComments(second.body as Cart)).toEqual(['a', 'b']);
      expect(await countCarts(ana)).toBe(1);
    }));
});

describe('an order that is ordered again (rule orders/again, guarantee/moved-carts)', () => {
  it.each([
    ['by another tab', again],
    ['while a dish is added', (diner: Diner) => put(diner, '', AWAY)],
  ])('%s, begins one cart', (_what, other) =>
    raced(async ({ ana }) => {
      const order = (await shop.placeCart(ana, await shop.fill(ana))).body as Order;
      const { first, second } = await meet(
        AT,
        () => again(ana, order),
        () => other(ana, order),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await countCarts(ana)).toBe(1);
      const { cart } = first.body as OrderAgain;
      expect(cart?.products.map(({ count }) => count)).toEqual([1]);
      expect(outcomeOf(await shop.cancel(ana, order.id))).toBe(200);
    }),
  );
});
