import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { billWith } from '@/tests/support/bill-with';
import { type CouponShop, cartOf, issuesOf, openCouponShop } from '@/tests/support/shops/coupon-shop';
import { ADDRESS, contactOf, type Diner, keyOf, NO_TIP } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: CouponShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openCouponShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

describe('an order with a coupon', () => {
  it('keeps what it took off, and uses it', async () => {
    const before = await shop.usesOf('mesa');
    const answer = await shop.place(ana, await shop.fillWith(ana, 'mesa'));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      coupon: { code: 'mesa' },
      bill: billWith({ products: 12_500, coupon: -1_250 }),
      total: 11_250,
    });
    expect(await shop.usesOf('mesa')).toEqual({
      used: (before?.used ?? 0) + 1,
      held: (before?.held ?? 0) + 1,
    });
  });

  it('of nothing to pay goes to the kitchen without a gateway', async () => {
    const cart = await shop.fillWith(ana, 'gratis100', { payment_method: 'card' });
    expect(cart).toMatchObject({
      bill: billWith({ products: 12_500, coupon: -12_500 }),
      total: 0,
      issues: [],
    });
    const answer = await shop.place(ana, cart);
    expect(answer.body).toMatchObject({ total: 0, payment: { status: 'success', amount: 0 } });
  });

  it('of nothing to pay is owed nothing when it is taken back', async () => {
    const cart = await shop.fillWith(ana, 'gratis100', { payment_method: 'card' });
    const order = (await shop.place(ana, cart)).body as Order;
    const alarms = backend.logged.filter((line) => line.includes('refund_due')).length;
    const answer = await shop.giveBack(ana, order.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'cancelled', refunds: [] });
    expect(backend.logged.filter((line) => line.includes('refund_due'))).toHaveLength(alarms);
  });

  it('of a diner who has used it is refused, also on a cart that had it before', async () => {
    const [first, second] = [
      await shop.fillWith(ana, 'una-por-diner'),
      await deliveryOf(ana, 'una-por-diner'),
    ];
    expect((await shop.place(ana, first)).status).toBe(201);
    expect(keyOf(await shop.place(ana, second))).toBe('coupon_used');
    expect(issuesOf(await shop.getCart(ana, second.purchase_id))).toContain('coupon_used');
  });

  it('for a first order is not for a second; a cancelled one counts for none', async () => {
    const first = await shop.fillWith(ana, 'bienvenido10');
    const second = await deliveryOf(ana, 'bienvenido10');
    const order = (await shop.place(ana, first)).body as Order;
    expect(keyOf(await shop.place(ana, second))).toBe('coupon_first_order');
    expect((await shop.giveBack(ana, order.id)).status).toBe(200);
    expect((await shop.place(ana, cartOf(await shop.getCart(ana, second.purchase_id)))).status).toBe(201);
  });

  async function deliveryOf(diner: Diner, code: string): Promise<Cart> {
    const { body } = await shop.add(
      diner,
      { id: shop.offerId('limonada') },
      { service: 'delivery', supplier_id: shop.branchId() },
    );
    const { purchase_id } = body as Cart;
    await shop.settle(diner, purchase_id, {
      ...NO_TIP,
      contact: contactOf(diner),
      place: ADDRESS,
      payment_method: 'cash',
      cash_amount: 200_000,
    });
    return cartOf(await shop.apply(diner, { purchase_id }, code));
  }

  it('one diner with two carts has one first order, whichever coupons they carry', async () => {
    const carts = [await shop.fillWith(ana, 'bienvenido10'), await deliveryOf(ana, 'hola20')];
    const answers = await Promise.all(carts.map((cart) => shop.place(ana, cart)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.filter(({ status }) => status === 422).map(keyOf)).toEqual(['coupon_first_order']);
  });

  it('gives its use back once when it is taken back, and may use it again (guarantee/coupon-limit)', async () => {
    const cart = await shop.fillWith(ana, 'unica', { payment_method: 'card' });
    const order = (await shop.place(ana, cart)).body as Order;
    expect(await shop.usesOf('unica')).toEqual({ used: 1, held: 1 });
    const eva = await shop.createDiner();
    expect(keyOf(await shop.apply(eva, await shop.fillCart(eva, NO_TIP), 'unica'))).toBe('coupon_used');
    const answers = await Promise.all([shop.giveBack(ana, order.id), shop.giveBack(ana, order.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.usesOf('unica')).toEqual({ used: 0, held: 0 });
    const again = cartOf(await shop.getCart(ana, cart.purchase_id));
    expect(again).toMatchObject({ coupon: { code: 'unica' }, total: 11_250, issues: [] });
    expect((await shop.place(ana, again)).status).toBe(201);
    expect(await shop.usesOf('unica')).toEqual({ used: 1, held: 1 });
    await shop.giveBack(ana, cart.purchase_id);
  });

  it('the last use has one winner among 50, and the losers leave nothing behind (guarantee/coupon-limit)', async () => {
    const racers: { diner: Diner; cart: Cart }[] = [];
    for (let n = 0; n < 50; n += 1) {
      const diner = await shop.createDiner();
      racers.push({ diner, cart: await shop.fillWith(diner, 'unica') });
    }
    const stock = (n: number | null) =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql('update supplier_products set stock = $3 where instance_id = $1 and id = $2 returning stock', [
          shop.instanceId,
          shop.offerId('limonada'),
          n,
        ]),
      );
    await stock(100);
    const answers = await Promise.all(racers.map(({ diner, cart }) => shop.place(diner, cart)));
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost).toHaveLength(49);
    expect(new Set(lost.map((answer) => `${answer.status} ${keyOf(answer)}`))).toEqual(
      new Set(['409 coupon_used']),
    );
    expect(await shop.usesOf('unica')).toEqual({ used: 1, held: 1 });
    const [left] = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ stock: number; losers: number }>(
        `select stock, (select count(*)::int from purchases c join payments p on p.instance_id = c.instance_id
           and p.purchase_id = c.id where c.instance_id = $1 and c.status = 'cart'
           and c.id = any ($3::bigint[])) as losers
         from supplier_products where instance_id = $1 and id = $2`,
        [shop.instanceId, shop.offerId('limonada'), racers.map(({ cart }) => cart.purchase_id)],
      ),
    );
    expect(left).toEqual({ stock: 99, losers: 0 });
    await stock(null);
  });
});
