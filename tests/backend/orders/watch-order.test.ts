import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchOrder } from '@/tests/support/backend/watch';
import { joinAsGuest, removeGuest } from '@/tests/support/shops/join';
import { CONTACT, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

const place = async (cart: Cart) => (await shop.placeCart(ana, cart)).body as Order;
const watch = (id: number, headers = ana.headers) =>
  watchOrder({ app: backend.app, host: shop.host, id, headers });

/** Only ends what hangs. */
const LONGEST_MS = 20_000;

describe('the events of an order', () => {
  it('tell its diner at once, when it is placed and when it is taken back (rule orders/live)', async () => {
    const cart = await shop.fillCart(ana);
    const page = await watch(cart.purchase_id);
    expect(page.response.headers.get('content-type')).toContain('text/event-stream');
    expect(page.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(await page.read()).toMatch(/^event: order\ndata: \{"version":\d+,"status":"cart"\}\n\n$/);
    const { version } = await place(cart);
    expect(await page.read()).toBe(`event: order\ndata: {"version":${version},"status":"in_progress"}\n\n`);
    await shop.ask({ method: 'DELETE', path: `/orders/${cart.purchase_id}.json`, headers: ana.headers });
    expect(await page.read()).toContain('"status":"cancelled"');
    await page.close();
  });

  it('open nothing for HEAD, which answers headers alone', async () => {
    const { id } = await place(await shop.fillCart(ana));
    const listened = jest.spyOn(backend.deps.events, 'subscribe');
    const head = (headers: Record<string, string>) =>
      backend.app.request(`http://${shop.host}/orders/${id}/events`, {
        method: 'HEAD',
        headers: { host: shop.host, ...headers },
      });
    const { status, headers, body } = await head(ana.headers);
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/event-stream', null]);
    expect((await head((await shop.createDiner()).headers)).status).toBe(404);
    expect(listened).not.toHaveBeenCalled();
  });

  it('tell nothing of what was refused', async () => {
    const cart = await shop.fillCart(ana);
    const told = jest.spyOn(backend.deps.events, 'publish');
    await shop.placeCart(ana, cart, { total: cart.total + 1 });
    expect(told).not.toHaveBeenCalled();
  });

  it('are nobody else’s', async () => {
    const { id } = await place(await shop.fillCart(ana));
    const eva = await shop.createDiner();
    expect((await watch(id, eva.headers)).response.status).toBe(404);
    expect((await watch(id, {})).response.status).toBe(401);
  });

  it('tell a guest too (rule orders/members)', async () => {
    const cart = await shop.fillCart(ana);
    const { id } = await place(cart);
    const eva = await shop.createDiner();
    await joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId: id, profileId: eva.id });
    const page = await watch(id, eva.headers);
    expect(await page.read()).toContain('"status":"in_progress"');
    await shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: ana.headers });
    expect(await page.read()).toContain('"status":"cancelled"');
    await page.close();
  });

  it('end at the next change for a guest who is none any more, untold (guarantee/live-rights)', async () => {
    const { id } = await place(await shop.fillCart(ana));
    const eva = await shop.createDiner();
    const guest = { backend, instanceId: shop.instanceId, purchaseId: id, profileId: eva.id };
    await joinAsGuest(guest);
    const page = await watch(id, eva.headers);
    await page.read();
    await removeGuest(guest);
    await shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: ana.headers });
    expect(await page.read()).toBe('');
  });

  it('end when the order cannot be read: nobody listens any more, and the log quotes nothing', async () => {
    const { events, db } = backend.deps;
    const { id } = await place(await shop.fillCart(ana));
    const stopped = jest.fn();
    const { subscribe } = events;
    jest.spyOn(events, 'subscribe').mockImplementation((watched, listener) => {
      const stop = subscribe(watched, listener);
      return () => {
        stopped();
        stop();
      };
    });
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await watch(id);
    await page.read();
    jest.spyOn(db, 'statement').mockRejectedValueOnce(new TypeError(CONTACT.email));
    events.publish({ instanceId: shop.instanceId, topic: `purchase:${id}` });
    expect(await page.read()).toBe('');
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(printed).not.toHaveBeenCalled();
    const logged = backend.logged.join('');
    expect(logged).toContain('reading a watched topic failed');
    expect(logged).toContain('"name":"TypeError"');
    expect(logged).not.toContain(CONTACT.email);
  });

  it.each([
    ['a database that is away', 40, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
    ['a fault of the program', 50, new TypeError('broken')],
  ])('say %s at level %s', async (_what, level, fault) => {
    const { id } = await place(await shop.fillCart(ana));
    const { db, events } = backend.deps;
    const page = await watch(id);
    await page.read();
    backend.logged.splice(0);
    jest.spyOn(db, 'statement').mockRejectedValueOnce(fault);
    events.publish({ instanceId: shop.instanceId, topic: `purchase:${id}` });
    expect(await page.read()).toBe('');
    const lines = backend.logged.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.find(({ msg }) => msg === 'reading a watched topic failed')?.level).toBe(level);
  });

  it('end with their page: nobody listens any more', async () => {
    const { events } = backend.deps;
    const { id } = await place(await shop.fillCart(ana));
    const stopped = jest.fn();
    jest.spyOn(events, 'subscribe').mockReturnValue(stopped);
    const page = await watch(id);
    await page.read();
    await page.close();
    await new Promise((done) => setImmediate(done));
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('cost one read for each change, however many listen, and each hears of it', async () => {
    const { id } = await place(await shop.fillCart(ana));
    const pages = await Promise.all(Array.from({ length: 4 }, () => watch(id)));
    for (const page of pages) await page.read();
    const { events } = backend.deps;
    const statements = await backend.countStatements(async () => {
      events.publish({ instanceId: shop.instanceId, topic: `purchase:${id}` });
      for (const page of pages) expect(await page.read()).toContain('"status":"in_progress"');
    });
    expect(statements).toBe(1);
    for (const page of pages) await page.close();
  });

  it('cost no read at a heartbeat', async () => {
    const { id } = await place(await shop.fillCart(ana));
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    const page = await watch(id);
    await page.read();
    const statements = await backend.countStatements(async () => {
      await jest.advanceTimersByTimeAsync(15_000);
      expect(await page.read()).toBe(': \n\n');
    });
    jest.useRealTimers();
    expect(statements).toBe(0);
    await page.close();
  });

  it('end for a reader that takes nothing, and its connection is cut', async () => {
    const { id } = await place(await shop.fillCart(ana));
    const { events } = backend.deps;
    const stopped = jest.fn();
    const tell: (() => void)[] = [];
    jest.spyOn(events, 'subscribe').mockImplementation((_topic, listener) => {
      tell.push(listener);
      return stopped;
    });
    const hangUp = jest.fn();
    await backend.app.request(
      `http://${shop.host}/orders/${id}/events`,
      { headers: { host: shop.host, ...ana.headers } },
      { remoteAddress: '127.0.0.1', hangUp },
    );
    // Changes that come while one is being read are read together, so their number says little.
    const end = performance.now() + LONGEST_MS;
    while (hangUp.mock.calls.length === 0 && performance.now() < end) {
      tell[0]?.();
      await new Promise((done) => setImmediate(done));
      await backend.db.lookUp('select 1');
    }
    expect([hangUp.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
  });
});
