import { NOTICES } from '@/backend/jobs/lanes';
import type { RatedOrder } from '@/lib/contract/feedback/rating';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderLink } from '@/lib/contract/staff/link-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const DAY_MS = 86_400_000;
const SAID = {
  ...{ rate_nps: true, rateExpSponsor: 9, rate_digitalmenu: false, rateMenuDigital: null },
  comment: 'Rico',
};
let server: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let staff: Record<string, string>;
beforeAll(async () => {
  server = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: server.url, MAIL_FROM: server.from });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  server.got.splice(0);
  await dropWaiting(backend.db, NOTICES);
  await openAsking();
});
afterAll(async () => {
  await backend.close();
  await server.close();
});

async function openAsking(asked: { rateDigitalMenu?: boolean } = {}): Promise<void> {
  shop = await openShop(backend, { flags: { ...createBundle().flags, ...asked } });
  ana = await shop.createDiner();
  staff = await staffOf({ backend, slug: shop.slug })('orders:read', 'orders:write');
}
const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const run = () => runLane(NOTICES, backend.deps);
const bodyOf = (index: number) => (server.got[index]?.data ?? '').replace(/=\r\n/g, '');
const tokenOf = (index: number) => /ratecluvi\/\d+\/([\w-]{43})/.exec(bodyOf(index))?.[1] ?? '';

async function placed(): Promise<Order> {
  const cart = await shop.fillCart(ana);
  const key = { 'idempotency-key': `link-${cart.purchase_id}` };
  return (await shop.placeCart(ana, cart, {}, key)).body as Order;
}
async function fetched(): Promise<Order> {
  const order = await placed();
  for (const status of ['accepted', 'preparation', 'packed', 'delivered']) {
    const path = `/staff/orders/${order.id}/status.json`;
    expect((await shop.ask({ method: 'PUT', path, headers: staff, body: { status } })).status).toBe(200);
  }
  return order;
}
/** The order, and the token of the mail that asks about it. */
async function asked(): Promise<{ order: Order; token: string }> {
  const order = await fetched();
  pass(DAY_MS);
  await run();
  return { order, token: tokenOf(server.got.length - 1) };
}
const rate = (id: number, token: string, rating: object = SAID, who = ana) =>
  shop.ask({
    method: 'POST',
    path: `/rate/${id}/${token}.json`,
    headers: who.headers,
    body: { rate: rating },
  });
const open = (id: number, token: string, who = ana) =>
  shop.ask({ method: 'POST', path: `/orders/${id}/rating_link.json`, headers: who.headers, body: { token } });

describe('the mail that asks how an order was (rule orders/notices)', () => {
  it('goes out a day after the order has come, once', async () => {
    await fetched();
    pass(DAY_MS - 1_000);
    await run();
    expect(server.got).toHaveLength(0);
    pass(1_000);
    await run();
    await run();
    expect(server.got.map(({ to }) => to)).toEqual([[CONTACT.email]]);
    expect(bodyOf(0)).toContain('ratecluvi/');
  });

  it('does not go out of an order that is cancelled, or rated by its page', async () => {
    const cancelled = await placed();
    const path = `/staff/orders/${cancelled.id}/status.json`;
    await shop.ask({ method: 'PUT', path, headers: staff, body: { status: 'cancelled' } });
    const { id } = await fetched();
    const body = { score: 9, comment: '' };
    await shop.ask({ method: 'POST', path: `/orders/${id}/rating.json`, headers: ana.headers, body });
    pass(2 * DAY_MS);
    await run();
    expect(server.got).toHaveLength(0);
  });

  it('asks an address once in seven days', async () => {
    await asked();
    await asked();
    expect(server.got).toHaveLength(1);
    pass(7 * DAY_MS);
    await asked();
    expect(server.got).toHaveLength(2);
  });
});

describe('an order rated by a link (rule feedback/rating-link)', () => {
  it('is rated once, by whoever has the link, as its owner’s word', async () => {
    const { order, token } = await asked();
    const eva = await shop.createDiner();
    const opened = (await open(order.id, token, eva)).body as RatedOrder;
    expect(opened).toMatchObject({ id: order.id, number: order.number, rating: null, can_rate: true });
    expect(JSON.stringify(opened)).not.toContain(CONTACT.name);
    const kept = { score: 9, menu_score: null, comment: 'Rico' };
    const both = await Promise.all([rate(order.id, token, SAID, eva), rate(order.id, token)]);
    expect(both).toMatchObject([
      { status: 200, body: kept },
      { status: 200, body: kept },
    ]);
    expect(keyOf(await rate(order.id, token, { ...SAID, rateExpSponsor: 1 }))).toBe('already_rated');
    expect((await open(order.id, token)).body).toMatchObject({ rating: kept, can_rate: false });
    const own = await shop.ask({ path: `/orders/${order.id}.json`, headers: ana.headers });
    expect(own.body).toMatchObject({ rating: { score: 9, comment: 'Rico' }, can_rate: false });
  });

  it('is made by staff too, once the order has come and until it is rated', async () => {
    const make = (id: number) =>
      shop.ask({ method: 'POST', path: `/staff/orders/${id}/rating_links.json`, headers: staff });
    expect(keyOf(await make((await placed()).id))).toBe('rating_early');
    const { id } = await fetched();
    const { status, body } = await make(id);
    const [, token = ''] = /\/ratecluvi\/\d+\/([\w-]{43})$/.exec((body as OrderLink).url) ?? [];
    expect(status).toBe(201);
    expect((await rate(id, token)).status).toBe(200);
    expect(keyOf(await make(id))).toBe('already_rated');
  });

  it('needs the score of the order', async () => {
    const { order, token } = await asked();
    const menu = {
      ...SAID,
      rate_nps: false,
      rateExpSponsor: null,
      rate_digitalmenu: true,
      rateMenuDigital: 8,
    };
    expect(keyOf(await rate(order.id, token, menu))).toBe('invalid_input');
  });

  it.each([
    [true, 8],
    [false, null],
  ])('holds a score of the menu where the tenant asks for one: %s', async (rateDigitalMenu, menu_score) => {
    await openAsking({ rateDigitalMenu });
    const { order, token } = await asked();
    const both = { ...SAID, rate_digitalmenu: true, rateMenuDigital: 8 };
    const kept = { score: 9, menu_score, comment: 'Rico' };
    expect((await rate(order.id, token, both)).body).toEqual(kept);
    expect((await rate(order.id, token, both)).body).toEqual(kept);
  });

  it('opens by its own link alone, for thirty days', async () => {
    const { order, token } = await asked();
    expect(keyOf(await open(order.id, 'y'.repeat(43)))).toBe('not_found');
    expect(keyOf(await rate(order.id, 'y'.repeat(43)))).toBe('not_found');
    expect(keyOf(await open(order.id + 1, token))).toBe('not_found');
    // It lets nobody in to read or pay the order.
    const joined = await shop.ask({
      ...{ method: 'POST', path: `/orders/${order.id}/members.json` },
      headers: (await shop.createDiner()).headers,
      body: { token, terms: true },
    });
    expect(keyOf(joined)).toBe('not_found');
    pass(29 * DAY_MS + 1_000);
    expect(keyOf(await rate(order.id, token))).toBe('rating_over');
    pass(DAY_MS);
    expect(keyOf(await open(order.id, token))).toBe('link_expired');
  });
});
