import type { Cart } from '@/lib/contract/cart/cart';
import type { RelatedProducts } from '@/lib/contract/cart/related-products';
import type { Order } from '@/lib/contract/orders/orders';
import { createCoupon, createProduct } from '@/tests/support/backend/tenant-bundle';
import { AT_COURT, openCourt, stallOf } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(() => {
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
});

const TIP = { tip: { include: 'YES', percent: 10, customValue: 0 } };
const totalsOf = ({ stalls }: Order) => stalls.map(({ supplier, total }) => [supplier.slug, total]);

describe('one cart over the stalls of a court (rule table/court)', () => {
  it('takes dishes of every stall, and says whose each is', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const cart = await court.fill(ana, { caldo: 1, torta: 2 });
    expect(cart).toMatchObject({ total: 16_000, issues: [] });
    expect(cart.products.map(({ name, stall }) => [name, stall?.slug, stall?.name])).toEqual([
      ['caldo', 'pollo', 'Puesto pollo'],
      ['torta', 'postre', 'Puesto postre'],
    ]);
  });

  it('is offered a product once, of the stall that was chosen from last (rule menu/related-products)', async () => {
    const offers = ['pollo', 'arroz', 'postre'].map((branchSlug) => ({
      branchSlug,
      priceMinor: 3_000,
      stock: null,
      available: true,
    }));
    const named = (sku: string, slug: string) =>
      createProduct({
        sku,
        relatedSkus: ['chicha'],
        offers: offers.filter(({ branchSlug }) => branchSlug === slug),
      });
    const court = await openCourt(paying, {
      products: [named('caldo', 'pollo'), named('chaufa', 'arroz'), createProduct({ sku: 'chicha', offers })],
    });
    const ana = await court.createDiner();
    const { purchase_id } = await court.fill(ana, { caldo: 1, chaufa: 1 });
    const path = `/shopping_cart/goes_with/${purchase_id}.json`;
    const { body } = await court.ask({ path, headers: ana.headers });
    expect((body as RelatedProducts).products.map(({ id }) => id)).toEqual([
      court.offerId('chicha', 'arroz'),
    ]);
  });

  it('is another one on the table, for another diner, and at a branch outside', async () => {
    const court = await openCourt(paying, {
      branches: [stallOf('pollo'), stallOf('arroz'), stallOf('postre', { court: null })],
    });
    const [ana, eva] = [await court.createDiner(), await court.createDiner()];
    const at = async (diner: typeof ana, sku: string, stall: string, data: object = AT_COURT) => {
      const supplier_id = court.branchId(stall);
      const { body } = await court.add(diner, { id: court.offerId(sku, stall) }, { ...data, supplier_id });
      return (body as Cart).purchase_id;
    };
    const first = await at(ana, 'caldo', 'pollo');
    expect(await at(ana, 'chaufa', 'arroz')).toBe(first);
    const others = [
      await at(ana, 'torta', 'postre'),
      await at(eva, 'chaufa', 'arroz'),
      await at(ana, 'chaufa', 'arroz', { service: 'on_table' }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
    const data = { ...AT_COURT, supplier_id: court.branchId('pollo'), purchase_id: first };
    expect(keyOf(await court.add(ana, { id: court.offerId('torta', 'postre') }, data))).toBe('not_found');
  });

  it('says of the lines of a closed stall that it is closed, and of no others', async () => {
    const court = await openCourt(paying, {
      branches: [
        stallOf('pollo'),
        stallOf('arroz', {
          weekly: [{ days: ['mon'], open: '11:00', close: '12:30', services: null }],
        }),
        stallOf('postre'),
      ],
    });
    const ana = await court.createDiner();
    const cart = await court.fill(ana, { chaufa: 1, caldo: 1 });
    expect(cart.issues).toEqual([]);
    paying.pass(3_600_000);
    const { issues } = (await court.getCart(ana, cart.purchase_id)).body as Cart;
    expect(issues).toEqual([
      {
        key: 'stall_closed',
        line_id: cart.products[0]?.id,
        values: { product: 'chaufa', stall: 'Puesto arroz' },
      },
    ]);
    expect(keyOf(await court.placeCart(ana, cart))).toBe('stall_closed');
    const line = cart.products[0]?.id ?? 0;
    const left = await court.ask({
      method: 'DELETE',
      path: `/shopping_cart/product_cart/${line}.json?purchase_id=${cart.purchase_id}`,
      headers: ana.headers,
    });
    // Where it began sells nothing of it: the order is the other stall's.
    expect(left.body).toMatchObject({ supplier_id: court.branchId('pollo'), issues: [] });
    const order = (await court.placeCart(ana, left.body as Cart)).body as Order;
    expect(order).toMatchObject({ supplier: { slug: 'pollo' }, total: 10_000 });
  });

  it('takes no line of a stall that left the service', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const cart = await court.fill(ana, { caldo: 1, chaufa: 1 });
    await paying.backend.db.tenant(court.instanceId, (sql) =>
      sql(`update suppliers set services = '{on_table}' where instance_id = $1 and slug = 'arroz'`, [
        court.instanceId,
      ]),
    );
    const { issues } = (await court.getCart(ana, cart.purchase_id)).body as Cart;
    expect(issues.map(({ key, values }) => [key, values])).toEqual([
      ['stall_unavailable', { product: 'chaufa', stall: 'Puesto arroz' }],
    ]);
    expect(keyOf(await court.placeCart(ana, cart))).toBe('stall_unavailable');
  });

  it('takes a coupon of stalls only for what they sell', async () => {
    const court = await openCourt(paying, {
      coupons: [createCoupon({ code: 'pollos', branches: ['pollo', 'arroz'] })],
    });
    const ana = await court.createDiner();
    const filled = await court.fill(ana, { chaufa: 1, caldo: 1 });
    expect((await court.takeOff(ana, filled, 'pollos')).body).toMatchObject({
      coupon: { code: 'pollos' },
      total: 15_300,
    });
    const { issues } = await court.fill(ana, { torta: 1 });
    expect(issues.map(({ key }) => key)).toEqual(['coupon_branch']);
  });
});

