import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { openCourt, stallOf } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { CASH, type Diner } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let headers: { authorization: string };
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(() => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
});
afterAll(() => paying.close());

async function openKitchen(autoAccept: ServiceChoice[]) {
  const branches = createBundle().branches.map((branch) => ({ ...branch, autoAccept }));
  shop = await openPayingShop(paying, { branches });
  ana = await shop.createDiner();
  headers = await staffOf(shop)('orders:read', 'orders:write');
}
const list = async () => (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
const read = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
const put = (path: string, body: object) =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${path}.json`, headers, body });
const placeInCash = async () => (await shop.placeCart(ana, await shop.fillCart(ana, CASH))).body as Order;
const actorsOf = ({ id }: Order) =>
  paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ value: string; actor: string }>(
      `select value, split_part(actor, ':', 1) as actor from purchase_events
       where instance_id = $1 and purchase_id = $2 and kind = 'status' order by id`,
      [shop.instanceId, id],
    ),
  );

describe('an order of a branch whose orders are accepted by themselves (rule orders/auto-accept)', () => {
  it('is accepted as it is placed, with the minutes that its diner was told, by the branch', async () => {
    await openKitchen(['take_away']);
    const placed = await placeInCash();
    expect(placed.status).toBe('accepted');
    expect(placed.arrival).not.toBeNull();
    expect(await read(placed)).toEqual(placed);
    expect(await actorsOf(placed)).toEqual([
      { value: 'in_progress', actor: 'diner' },
      { value: 'accepted', actor: 'branch' },
    ]);
  });

  it('is new for staff until somebody has seen it or begins it, and is no alarm', async () => {
    await openKitchen(['take_away']);
    const [seen, begun] = [await placeInCash(), await placeInCash()];
    expect((await list()).map(({ status, news }) => [status, news.map(({ kind }) => kind)])).toEqual([
      ['accepted', ['auto_accepted']],
      ['accepted', ['auto_accepted']],
    ]);
    paying.pass(600_000);
    await paying.runJobs();
    const [first] = await list();
    expect(first?.news).toMatchObject([{ kind: 'auto_accepted', reason: null }]);
    await put(`${seen.id}/read`, { through: first?.news[0]?.id });
    expect((await put(`${begun.id}/status`, { status: 'preparation' })).status).toBe(200);
    expect((await list()).map(({ news }) => news)).toEqual([[], []]);
  });

  it('is accepted once it is paid, and not before', async () => {
    await openKitchen(['take_away']);
    const order = await shop.place(ana);
    expect(order.status).toBe('in_progress');
    await shop.pay(ana, order);
    paying.pass(2_000);
    await paying.runJobs();
    expect((await read(order)).status).toBe('accepted');
    expect(await actorsOf(order)).toContainEqual({ value: 'accepted', actor: 'branch' });
  });

  it('is accepted when its diner pays in person instead', async () => {
    await openKitchen(['take_away']);
    const order = await shop.place(ana);
    const { body } = await shop.payInPerson(ana, order);
    expect((body as Order).status).toBe('accepted');
  });

  it.each<[string, ServiceChoice[]]>([
    ['another service', ['delivery']],
    ['none', []],
  ])('waits for its kitchen where the branch says %s', async (_what, services) => {
    await openKitchen(services);
    expect((await placeInCash()).status).toBe('in_progress');
    expect((await list()).map(({ news }) => news)).toEqual([[]]);
  });
});

test('of a food court each stall says it for its own part (rule orders/auto-accept)', async () => {
  const court = await openCourt(paying, {
    branches: [stallOf('pollo', { autoAccept: ['grab_and_go'] }), stallOf('arroz'), stallOf('postre')],
  });
  const diner = await court.createDiner();
  const order = (await court.placeCart(diner, await court.fill(diner, { caldo: 1, torta: 1 }))).body as Order;
  await court.pay(diner, order);
  paying.pass(2_000);
  await paying.runJobs();
  const { body } = await court.ask({
    path: '/staff/orders.json',
    headers: await staffOf(court)('orders:read'),
  });
  const statuses = (body as StaffOrder[]).map(({ supplier_id: id, status }) => [id, status]);
  expect(new Map(statuses as [number, string][])).toEqual(
    new Map([
      [court.branchId('pollo'), 'accepted'],
      [court.branchId('postre'), 'in_progress'],
    ]),
  );
});
