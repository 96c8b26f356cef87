import type { Context } from '@/backend/context';
import type { AppError } from '@/backend/errors';
import { unpaidLimiter } from '@/backend/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openCouponShop } from '@/tests/support/shops/coupon-shop';
import { CONTACT, contactOf, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const HERE = '203.0.113.9';
const opened: TestBackend[] = [];
afterAll(() => Promise.all(opened.map((backend) => backend.close())));

async function open(limits: Record<string, string>) {
  const backend = await createTestBackend(limits);
  opened.push(backend);
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  return openShop(backend);
}
const fromOutside = (diner: Diner): Diner => ({
  ...diner,
  headers: { ...diner.headers, 'x-forwarded-for': HERE },
});
const phone = (number: number) => ({ ...CONTACT, phone: `300000000${number}` });

/** The key of what refuses it, else `placed`. */
async function place(
  shop: Pick<Shop, 'fillCart' | 'placeCart'>,
  diner: Diner,
  settled: object = {},
): Promise<string> {
  const answer = await shop.placeCart(diner, await shop.fillCart(diner, settled as Record<string, unknown>));
  return answer.status === 201 ? 'placed' : keyOf(answer);
}

describe('orders that nobody has paid (rule orders/unpaid)', () => {
  it('are so many of a diner, whatever phone they write, who goes on by paying online', async () => {
    const shop = await open({ LIMIT_UNPAID_ORDERS_PER_HOUR: '2' });
    const ana = await shop.createDiner();
    const told = [];
    for (const number of [1, 2, 3]) told.push(await place(shop, ana, { contact: phone(number) }));
    expect(told).toEqual(['placed', 'placed', 'unpaid_orders']);
    expect(await place(shop, ana, { contact: phone(4), payment_method: 'card' })).toBe('placed');
  });

  it('are so many of a phone, whose profiles cost nothing; another phone goes on', async () => {
    const shop = await open({ LIMIT_UNPAID_ORDERS_PER_HOUR: '2' });
    const told = [];
    for (const number of [1, 1, 1, 2])
      told.push(await place(shop, await shop.createDiner(), { contact: phone(number) }));
    expect(told).toEqual(['placed', 'placed', 'unpaid_orders', 'placed']);
  });

  it('are so many of an address, of whatever phones that nobody confirmed: few at once, then one a minute', async () => {
    const shop = await open({ LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '20' });
    const told = [];
    for (const number of [1, 2, 3])
      told.push(await place(shop, fromOutside(await shop.createDiner()), { contact: phone(number) }));
    expect(told).toEqual(['placed', 'placed', 'unpaid_orders']);
    expect(await place(shop, await shop.createDiner(), { contact: phone(4) })).toBe('placed');
    const next = fromOutside(await shop.createDiner());
    shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 6 * 60_000);
    expect(await place(shop, next, { contact: phone(5) })).toBe('placed');
    expect(await place(shop, next, { contact: phone(5) })).toBe('unpaid_orders');
  });

  it('are more of an address where a code has confirmed the phones', async () => {
    const shop = await open({ LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '4' });
    const told = [];
    const { deps } = shop.backend;
    const instance = { id: shop.instanceId, asksPhoneCode: true };
    for (const [sms, service] of [
      [{}, 'delivery'],
      [{}, 'delivery'],
      [{}, 'delivery'],
      [{}, 'take_away'],
      [{}, 'take_away'],
      [null, 'delivery'],
    ] as const) {
      const ctx = { instance, actor: { kind: 'anonymous' }, sms } as unknown as Context;
      const { count } = unpaidLimiter(deps)({ ctx, visitor: HERE });
      const counting = count({
        purchase: { service, details: {} },
        method: { method: 'cash', online: false },
      });
      told.push(await counting.then(() => 'counted').catch((error: AppError) => error.key));
    }
    expect(told).toEqual(['counted', 'counted', 'counted', 'counted', 'unpaid_orders', 'unpaid_orders']);
  });

  it('are not counted where nothing was ordered', async () => {
    const backend = await createTestBackend({ LIMIT_UNPAID_ORDERS_PER_HOUR: '2' });
    opened.push(backend);
    const shop = await openCouponShop(backend);
    const [ana, again] = [await shop.createDiner(), await shop.createDiner()];
    const contact = contactOf(ana);
    const first = await shop.fillWith(ana, 'bienvenido10', { contact });
    expect((await shop.place(ana, first)).status).toBe(201);
    // The coupon is her phone's, which the placing alone finds out.
    const cart = await shop.fillWith(again, 'hola20', { contact });
    const told = [];
    for (let press = 0; press < 3; press += 1) told.push(keyOf(await shop.place(again, cart)));
    expect(told).toEqual(Array(3).fill('coupon_used_phone'));
    expect(await place(shop, ana, { contact })).toBe('placed');
  });

  it('count for nobody where one of the limits refuses', async () => {
    const shop = await open({
      LIMIT_UNPAID_ORDERS_PER_HOUR: '2',
      LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '1',
    });
    const ana = await shop.createDiner();
    const told = [];
    for (const diner of [fromOutside(ana), fromOutside(ana), fromOutside(ana), ana])
      told.push(await place(shop, diner, { contact: phone(1) }));
    expect(told).toEqual(['placed', 'unpaid_orders', 'unpaid_orders', 'placed']);
  });

  it('give back what their diner cancels, so that nobody uses up another’s phone for nothing', async () => {
    const shop = await open({ LIMIT_UNPAID_ORDERS_PER_HOUR: '2' });
    const [eva, ana] = [await shop.createDiner(), await shop.createDiner()];
    for (let turn = 0; turn < 4; turn += 1) {
      const placed = await shop.placeCart(eva, await shop.fillCart(eva, { contact: phone(1) }));
      const path = `/orders/${(placed.body as { id: number }).id}.json`;
      expect((await shop.ask({ method: 'DELETE', path, headers: eva.headers })).status).toBe(200);
    }
    expect(await place(shop, ana, { contact: phone(1) })).toBe('placed');
  });
});