describe('an order over several stalls (rule table/court)', () => {
  it('is paid once, and split among the kitchens with its number and code', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const waiting = await court.orderAt(ana, { caldo: 2, torta: 1 });
    expect(waiting).toMatchObject({ total: 23_000, stalls: [], pick_up: null });
    expect(await court.kitchen()).toEqual([]);
    await court.pay(ana, waiting);
    paying.settle();
    const paid = await court.until(ana, waiting, 'success');
    expect(totalsOf(paid)).toEqual([
      ['pollo', 20_000],
      ['postre', 3_000],
    ]);
    expect(paid.products.map(({ name }) => name)).toEqual(['caldo', 'torta']);
    expect(paid.pick_up).toMatchObject({ number: 1 });
    const [pollo, postre, ...none] = await court.kitchen();
    expect(none).toEqual([]);
    const shared = { pick_up: paid.pick_up, paid: true, payment_method: 'card', refund_due: null };
    expect(pollo).toMatchObject({ ...shared, total: 20_000, products: [{ name: 'caldo', count: 2 }] });
    expect(postre).toMatchObject({ ...shared, total: 3_000, products: [{ name: 'torta' }] });
    const numbers = [paid.number, pollo?.number, postre?.number];
    expect(new Set(numbers).size).toBe(3);
    expect(await court.kitchen('postre')).toMatchObject([{ id: postre?.id }]);
    expect(await court.kitchen('arroz')).toEqual([]);
    expect(court.charges(paid)).toHaveLength(1);
  });

  it('of one stall alone stays as it is, in that stall’s kitchen', async () => {
    const court = await openCourt(paying);
    const paid = await court.buy(await court.createDiner(), { torta: 4 });
    expect(paid).toMatchObject({ stalls: [], supplier: { slug: 'postre' } });
    expect(await court.kitchen('postre')).toMatchObject([{ id: paid.id }]);
  });

  it('that costs nothing is split when it is placed', async () => {
    const court = await openCourt(paying, {
      coupons: [createCoupon({ code: 'todo', terms: { kind: 'percent', percent: 100 } })],
    });
    const ana = await court.createDiner();
    const filled = await court.fill(ana, { caldo: 1, torta: 1 });
    const free = (await court.takeOff(ana, filled, 'todo')).body as Cart;
    const order = (await court.placeCart(ana, free)).body as Order;
    expect(totalsOf(order)).toEqual([
      ['pollo', 0],
      ['postre', 0],
    ]);
    expect(await court.kitchen()).toHaveLength(2);
    const path = `/orders/${order.id}.json`;
    const { body } = await court.ask({ method: 'DELETE', path, headers: ana.headers });
    expect(body).toMatchObject({ status: 'cancelled' });
    // Each kitchen reads that its part is cancelled (rule staff/news).
    expect((await court.kitchen()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect([await court.stockOf('caldo'), await court.stockOf('torta')]).toEqual([20, 20]);
  });

  it('gives each stall its part of coupon and tip', async () => {
    const court = await openCourt(paying, {
      coupons: [createCoupon({ code: 'diez', terms: { kind: 'amount', amountMinor: 1_000 } })],
    });
    const ana = await court.createDiner();
    const filled = await court.fill(ana, { caldo: 1, chaufa: 1 }, TIP);
    const cart = (await court.takeOff(ana, filled, 'diez')).body as Cart;
    expect(cart.total).toBe(17_600);
    const order = (await court.placeCart(ana, cart)).body as Order;
    await court.pay(ana, order);
    paying.settle();
    const paid = await court.until(ana, order, 'success');
    // 10,000 − 588 + 941 and 7,000 − 412 + 659
    expect(totalsOf(paid)).toEqual([
      ['pollo', 10_353],
      ['arroz', 7_247],
    ]);
  });

  it('is counted with those of every stall, also from the first number that is free', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const numbers = [];
    for (const dishes of [{ torta: 4 }, { caldo: 1, torta: 1 }, { chaufa: 2 }])
      numbers.push((await court.buy(ana, dishes)).pick_up?.number);
    expect(numbers).toEqual([1, 2, 3]);
    // The court is given up for the day.
    await paying.backend.db.system((sql) =>
      sql('update suppliers set court = null where instance_id = $1', [court.instanceId]),
    );
    expect((await court.buy(ana, { chaufa: 2 })).pick_up?.number).toBe(4);
    expect((await court.buy(ana, { torta: 4 })).pick_up?.number).toBe(2);
  });

  it('is ordered again at each stall', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 2, torta: 1 });
    const { body } = await court.ask({
      method: 'POST',
      path: `/orders/${paid.id}/again.json`,
      headers: ana.headers,
    });
    expect(body).toMatchObject({
      missing: [],
      cart: { products: [{ name: 'caldo', count: 2 }, { name: 'torta' }] },
    });
  });
});
