import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};

/** An order of a diner, and cooks who move it and take that back. */
async function openKitchen(settled: Record<string, unknown> = {}) {
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana, settled))).body as Order;
  const cookNamed = async (name: string, role: StaffRole = 'kitchen') => {
    const mail = `${name}@${shop.slug}.example`;
    const cook = await joinStaff({ backend, slug: shop.slug, role, mail });
    const send = (method: string, part: string, body: object, key?: string) =>
      cook.at({
        ...{ method, path: `/staff/orders/${id}/${part}.json`, body },
        headers: key ? { 'idempotency-key': key } : {},
      });
    return {
      move: (status: string, said = {}) =>
        send('PUT', 'status', { status, ...(status === 'cancelled' && { reason: 'Sin gas' }), ...said }),
      undo: (status: string, key?: string) => send('POST', 'undo', { status }, key),
      listed: async () => (await cook.at({ path: '/staff/orders.json' })).body as StaffOrder[],
    };
  };
  const readAsDiner = async () =>
    (await shop.ask({ path: `/orders/${id}.json`, headers: ana.headers })).body as Order;
  return { id, cookNamed, readAsDiner };
}

test('a cook takes the own last move back, and the diner’s page follows (rule staff/undo)', async () => {
  const { cookNamed, readAsDiner } = await openKitchen();
  const ana = await cookNamed('ana');
  const promised = (await readAsDiner()).arrival;
  await ana.move('accepted', { minutes: 60 });
  const accepted = await readAsDiner();
  expect(accepted.arrival).not.toEqual(promised);
  expect((await ana.undo('accepted')).body).toMatchObject({ status: 'in_progress' });
  const back = await readAsDiner();
  expect(back).toMatchObject({ status: 'in_progress', arrival: promised });
  expect(back.version).toBeGreaterThan(accepted.version);
  expect((await ana.move('accepted')).status).toBe(200);
});

test('an order that was handed over stands on the board again, with its stock, and no cook cancels it (rule staff/cancel)', async () => {
  const { id, cookNamed } = await openKitchen();
  const ana = await cookNamed('ana');
  for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await ana.move(status);
  expect(await ana.listed()).toEqual([]);
  expect((await ana.undo('delivered')).body).toMatchObject({ id, status: 'packed' });
  expect(await ana.listed()).toMatchObject([{ id, status: 'packed' }]);
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ stock_held: boolean }>('select stock_held from purchases where instance_id = $1 and id = $2', [
      shop.instanceId,
      id,
    ]),
  );
  expect(row).toEqual({ stock_held: true });
  expect(keyOf(await ana.move('cancelled'))).toBe('forbidden');
  const eva = await cookNamed('eva', 'manager');
  expect((await eva.move('cancelled')).status).toBe(200);
});

test('nobody takes back what somebody else has moved, or moved since', async () => {
  const { cookNamed } = await openKitchen();
  const [ana, eva] = [await cookNamed('ana'), await cookNamed('eva')];
  await ana.move('accepted');
  expect(keyOf(await eva.undo('accepted'))).toBe('undo_over');
  await ana.move('preparation');
  await eva.move('packed');
  const late = await ana.undo('preparation');
  expect(keyOf(late)).toBe('illegal_transition');
  expect(late.body).toMatchObject({ error: { values: { from: 'packed' } } });
});

test('of a cook who moves on and one who takes back at once, one alone does it', async () => {
  const { cookNamed } = await openKitchen();
  const [ana, eva] = [await cookNamed('ana'), await cookNamed('eva')];
  await ana.move('accepted');
  for (let round = 0; round < 5; round += 1) {
    await ana.move('preparation');
    const [back, on] = await Promise.all([ana.undo('preparation'), eva.move('packed')]);
    expect([back.status, on.status].sort()).toEqual([200, 409]);
    if (on.status === 200) {
      expect(await ana.listed()).toMatchObject([{ status: 'packed' }]);
      expect((await eva.undo('packed')).status).toBe(200);
      break;
    }
    expect(await ana.listed()).toMatchObject([{ status: 'accepted' }]);
  }
});

test('a step is taken back once, and what was before it is not', async () => {
  const { cookNamed } = await openKitchen();
  const [ana, eva] = [await cookNamed('ana'), await cookNamed('eva')];
  await eva.move('accepted');
  await ana.move('preparation');
  expect((await ana.undo('preparation', 'tap-1')).body).toMatchObject({ status: 'accepted' });
  expect((await ana.undo('preparation', 'tap-1')).body).toMatchObject({ status: 'accepted' });
  expect(keyOf(await ana.undo('preparation', 'tap-2'))).toBe('illegal_transition');
  expect(keyOf(await ana.undo('accepted', 'tap-3'))).toBe('undo_over');
});

test('a minute later, and for a cancelled order, there is nothing to take back', async () => {
  const { cookNamed } = await openKitchen();
  const ana = await cookNamed('ana');
  await ana.move('accepted');
  pass(61_000);
  expect(keyOf(await ana.undo('accepted'))).toBe('undo_over');
  await ana.move('cancelled');
  expect(keyOf(await ana.undo('cancelled'))).toBe('undo_over');
});
