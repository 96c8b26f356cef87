import { makeContext } from '@/backend/make-context';
import { bringOfferBack, findOffersBack } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { ListedOffer, StaffOffer } from '@/lib/contract/staff/offer-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** A Monday at noon in Bogotá. */
const NOON = new Date('2026-03-02T17:00:00Z');
const MIDNIGHT = '2026-03-03T05:00:00.000Z';

let backend: TestBackend;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  headers = await staffOf(shop)('menu:write', 'instance:read');
});
afterAll(() => backend.close());

const put = (body: object, sku = 'limonada') =>
  shop.ask({ method: 'PUT', path: `/staff/products/${shop.offerId(sku)}.json`, headers, body });
const change = async (body: object) => (await put(body)).body as StaffOffer;
async function listed(sku = 'limonada'): Promise<ListedOffer | undefined> {
  const path = `/staff/products.json?supplier_id=${shop.branchId()}`;
  const { body } = await shop.ask({ path, headers });
  return (body as ListedOffer[]).find(({ id }) => id === shop.offerId(sku));
}
const dish = async () =>
  (await shop.ask({ path: `/api/products/${shop.offerId('limonada')}.json` })).body as { available: boolean };
async function runAt(at: string): Promise<void> {
  backend.clock.now = new Date(at);
  await runDueJobs(backend.deps);
}

describe('a product that is sold out (rule menu/sold-out)', () => {
  it('comes back by itself when the day of its branch is over, and not before', async () => {
    expect(await change({ available: false, until: 'today' })).toMatchObject({
      available: false,
      back_at: MIDNIGHT,
    });
    await runAt('2026-03-03T04:59:59Z');
    expect([await listed(), await dish()]).toMatchObject([
      { available: false, back_at: MIDNIGHT },
      { available: false },
    ]);
    await runAt(MIDNIGHT);
    expect([await listed(), await dish()]).toMatchObject([
      { available: true, back_at: null },
      { available: true },
    ]);
  });

  it('is away until an hour, or until somebody brings it back', async () => {
    expect(await change({ available: false, until: '15:30' })).toMatchObject({
      back_at: '2026-03-02T20:30:00.000Z',
    });
    expect(await change({ stock: 4 })).toMatchObject({ stock: 4, back_at: '2026-03-02T20:30:00.000Z' });
    expect(await change({ available: false })).toMatchObject({ available: false, back_at: null });
    await runAt('2026-03-09T17:00:00Z');
    expect(await listed()).toMatchObject({ available: false, stock: 4 });
    expect(await change({ available: true })).toMatchObject({ available: true, back_at: null });
  });

  it('has an end only where it is sold out', async () => {
    for (const body of [{ until: 'today' }, { available: true, until: 'today' }])
      expect((await put(body)).status).toBe(422);
    expect((await put({ available: false, until: '25:00' })).status).toBe(422);
    expect(await listed()).toMatchObject({ available: true, back_at: null });
  });

  it('is not brought back where staff said something else after its end was found', async () => {
    await change({ available: false, until: 'today' });
    backend.clock.now = new Date(MIDNIGHT);
    const search = { now: backend.clock.now, limit: 1_000 };
    const due = await backend.db.system((sql) => findOffersBack({ sql, ...search }));
    const own = due.filter(({ instance_id: id }) => id === shop.instanceId);
    expect(own).toEqual([{ instance_id: shop.instanceId, id: shop.offerId('limonada') }]);
    await change({ available: false });
    const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('the shop is gone');
    const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
    expect(await bringOfferBack({ ctx, offerId: shop.offerId('limonada') })).toBe(false);
    expect(await listed()).toMatchObject({ available: false, back_at: null });
  });

  it('is written down with its end', async () => {
    await change({ available: false, until: 'today' });
    const actions = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ details: object }>(
        `select details from staff_actions where instance_id = $1 and action = 'product.offer'`,
        [shop.instanceId],
      ),
    );
    expect(actions).toMatchObject([{ details: { available: false, back_at: MIDNIGHT } }]);
  });
});

describe('the products of a branch (rule menu/sold-out)', () => {
  it('are listed as diners read them, with what lacks a choice', async () => {
    expect(await listed('ajiaco')).toMatchObject({ available: true, lacks_choices: false });
    await backend.db.system((sql) =>
      sql('update options set available = false where instance_id = $1', [shop.instanceId]),
    );
    expect(await listed('ajiaco')).toMatchObject({ available: true, lacks_choices: true });
    expect(await listed()).toMatchObject({ lacks_choices: false, category: expect.any(String) });
  });

  it('are none of another restaurant', async () => {
    const other = await openShop(backend);
    const path = `/staff/products.json?supplier_id=${other.branchId()}`;
    expect((await shop.ask({ path, headers })).status).toBe(404);
  });
});
