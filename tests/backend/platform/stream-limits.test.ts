import { randomUUID } from 'node:crypto';
import { createApp } from '@/backend/app';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import { createRedisLimiter } from '@/backend/platform/limits/redis-limiter';
import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchBranches, watchOrder } from '@/tests/support/backend/watch';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

const LIMITS = { perTopic: 2, perProfile: 3, perTenant: 5, total: 7 };
const REPLACED = 'event: replaced';
let backend: TestBackend;
let shops: Shop[];
beforeAll(async () => {
  backend = await createTestBackend({
    LIMIT_STREAMS_PER_TOPIC: String(LIMITS.perTopic),
    LIMIT_STREAMS_PER_PROFILE: String(LIMITS.perProfile),
    LIMIT_STREAMS_PER_TENANT: String(LIMITS.perTenant),
    LIMIT_STREAMS: String(LIMITS.total),
  });
  shops = [await openShop(backend), await openShop(backend)];
});
afterAll(() => backend.close());

type Page = Awaited<ReturnType<typeof watchOrder>>;
const open: Page[] = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
const shopAt = (index: number) => {
  const shop = shops[index];
  if (!shop) throw new Error('no such shop');
  return shop;
};

/** A diner's page of a purchase, once it has been told how that stands. */
async function watch({ shop, diner, id }: { shop: Shop; diner: Diner; id: number }): Promise<Page> {
  const page = await watchOrder({ app: backend.app, host: shop.host, id, headers: diner.headers });
  open.push(page);
  if (page.response.ok) await page.read();
  return page;
}
const cartOf = async (shop: Shop, diner: Diner) => (await shop.fillCart(diner)).purchase_id;
async function watchAsSomebody(shop: Shop): Promise<Page> {
  const diner = await shop.createDiner();
  return watch({ shop, diner, id: await cartOf(shop, diner) });
}

it('a new stream of a diner takes the place of the oldest one at the same order, which is told', async () => {
  const shop = shopAt(0);
  const diner = await shop.createDiner();
  const id = await cartOf(shop, diner);
  const [lost, tab] = [await watch({ shop, diner, id }), await watch({ shop, diner, id })];
  const phone = await watch({ shop, diner, id });
  expect(await lost.read()).toContain(REPLACED);
  expect(await lost.read()).toBe('');
  backend.deps.events.publish({ instanceId: shop.instanceId, topic: `purchase:${id}` });
  for (const page of [tab, phone]) expect(await page.read()).toContain('event: order');
});

it('a diner holds so many at once, over all orders (guarantee/stream-flood)', async () => {
  const shop = shopAt(0);
  const diner = await shop.createDiner();
  const placed: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { body } = await shop.placeCart(diner, await shop.fillCart(diner));
    placed.push((body as Order).id);
  }
  const pages: Page[] = [];
  for (const id of placed) pages.push(await watch({ shop, diner, id }));
  expect(await pages[0]?.read()).toContain(REPLACED);
  expect(pages.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
});

it('a full tenant refuses others with the time to wait, leaves its neighbour alone, and takes them when there is room', async () => {
  const [shop, neighbour] = [shopAt(0), shopAt(1)];
  const pages: Page[] = [];
  for (let count = 0; count < LIMITS.perTenant; count += 1) pages.push(await watchAsSomebody(shop));
  const refused = await watchAsSomebody(shop);
  const { response } = refused;
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(JSON.parse(await refused.read())).toMatchObject({ error: { key: 'rate_limited' } });
  expect((await watchAsSomebody(neighbour)).response.status).toBe(200);
  await pages[0]?.close();
  expect((await watchAsSomebody(shop)).response.status).toBe(200);
});

it('a diner comes back to their own order though the tenant is full', async () => {
  const shop = shopAt(0);
  const diner = await shop.createDiner();
  const id = await cartOf(shop, diner);
  const lost = await watch({ shop, diner, id });
  for (let count = 1; count < LIMITS.perTenant; count += 1) await watchAsSomebody(shop);
  expect((await watch({ shop, diner, id })).response.status).toBe(200);
  expect(await lost.read()).toContain(REPLACED);
});

/** A program of the restaurant that was told how its branch stands. */
async function watchAsStaff({
  shop,
  key,
  branch,
}: {
  shop: Shop;
  key: string;
  branch?: string;
}): Promise<Page> {
  const headers = { authorization: `Bearer ${key}` };
  const page = await watchBranches({
    app: backend.app,
    host: shop.host,
    ids: [shop.branchId(branch)],
    headers,
  });
  open.push(page);
  if (page.response.ok) await page.read();
  return page;
}
async function keyOf({ slug }: Shop): Promise<string> {
  const { db } = backend;
  return (await createStaffKey({ db, slug, label: 'x', scopes: ['orders:read'], now: new Date() })).key;
}