describe('orders that are cancelled as soon as they are placed (rule orders/unpaid)', () => {
  it('count for their address, so that no board is filled with them for nothing', async () => {
    const shop = await open({ LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '20' });
    const told = [];
    for (const number of [1, 2, 3]) {
      const eva = fromOutside(await shop.createDiner());
      const placed = await shop.placeCart(eva, await shop.fillCart(eva, { contact: phone(number) }));
      told.push(placed.status === 201 ? 'placed' : keyOf(placed));
      const path = `/orders/${(placed.body as { id?: number }).id ?? 1}.json`;
      await shop.ask({ method: 'DELETE', path, headers: eva.headers });
    }
    expect(told).toEqual(['placed', 'placed', 'unpaid_orders']);
  });
});

describe('orders that wait for an online payment (rule orders/hold)', () => {
  const CARD = { payment_method: 'card' };

  it('are so many of a diner, and of a phone, until one of them is over', async () => {
    const shop = await open({ LIMIT_HELD_ORDERS: '2' });
    const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
    const told = [];
    for (const [diner, number] of [
      [ana, 1],
      [ana, 2],
      [ana, 3],
      [eva, 1],
      [eva, 1],
    ] as const)
      told.push(await place(shop, diner, { contact: phone(number), ...CARD }));
    expect(told).toEqual(['placed', 'placed', 'orders_waiting', 'placed', 'orders_waiting']);
    shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 16 * 60_000);
    expect(await place(shop, ana, { contact: phone(1), ...CARD })).toBe('placed');
  });

  it('are so many of an address, whatever phones it invents, so that nobody holds every slot for nothing', async () => {
    const shop = await open({ LIMIT_ADDRESS_HELD_ORDERS: '2' });
    const told = [];
    for (const number of [1, 2, 3])
      told.push(
        await place(shop, fromOutside(await shop.createDiner()), { contact: phone(number), ...CARD }),
      );
    expect(told).toEqual(['placed', 'placed', 'rate_limited']);
    expect(await place(shop, await shop.createDiner(), { contact: phone(4), ...CARD })).toBe('placed');
    shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 16 * 60_000);
    const next = fromOutside(await shop.createDiner());
    expect(await place(shop, next, { contact: phone(5), ...CARD })).toBe('placed');
  });

  it('keep where they come from no longer than they wait', async () => {
    const shop = await open({ LIMIT_ADDRESS_HELD_ORDERS: '1' });
    const [ana, eva] = [fromOutside(await shop.createDiner()), fromOutside(await shop.createDiner())];
    const first = await shop.placeCart(ana, await shop.fillCart(ana, { contact: phone(1), ...CARD }));
    const kept = () =>
      shop.backend.db.lookUp(
        "select 1 from purchases where details ->> 'heldFrom' is not null and instance_id = $1",
        [shop.instanceId],
      );
    expect(await kept()).toHaveLength(1);
    const { id } = first.body as { id: number };
    const path = `/payments/in_person/${id}.json`;
    const paid = await shop.ask({ method: 'PUT', path, headers: ana.headers, body: { method: 'cash' } });
    expect([paid.status, await kept()]).toEqual([200, []]);
    const second = await shop.placeCart(eva, await shop.fillCart(eva, { contact: phone(2), ...CARD }));
    expect([second.status, (await kept()).length]).toEqual([201, 1]);
    const back = `/orders/${(second.body as { id: number }).id}.json`;
    await shop.ask({ method: 'DELETE', path: back, headers: eva.headers });
    expect(await kept()).toEqual([]);
  });

  it('are so many of those that are placed at once', async () => {
    const shop = await open({ LIMIT_HELD_ORDERS: '2' });
    const diners = await Promise.all(Array.from({ length: 5 }, () => shop.createDiner()));
    const carts = await Promise.all(
      diners.map((diner) => shop.fillCart(diner, { contact: phone(1), ...CARD })),
    );
    const placed = diners.map(async (diner, index) => {
      const cart = carts[index];
      return cart ? (await shop.placeCart(diner, cart)).status : 0;
    });
    expect((await Promise.all(placed)).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});
