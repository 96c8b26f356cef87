import { makeContext } from '@/backend/make-context';
import { endBusy, findBusyOver } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** A Monday at noon in Bogotá. */
const NOON = new Date('2026-03-02T17:00:00Z');
const ONE = '2026-03-02T18:00:00.000Z';

let backend: TestBackend;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  headers = await staffOf(shop)('orders:read', 'orders:write');
});
afterAll(() => backend.close());

const put = (body: object, id = shop.branchId()) =>
  shop.ask({ method: 'PUT', path: `/staff/branches/${id}/busy.json`, headers, body });
const menuNow = async () =>
  (await shop.ask({ path: `/api/menu_now/${shop.branchId()}.json` })).body as MenuNow;

describe('a busy branch (rule branches/busy)', () => {
  it('promises later for an hour, and as always after it', async () => {
    const ana = await shop.createDiner();
    const cart = await shop.fillCart(ana);
    const least = async () =>
      ((await shop.getCart(ana, cart.purchase_id)).body as Cart).arrival_minutes?.least ?? 0;
    const [before, menu] = [await least(), await menuNow()];
    expect((await put({ minutes: 20, length: 'hour' })).body).toMatchObject({
      busy: { minutes: 20, until: ONE },
    });
    expect(await least()).toBe(before + 20);
    const now = await menuNow();
    expect(now.arrival_minutes.delivery.least).toBe(menu.arrival_minutes.delivery.least + 20);
    expect(now.version).not.toBe(menu.version);
    backend.clock.now = new Date(ONE);
    expect(await least()).toBe(before);
    expect((await menuNow()).version).toBe(now.version);
    await runDueJobs(backend.deps);
    expect(await menuNow()).toMatchObject({ version: menu.version, arrival_minutes: menu.arrival_minutes });
  });

  it('stays busy until somebody ends it, through imports', async () => {
    await put({ minutes: 10, length: 'open' });
    await backend.importTenant(shop.bundle);
    backend.clock.now = new Date('2026-03-04T17:00:00Z');
    await runDueJobs(backend.deps);
    const pace = `/staff/branches/${shop.branchId()}/pace.json`;
    expect((await shop.ask({ path: pace, headers })).body).toMatchObject({
      busy: { minutes: 10, until: null },
    });
    expect((await put({ minutes: null, length: 'hour' })).body).toMatchObject({ busy: null });
  });

  it('is not ended by a worker where staff said it anew meanwhile', async () => {
    await put({ minutes: 10, length: 'hour' });
    backend.clock.now = new Date(ONE);
    const due = await backend.db.system((sql) => findBusyOver({ sql, now: backend.clock.now, limit: 1_000 }));
    expect(due).toContainEqual({ instance_id: shop.instanceId, id: shop.branchId() });
    await put({ minutes: 30, length: 'hour' });
    const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('the shop is gone');
    const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
    expect(await endBusy({ ctx, supplierId: shop.branchId() })).toBe(false);
  });

  it('says minutes that there are, of a branch of its own restaurant', async () => {
    const other = await openShop(backend);
    expect((await put({ minutes: 15, length: 'hour' })).status).toBe(422);
    expect((await put({ minutes: 10, length: 'hour' }, other.branchId())).status).toBe(404);
  });
});