it('a staff key holds so many at once, and the oldest of the same branches gives way (guarantee/stream-flood)', async () => {
  const shop = shopAt(0);
  const key = await keyOf(shop);
  const pages = [await watchAsStaff({ shop, key }), await watchAsStaff({ shop, key })];
  pages.push(await watchAsStaff({ shop, key }));
  expect(await pages[0]?.read()).toContain(REPLACED);
  pages.push(await watchAsStaff({ shop, key, branch: 'norte' }));
  pages.push(await watchAsStaff({ shop, key, branch: 'norte' }));
  expect(await pages[1]?.read()).toContain(REPLACED);
  expect(pages.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
});

it('diners crowd no staff out of a tenant, nor staff diners (guarantee/stream-flood)', async () => {
  const shop = shopAt(0);
  for (let count = 0; count < LIMITS.perTenant; count += 1) await watchAsSomebody(shop);
  expect((await watchAsSomebody(shop)).response.status).toBe(429);
  expect((await watchAsStaff({ shop, key: await keyOf(shop) })).response.status).toBe(200);
  for (const page of open.splice(0)) await page.close();
  for (let count = 0; count < LIMITS.perTenant; count += 1)
    expect((await watchAsStaff({ shop, key: await keyOf(shop) })).response.status).toBe(200);
  expect((await watchAsStaff({ shop, key: await keyOf(shop) })).response.status).toBe(429);
  expect((await watchAsSomebody(shop)).response.status).toBe(200);
});

it('a full process refuses everybody new', async () => {
  for (let count = 0; count < LIMITS.total; count += 1) await watchAsSomebody(shopAt(count % 2));
  for (const shop of shops) expect((await watchAsSomebody(shop)).response.status).toBe(429);
});

it('a diner opens so many in a minute, open or not', async () => {
  const hasty = await createTestBackend({ LIMIT_STREAM_OPENINGS_PER_MINUTE: '2' });
  const shop = await openShop(hasty);
  const diner = await shop.createDiner();
  const id = await cartOf(shop, diner);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const page = await watchOrder({ app: hasty.app, host: shop.host, id, headers: diner.headers });
    statuses.push(page.response.status);
    await page.close();
  }
  expect(statuses).toEqual([200, 200, 429]);
  await hasty.close();
});

const { REDIS_URL } = process.env;
const LIMITERS: [string, () => RateLimiter | Promise<RateLimiter>][] = [
  ['memory', () => createMemoryLimiter(() => new Date('2026-11-18T17:00:00Z'))],
  ...(REDIS_URL
    ? [
        ['Redis', () => createRedisLimiter({ url: REDIS_URL, prefix: `test:${randomUUID()}:` })] satisfies [
          string,
          () => Promise<RateLimiter>,
        ],
      ]
    : []),
];
it.each(LIMITERS)(
  'a staff key opens so many in a minute, at all backends that count in %s',
  async (_name, openLimiter) => {
    const limiter = await openLimiter();
    const { deps, ...hasty } = await createTestBackend({ LIMIT_STREAM_OPENINGS_PER_MINUTE: '3' });
    const knock = () => limiter.take({ key: 'knock', perMinute: 100_000 }).catch(() => null);
    while ((await knock()) === null) await new Promise((done) => setImmediate(done));
    const apps = [createApp({ ...deps, limiter }), createApp({ ...deps, limiter })];
    const shop = await openShop({ deps, ...hasty });
    const headers = { authorization: `Bearer ${await keyOf(shop)}` };
    const statuses: number[] = [];
    for (const app of [...apps, ...apps]) {
      const page = await watchBranches({ app, host: shop.host, ids: [shop.branchId()], headers });
      statuses.push(page.response.status);
      await page.close();
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limiter.close();
    await hasty.close();
  },
);

it('what is refused for another reason counts nothing', async () => {
  const shop = shopAt(0);
  const stranger = await shop.createDiner();
  const id = await cartOf(shop, await shop.createDiner());
  for (let count = 0; count < LIMITS.total + 1; count += 1)
    expect((await watch({ shop, diner: stranger, id })).response.status).toBe(404);
  expect((await watchAsSomebody(shop)).response.status).toBe(200);
});
