import { publishDue } from '@/backend/platform/publications';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { watchMenu } from '@/tests/support/backend/watch';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
  ana = await shop.createDiner();
  await shop.fillCart(ana);
});
afterAll(() => backend.close());

type Offer = { available?: boolean; until?: string; stock?: number | null };
const eventsPath = () => `/api/menu_now/${shop.branchId()}/events`;
type Opening = { path?: string; headers?: Record<string, string>; method?: string };
const watch = ({ path = eventsPath(), headers = ana.headers, ...more }: Opening = {}) =>
  watchMenu({ app: backend.app, host: shop.host, headers, path, ...more });
async function offer(change: Offer, sku = 'limonada'): Promise<void> {
  const headers = await staffOf(shop)('menu:write');
  const path = `/staff/products/${shop.offerId(sku)}.json`;
  expect(await shop.ask({ method: 'PUT', path, headers, body: change })).toMatchObject({ status: 200 });
}
const readMenu = async (): Promise<MenuNow> =>
  (await shop.ask({ path: `/api/menu_now/${shop.branchId()}.json` })).body as MenuNow;
const dishOf = ({ products }: MenuNow, sku = 'limonada') =>
  products.find(({ id }) => id === shop.offerId(sku));
async function eventOf(): Promise<string> {
  const { version } = await readMenu();
  return `event: menu\ndata: ${JSON.stringify({ supplier_id: shop.branchId(), version })}\n\n`;
}

/** The event that a page hears after `change`; the one before it is passed over. */
async function heardOf(change: () => Promise<unknown>, opening: Opening = {}): Promise<string> {
  const page = await watch(opening);
  await page.read();
  await change();
  const told = await page.read();
  await page.close();
  return told;
}

