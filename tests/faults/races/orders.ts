import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf, PLENTY } from '@/tests/support/faults/races';
import { soldOutOption } from '@/tests/support/faults/sold-out-option';

describe('two diners want the last', () => {
  it.each<Checkpoint>(['order-checked', 'order-before-commit'])(
    'unit, held at %s: one has it (guarantee/no-oversell)',
    (at) =>
      raced(async ({ ana, eva }) => {
        const [hers, his] = [await shop.fill(ana), await shop.fill(eva)];
        await shop.setStock(1);
        const { first, second } = await meet(
          at,
          () => shop.placeCart(ana, hers),
          () => shop.placeCart(eva, his),
        );
        expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([201, 'out_of_stock']);
        const lost = first.status === 201 ? second : first;
        expect(lost.body).toMatchObject({ error: { values: { stock: 0 } } });
        expect(await shop.stockLeft()).toBe(0);
        await shop.setStock(PLENTY);
      }),
  );

  it.each<Checkpoint>(['order-checked', 'order-before-commit'])(
    'use of a coupon, held at %s: one has it (guarantee/coupon-limit)',
    (at) =>
      raced(async ({ ana, eva }) => {
        const [hers, his] = [await shop.fillWith(ana, 'unica'), await shop.fillWith(eva, 'unica')];
        const { first, second } = await meet(
          at,
          () => shop.placeCart(ana, hers),
          () => shop.placeCart(eva, his),
        );
        expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([201, 'coupon_used']);
        const winner = first.status === 201 ? ana : eva;
        // Given back, it is there once more.
        expect(
          outcomeOf(await shop.cancel(winner, ((first.status === 201 ? first : second).body as Order).id)),
        ).toBe(200);
      }),
  );
});

test('a counted dish that is taken off the menu while it is ordered is refused, and nothing is left of the order', () =>
  raced(async ({ ana }) => {
    const cart = await shop.fill(ana);
    const setAvailable = (available: boolean) =>
      shop.read('update supplier_products set available = $3 where instance_id = $1 and id = $2', [
        shop.offerId('limonada'),
        available,
      ]);
    const { first } = await meet(
      'order-checked',
      () => shop.placeCart(ana, cart),
      () => setAvailable(false),
    );
    await setAvailable(true);
    // The embedded engine has one transaction at a time, so there the order came first.
    expect(outcomeOf(first)).toBe(process.env.DATABASE_URL ? 'product_unavailable' : 201);
  }));

test('an option that sells out while it is ordered is refused by its name, and nothing is left of the order (rule menu/sold-out)', () =>
  raced(async ({ ana }) => {
    const { choice, sellOut, sellAgain } = soldOutOption(shop);
    const { purchase_id } = await shop.fill(ana);
    const ajiaco = { id: shop.offerId('ajiaco'), ...(await choice()) };
    const cart = (await shop.add(ana, ajiaco, { purchase_id })).body as Cart;
    const { first } = await meet('order-checked', () => shop.placeCart(ana, cart), sellOut);
    await sellAgain();
    // The embedded engine has one transaction at a time, so there the order came first.
    if (!process.env.DATABASE_URL) return expect(outcomeOf(first)).toBe(201);
    const values = { product: expect.stringContaining('Ajiaco'), option: 'Queso' };
    expect(first.body).toMatchObject({ error: { key: 'option_sold_out', values } });
    expect(await shop.getCart(ana, purchase_id)).toMatchObject({ body: { is_cart: true } });
  }));

test('a dish that is counted no more while it is ordered gives nothing back that was not taken', () =>
  raced(async ({ ana }) => {
    const cart = await shop.fill(ana);
    const { first } = await meet(
      'order-checked',
      () => shop.placeCart(ana, cart),
      () => shop.setStock(null),
    );
    await shop.setStock(PLENTY);
    expect([outcomeOf(first), outcomeOf(await shop.cancel(ana, cart.purchase_id))]).toEqual([201, 200]);
    // The embedded engine has one transaction at a time, so there the order came first and took one.
    expect(await shop.stockLeft()).toBe(process.env.DATABASE_URL ? PLENTY : PLENTY + 1);
    await shop.setStock(PLENTY);
  }));

describe('two diners want a dish that nobody counts', () => {
  it('neither waits for the other', () =>
    raced(async ({ ana, eva }) => {
      const [hers, his] = [await shop.fill(ana), await shop.fill(eva)];
      await shop.setStock(null);
      const { first, second, waited } = await meet(
        'order-before-commit',
        () => shop.placeCart(ana, hers),
        () => shop.placeCart(eva, his),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 201]);
      // The embedded engine has one transaction at a time.
      expect(waited).toBe(!process.env.DATABASE_URL);
      await shop.setStock(PLENTY);
    }));
});

describe('one diner, twice at once', () => {
  it.each<Checkpoint>(['order-checked', 'order-before-commit', 'order-after-commit'])(
    'two presses, held at %s: one order (guarantee/one-charge)',
    (at) =>
      raced(async ({ ana }) => {
        const cart = await shop.fill(ana);
        const { first, second } = await meet(
          at,
          () => shop.placeCart(ana, cart),
          () => shop.placeCart(ana, cart),
        );
        expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'cart_locked']);
      }),
  );

  it.each<Checkpoint>(['order-checked', 'order-before-commit'])(
    'two carts with a coupon for one use, held at %s: one has it (guarantee/coupon-limit)',
    (at) =>
      raced(async ({ ana }) => {
        const [hers, brought] = [
          await shop.fillWith(ana, 'una-por-diner'),
          await shop.fillDelivery(ana, 'una-por-diner'),
        ];
        const { first, second } = await meet(
          at,
          () => shop.placeCart(ana, hers),
          () => shop.placeCart(ana, brought),
        );
        expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([201, 'coupon_used']);
      }),
  );

  it('two presses with one key: the second is in flight, and hears the first’s answer after it (guarantee/idempotency-keys)', () =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const { first, second } = await meet(
        'order-after-commit',
        () => shop.placeCart(ana, cart, 'one-press'),
        () => shop.placeCart(ana, cart, 'one-press'),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'idempotency_in_flight']);
      expect((await shop.placeCart(ana, cart, 'one-press')).text).toBe(first.text);
    }));

  it('two adds: none is lost (guarantee/no-lost-update)', () =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const add = () => shop.add(ana, { id: shop.offerId('limonada') }, { purchase_id: cart.purchase_id });
      const { second, waited } = await meet('cart-before-commit', add, add);
      expect((second.body as Cart).products[0]?.count).toBe(3);
      expect(waited).toBe(true);
    }));
});

describe('a cart that changes while it is placed (guarantee/frozen-cart)', () => {
  it.each<Checkpoint>(['order-checked', 'order-before-commit'])('held at %s: it waits and is refused', (at) =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const { first, second, waited } = await meet(
        at,
        () => shop.placeCart(ana, cart),
        () => shop.setCount(ana, cart, 9),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([201, 'cart_locked', true]);
      expect((await shop.orderNow(ana, { id: cart.purchase_id })).products[0]?.count).toBe(1);
    }),
  );

  it('the change first: what was shown is not ordered', () =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const { first, second, waited } = await meet(
        'cart-before-commit',
        () => shop.setCount(ana, cart, 9),
        () => shop.placeCart(ana, cart),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'total_changed', true]);
    }));
});
