import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type CouponShop, cartOf, openCouponShop } from '@/tests/support/shops/coupon-shop';
import { contactOf, type Diner, keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: CouponShop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openCouponShop(backend);
});
afterAll(() => backend.close());

const KEPT = [
  ['phone', 'coupon_used_phone'],
  ['email', 'coupon_used_mail'],
  ['dni', 'coupon_used_document'],
] as const;

async function order(diner: Diner, code: string, contact: object) {
  return shop.place(diner, await shop.fillWith(diner, code, { contact }));
}

describe('a person with a new browser (rule cart/coupon-person)', () => {
  it.each(KEPT)('has one first order by the same %s', async (column, key) => {
    const [ana, again] = [await shop.createDiner(), await shop.createDiner()];
    expect((await order(ana, 'bienvenido10', contactOf(ana))).status).toBe(201);
    const contact = { ...contactOf(again), [column]: contactOf(ana)[column] };
    const cart = await shop.fillWith(again, 'bienvenido10', { contact });
    expect(keyOf(await shop.place(again, cart))).toBe(key);
    await shop.apply(again, cart, 'hola20');
    const other = cartOf(await shop.getCart(again, cart.purchase_id));
    expect(other.coupon?.code).toBe('hola20');
    expect(keyOf(await shop.place(again, other))).toBe(key);
    const own = await shop.settle(again, cart.purchase_id, { contact: contactOf(again) });
    expect((await shop.place(again, cartOf(own))).status).toBe(201);
  });

  it('uses a coupon as often as one profile may', async () => {
    const [ana, again] = [await shop.createDiner(), await shop.createDiner()];
    const placed = await order(ana, 'una-por-diner', contactOf(ana));
    expect(placed.status).toBe(201);
    const email = contactOf(ana).email.toUpperCase();
    const contact = { ...contactOf(again), email };
    const cart = await shop.fillWith(again, 'una-por-diner', { contact });
    expect(keyOf(await shop.place(again, cart))).toBe('coupon_used_mail');
    await shop.giveBack(ana, (placed.body as Order).id);
    expect((await shop.place(again, cart)).status).toBe(201);
  });

  it('wins once when two browsers order at once, also by two coupons', async () => {
    const [ana, again] = [await shop.createDiner(), await shop.createDiner()];
    const contact = contactOf(ana);
    const carts = [
      { diner: ana, cart: await shop.fillWith(ana, 'bienvenido10', { contact }) },
      { diner: again, cart: await shop.fillWith(again, 'hola20', { contact }) },
    ];
    const answers = await Promise.all(carts.map(({ diner, cart }) => shop.place(diner, cart)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.filter(({ status }) => status === 409).map(keyOf)).toEqual(['coupon_used_phone']);
  });

  it('is known after being forgotten, by a hash of the tenant alone', async () => {
    const [ana, again] = [await shop.createDiner(), await shop.createDiner()];
    const contact = contactOf(ana);
    const placed = (await order(ana, 'hola20', contact)).body as Order;
    const rows = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ kind: string; size: number }>(
        `select kind, length(mark) as size from coupon_persons
         where instance_id = $1 and purchase_id = $2 order by kind`,
        [shop.instanceId, placed.id],
      ),
    );
    expect(rows).toEqual(['document', 'mail', 'phone'].map((kind) => ({ kind, size: 32 })));
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(`update purchases set status = 'delivered' where instance_id = $1 and id = $2`, [
        shop.instanceId,
        placed.id,
      ]),
    );
    const erased = await shop.ask({
      method: 'POST',
      path: '/profiles/forget.json',
      headers: ana.headers,
      body: {},
    });
    expect(erased.status).toBe(200);
    expect(keyOf(await order(again, 'hola20', contact))).toBe('coupon_used_phone');
  });
});
