import type { HoursSchedule } from '@/lib/contract/branches/schedule';
import type { Cart } from '@/lib/contract/cart/cart';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** A Monday at noon in Bogotá. */
const NOON = new Date('2026-03-02T17:00:00Z');
const HALF_PAST = '2026-03-02T17:30:00.000Z';

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

const pathOf = (part: string, id = shop.branchId()) => `/staff/branches/${id}/${part}.json`;
const put = (body: object, id = shop.branchId()) =>
  shop.ask({ method: 'PUT', path: pathOf('pauses', id), headers, body });
async function pause(service: string | null, length: number | 'today' | null): Promise<Pace> {
  const answer = await put({ service, length });
  expect(answer.status).toBe(200);
  return answer.body as Pace;
}
const menuNow = async () =>
  (await shop.ask({ path: `/api/menu_now/${shop.branchId()}.json` })).body as MenuNow;
const keysOf = ({ issues }: Cart) => issues.map(({ key }) => key);

describe('a branch that stops for a while (rule branches/pause)', () => {
  it('takes no order until it is over, says when, and takes them again by itself', async () => {
    const ana = await shop.createDiner();
    const cart = await shop.fillCart(ana);
    expect(keysOf(cart)).toEqual([]);
    expect((await pause(null, 30)).opening_hours.pauses).toEqual([{ service: null, until: HALF_PAST }]);
    const refused = await shop.placeCart(ana, cart);
    expect([refused.status, keyOf(refused)]).toEqual([422, 'paused']);
    const { body } = await shop.getCart(ana, cart.purchase_id);
    expect((body as Cart).issues).toMatchObject([
      { key: 'paused', values: { day: 'mon', time: '12:30', inDays: 0 } },
    ]);
    backend.clock.now = new Date(HALF_PAST);
    expect((await menuNow()).opening_hours.pauses).toBeUndefined();
    expect((await shop.placeCart(ana, cart)).status).toBe(201);
  });

  it('stops one service alone, and offers none of its hours before it is over', async () => {
    await pause('take_away', 'today');
    const ana = await shop.createDiner();
    expect(keysOf(await shop.fillCart(ana))).toEqual(['paused']);
    const slots = async (service: string) => {
      const path = `/params/get_hours_schedule.json?supplier_id=${shop.branchId()}&date=2026-03-02&service=${service}`;
      const { body } = await shop.ask({ path, headers: ana.headers });
      return (body as HoursSchedule).hours.find(({ available }) => available)?.hour;
    };
    expect([await slots('take_away'), await slots('schedule')]).toEqual([undefined, '13:00']);
    expect(await (await shop.ask({ path: `/api/suppliers/${shop.branchId()}.json` })).body).toMatchObject({
      open: true,
    });
  });

  it('is ended by staff, each pause on its own', async () => {
    await pause('delivery', 'today');
    await pause(null, 15);
    const { opening_hours: hours } = await pause(null, null);
    expect(hours.pauses).toEqual([{ service: 'delivery', until: '2026-03-03T05:00:00.000Z' }]);
    const { body } = await shop.ask({ path: pathOf('pace'), headers });
    expect(body).toMatchObject({ supplier_id: shop.branchId(), opening_hours: hours });
  });

  it('is told to open menus and to the other boards, and changes their versions', async () => {
    const told = jest.spyOn(backend.deps.events, 'publish');
    const { version } = await menuNow();
    await pause(null, 15);
    const topics = told.mock.calls.flat().map(({ topic }) => topic);
    told.mockRestore();
    expect(topics).toEqual([`menu:${shop.branchId()}`, `branch:${shop.branchId()}`]);
    const now = await menuNow();
    expect(now.version).not.toBe(version);
    expect(now.opening_hours.pauses).toHaveLength(1);
  });

  it('stays through an import of the folder', async () => {
    await pause(null, 60);
    await backend.importTenant(shop.bundle);
    expect((await menuNow()).opening_hours.pauses).toHaveLength(1);
  });

  it('loses no word of two who speak at once', async () => {
    await Promise.all([pause('delivery', 30), pause('take_away', 30), pause('on_table', 30)]);
    expect((await menuNow()).opening_hours.pauses).toHaveLength(3);
  });

  it('is of a service that the branch has, for a length that there is, and written down', async () => {
    await backend.importTenant({
      ...shop.bundle,
      branches: shop.bundle.branches.map((one) => ({ ...one, services: ['take_away' as const] })),
    });
    expect((await put({ service: 'delivery', length: 15 })).status).toBe(422);
    expect((await put({ service: null, length: 20 })).status).toBe(422);
    await pause('take_away', 15);
    const actions = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ details: object }>(
        `select details from staff_actions where instance_id = $1 and action = 'branch.pause'`,
        [shop.instanceId],
      ),
    );
    expect(actions).toEqual([
      { details: { id: shop.branchId(), service: 'take_away', until: '2026-03-02T17:15:00.000Z' } },
    ]);
  });

  it('is of no branch of another restaurant', async () => {
    const other = await openShop(backend);
    expect((await put({ service: null, length: 15 }, other.branchId())).status).toBe(404);
    expect((await shop.ask({ path: pathOf('pace', other.branchId()), headers })).status).toBe(404);
  });
});