describe('an open menu (rule menu/live)', () => {
  it('answers what can be had now, and for how much', async () => {
    const before = await readMenu();
    expect(dishOf(before)).toMatchObject({ available: true, price: 12_500 });
    expect(before.opening_hours.timezone).toBe('America/Bogota');
    await offer({ available: false });
    const after = await readMenu();
    expect(dishOf(after)).toMatchObject({ available: false });
    expect(after.version).not.toBe(before.version);
  });

  it('says that a dish is sold out where nothing of a required group is left (rule menu/options)', async () => {
    const ofAjiaco = async () => dishOf(await readMenu(), 'ajiaco')?.available;
    expect(await ofAjiaco()).toBe(true);
    await backend.db.system((sql) =>
      sql('update options set available = false where instance_id = $1', [shop.instanceId]),
    );
    expect(await ofAjiaco()).toBe(false);
    const path = `/api/products/${shop.offerId('ajiaco')}.json`;
    expect((await shop.ask({ path })).body).toMatchObject({ available: false });
  });

  it('may be kept by an edge under its own version alone', async () => {
    const path = `/api/menu_now/${shop.branchId()}.json`;
    const kept = async (version: string) =>
      (await shop.ask({ path: `${path}?version=${version}` })).headers.get('cache-control');
    const { version: before } = await readMenu();
    expect([await kept(before), await kept('made-up-ahead')]).toEqual([
      'public, max-age=0, s-maxage=30',
      'private, no-store',
    ]);
    await offer({ available: false });
    const { version: after } = await readMenu();
    expect([await kept(before), await kept(after)]).toEqual([
      'private, no-store',
      'public, max-age=0, s-maxage=30',
    ]);
  });

  it('is told how the menu stands, and when staff change an offer', async () => {
    const page = await watch();
    expect(await page.read()).toBe(await eventOf());
    await offer({ stock: 0 });
    expect(await page.read()).toBe(await eventOf());
    await offer({ stock: null });
    expect(await page.read()).toBe(await eventOf());
    await page.close();
  });

  it('is told when a dish comes back by itself, and so are the pages that are kept (rule menu/sold-out)', async () => {
    await offer({ available: false, until: '12:30' });
    const publications = () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ version: number }>('select version from publications where instance_id = $1', [
          shop.instanceId,
        ]),
      );
    const [before] = await publications();
    const told = await heardOf(async () => {
      backend.clock.now = new Date('2026-03-02T17:30:00Z');
      await runDueJobs(backend.deps);
    });
    expect(told).toBe(await eventOf());
    expect(dishOf(await readMenu())).toMatchObject({ available: true });
    expect(await publications()).toEqual([{ version: (before?.version ?? 0) + 1 }]);
  });

  it('is told when an order takes the last pieces, and when it gives them back', async () => {
    await offer({ stock: 2 });
    const eva = await shop.createDiner();
    const cart = await shop.fillCart(eva, { count: 2 });
    const placed = () => shop.placeCart(eva, cart);
    expect(await heardOf(placed)).toBe(await eventOf());
    expect(dishOf(await readMenu())).toMatchObject({ available: false });
    const cancel = () =>
      shop.ask({ method: 'DELETE', path: `/orders/${cart.purchase_id}.json`, headers: eva.headers });
    expect(await heardOf(cancel)).toBe(await eventOf());
    expect(dishOf(await readMenu())).toMatchObject({ available: true });
  });

  it('says by dish what changed, also where the answer does not show it: its last pieces and its options', async () => {
    const versions = async () => new Map((await readMenu()).products.map(({ id, version }) => [id, version]));
    const changed = async (change: () => Promise<unknown>) => {
      const before = await versions();
      await change();
      const after = await versions();
      return [...before.keys()].filter((id) => after.get(id) !== before.get(id));
    };
    expect(await changed(() => offer({ stock: 50 }))).toEqual([]);
    expect(await changed(() => offer({ stock: 7 }))).toEqual([shop.offerId('limonada')]);
    expect(await changed(() => offer({ stock: 6 }))).toEqual([shop.offerId('limonada')]);
    const cheaper = () =>
      backend.db.system((sql) =>
        sql('update options set price_minor = price_minor + 100 where instance_id = $1', [shop.instanceId]),
      );
    expect(await changed(cheaper)).toEqual([shop.offerId('ajiaco')]);
  });

  it('is not told of a sale out of many', async () => {
    await offer({ stock: 50 });
    const page = await watch();
    await page.read();
    const eva = await shop.createDiner();
    await shop.placeCart(eva, await shop.fillCart(eva, { count: 2 }));
    await offer({ available: false }, 'ajiaco');
    expect(await page.read()).toBe(await eventOf());
    await page.close();
  });

  it('is told when a table sends the last pieces, on the stream of the table too', async () => {
    const luis = await shop.sitDown('1', 'Luis');
    await offer({ stock: 1 });
    const send = () => shop.sent(luis);
    expect(await heardOf(send, { path: '/on_table/events', headers: luis.headers })).toBe(await eventOf());
  });

  it('is told on the stream of a cart that names the branch', async () => {
    const { purchase_id: id } = await shop.fillCart(ana);
    const path = `/orders/${id}/events?menu=${shop.branchId()}`;
    expect(await heardOf(() => offer({ available: false }), { path })).toBe(await eventOf());
  });

  it('is told of what an import changed, by whichever program: prices and hours', async () => {
    const page = await watch();
    await page.read();
    const { bundle } = shop;
    const products = bundle.products.map((one) => ({
      ...one,
      offers: one.offers.map((own) => ({ ...own, priceMinor: 14_000 })),
    }));
    await backend.importTenant({ ...bundle, products });
    await publishAll();
    expect(await page.read()).toBe(await eventOf());
    expect(dishOf(await readMenu())).toMatchObject({ price: 14_000 });
    const branches = bundle.branches.map((one) => ({ ...one, weekly: [] }));
    await backend.importTenant({ ...bundle, products, branches });
    await publishAll();
    expect(await page.read()).toBe(await eventOf());
    expect((await readMenu()).opening_hours.weekly).toEqual([]);
    await page.close();
  });

  it('hears of no other branch and no other tenant', async () => {
    const other = await openDining(backend);
    const page = await watch();
    await page.read();
    await offer({ available: false }, 'limonada');
    expect(await page.read()).toBe(await eventOf());
    // The same offer of the other branch, and a topic of the same number elsewhere.
    const norte = shop.branchId('norte');
    backend.deps.events.publish({ instanceId: shop.instanceId, topic: `menu:${norte}` });
    backend.deps.events.publish({ instanceId: other.instanceId, topic: `menu:${shop.branchId()}` });
    await offer({ available: true });
    expect(await page.read()).toBe(await eventOf());
    await page.close();
    const foreign = await other.createDiner();
    await other.fillCart(foreign);
    const path = eventsPath();
    const { response } = await watchMenu({
      app: backend.app,
      host: other.host,
      headers: foreign.headers,
      path,
    });
    expect(response.status).toBe(404);
    expect((await other.ask({ path: `/api/menu_now/${shop.branchId()}.json` })).status).toBe(404);
  });

  it('is followed with a cart or a visit alone', async () => {
    const reader = await shop.createDiner();
    expect((await watch({ headers: reader.headers })).response.status).toBe(204);
    expect((await watch({ headers: {} })).response.status).toBe(401);
    const seated = await shop.sit('1');
    const page = await watch({ headers: seated.headers });
    expect(page.response.status).toBe(200);
    await page.close();
    expect((await watch({ method: 'HEAD' })).response.status).toBe(200);
    expect((await watch({ path: '/api/menu_now/999999/events' })).response.status).toBe(404);
    expect((await watch({ path: '/api/menu_now/999999/events', method: 'HEAD' })).response.status).toBe(404);
  });

  it('gives way in the oldest page of a diner, beyond as many as are allowed (guarantee/stream-flood)', async () => {
    const pages = [await watch()];
    await pages[0]?.read();
    const { perTopic } = backend.deps.config.streams;
    for (let opened = 0; opened < perTopic; opened += 1) pages.push(await watch());
    expect(await pages[0]?.read()).toBe('');
    for (const page of pages) await page.close();
  });

  it('is read once for each change, however many listen, on whatever stream', async () => {
    const luis = await shop.sit('1');
    const pages = [
      await watch(),
      await watch(),
      await watch({ path: '/on_table/events', headers: luis.headers }),
    ];
    for (const page of pages) await page.read();
    const statement = jest.spyOn(backend.deps.db, 'statement');
    await offer({ available: false });
    const told = await Promise.all(pages.map((page) => page.read()));
    expect(new Set(told)).toEqual(new Set([await eventOf()]));
    expect(statement.mock.calls.filter(([, sql]) => sql.includes('as version'))).toHaveLength(1);
    statement.mockRestore();
    for (const page of pages) await page.close();
  });
});

/** Other files' tenants may be due as well, and more of them than one turn takes. */
async function publishAll(): Promise<void> {
  while ((await publishDue({ ...backend.deps, revalidateWebs: async () => true })) > 0);
}
