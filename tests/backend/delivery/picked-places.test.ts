import { forgetOld } from '@/backend/jobs/forget-old';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_ADDRESS_PLACES_PER_MINUTE: '2' });
});
afterAll(() => backend.close());

const log = (shop: Shop, query: string, headers: Record<string, string> = {}) =>
  shop.ask({
    method: 'POST',
    path: '/api/search_google_logs.json',
    headers,
    body: {
      search_google_log: {
        query,
        place_id: 'osm:W1',
        formatted_address: 'Calle 60 # 9-40, Bogotá',
        lat: 4.6482,
        lon: -74.0633,
        customer_id: shop.instanceId,
      },
    },
  });

describe('a place that was picked (rule delivery/place-log)', () => {
  it('is told only so often, with and without a profile (guarantee/noisy-neighbour)', async () => {
    const shop = await openShop(backend);
    const from = (address: string) => log(shop, 'calle 60', { 'x-forwarded-for': address });
    expect((await from('203.0.113.7')).status).toBe(201);
    expect((await from('203.0.113.7')).status).toBe(201);
    expect(keyOf(await from('203.0.113.7'))).toBe('rate_limited');
    expect((await from('203.0.113.8')).status).toBe(201);
  });

  it('is kept for thirty days, of nobody, and without a card that was typed by mistake', async () => {
    const shop = await openShop(backend);
    const queries = () =>
      backend.db.tenant(shop.instanceId, async (sql) =>
        sql<{ query: string }>('select query from place_searches where instance_id = $1 order by id', [
          shop.instanceId,
        ]),
      );
    expect((await log(shop, 'calle 60')).status).toBe(201);
    expect((await log(shop, '4242 4242 4242 4242')).status).toBe(201);
    const [first, second] = await queries();
    expect(first?.query).toBe('calle 60');
    expect(second?.query).not.toContain('4242 4242');
    const turn = () => forgetOld({ db: backend.db, now: backend.clock.now });
    backend.clock.now = new Date(backend.clock.now.getTime() + 30 * 86_400_000);
    await turn();
    expect(await queries()).toHaveLength(2);
    backend.clock.now = new Date(backend.clock.now.getTime() + 1);
    await turn();
    expect(await queries()).toEqual([]);
  });
});
