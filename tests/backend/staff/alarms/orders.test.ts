import type { Order } from '@/lib/contract/orders/orders';
import type { Alarms } from '@/lib/contract/staff/alarm-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';
import { joinOwner } from './read-alarms';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let owner: Awaited<ReturnType<typeof joinOwner>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  ana = await shop.createDiner();
  owner = await joinOwner({ backend, slug: shop.slug });
});
afterAll(() => backend.close());

/** @param isWatched whether a board is open at the end of it */
async function pass(minutes: number, isWatched = true): Promise<void> {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * MINUTE_MS);
  if (isWatched) await owner.watch();
}
const place = async (): Promise<Order> => (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
const accept = ({ id }: Order) =>
  owner.person.at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body: { status: 'accepted' } });

describe('what waits for who answers for the restaurant (rule staff/alarms)', () => {
  it('is nothing on a quiet day', async () => {
    await accept(await place());
    await pass(20);
    expect(await owner.alarms()).toEqual([]);
  });

  it('is an order that nobody accepts, from the minutes of its branch on, until somebody does', async () => {
    const first = await place();
    await pass(2);
    const second = await place();
    expect(await owner.alarms()).toEqual([]);
    await pass(1);
    const told = {
      ...{ kind: 'unaccepted', supplier_id: shop.branchId(), since: NOON.toISOString(), count: 1 },
      ...{ order: { id: first.id, number: first.number }, booking: null, provider: null },
    };
    expect(await owner.alarms()).toEqual([told]);
    await pass(2);
    expect(await owner.alarms()).toEqual([{ ...told, count: 2 }]);
    await accept(first);
    expect(await owner.alarms()).toMatchObject([{ count: 1, order: { id: second.id } }]);
    await accept(second);
    expect(await owner.alarms()).toEqual([]);
  });

  it('is a branch that is open and whose orders nobody looks at, since somebody last did', async () => {
    await pass(9, false);
    expect(await owner.kinds()).toEqual([]);
    await pass(1, false);
    const [alarm] = await owner.alarms();
    expect(alarm).toMatchObject({ kind: 'unwatched', since: NOON.toISOString(), order: null });
    await owner.watch();
    expect(await owner.kinds()).toEqual([]);
  });

  it('is no branch that is closed, that has just opened, or where no people work', async () => {
    const alone = await openShop(backend);
    const headers = await staffOf(alone)('day:read');
    const read = async () => (await alone.ask({ path: '/staff/alarms.json', headers })).body;
    const hours = { open: '12:30', close: '13:30', services: null };
    const branches = createBundle().branches.map((branch) => ({
      ...branch,
      weekly: [{ days: ['wed' as const], ...hours }],
    }));
    shop = await openShop(backend, { branches });
    owner = await joinOwner({ backend, slug: shop.slug });
    await pass(29, false);
    expect(await owner.kinds()).toEqual([]);
    await pass(9, false);
    expect(await owner.kinds()).toEqual([]);
    await pass(2, false);
    const away = { kind: 'unwatched', since: '2026-11-18T17:30:00.000Z' };
    expect(await owner.alarms()).toMatchObject([away, away]);
    await pass(51, false);
    expect(await owner.kinds()).toEqual([]);
    expect(await read()).toEqual({ alarms: [] });
  });

  it('is a branch whose orders nobody has ever opened, while it is open (rule staff/alarms)', async () => {
    const hours = { open: '12:00', close: '13:00', services: null };
    const branches = createBundle().branches.map((branch) => ({
      ...branch,
      weekly: [{ days: ['wed' as const], ...hours }],
    }));
    shop = await openShop(backend, { branches });
    const person = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
    const kinds = async () =>
      ((await person.at({ path: '/staff/alarms.json' })).body as Alarms).alarms.map(({ kind }) => kind);
    await pass(9, false);
    expect(await kinds()).toEqual([]);
    await pass(1, false);
    expect(new Set(await kinds())).toEqual(new Set(['unopened']));
    await pass(51, false);
    expect(await kinds()).toEqual([]);
  });

  it('is what a diner wrote and nobody answered for ten minutes', async () => {
    const order = await place();
    await accept(order);
    await shop.ask({
      ...{ method: 'POST', path: `/orders/${order.id}/help.json`, body: { words: 'Falta el jugo' } },
      headers: { ...ana.headers, 'idempotency-key': 'help-1' },
    });
    await pass(9);
    expect(await owner.kinds()).toEqual([]);
    await pass(1);
    expect(await owner.alarms()).toMatchObject([
      { kind: 'help', since: NOON.toISOString(), order: { number: order.number } },
    ]);
    const { body } = await owner.person.at({ path: '/staff/conversations.json' });
    const [talk] = (body as { conversations: { id: number }[] }).conversations;
    const path = `/staff/help_requests/${talk?.id}.json`;
    await owner.person.at({ method: 'PUT', path, body: { answer: 'Ya te lo llevamos' } });
    expect(await owner.kinds()).toEqual([]);
  });

  it('is told to people of that branch alone, and to nobody who does not answer for the day', async () => {
    const other = await joinOwner({
      ...{ backend, slug: shop.slug, role: 'manager' },
      branches: [shop.branchId('norte')],
    });
    await place();
    await pass(3);
    await other.watch();
    expect(await owner.kinds()).toEqual(['unaccepted']);
    expect(await other.kinds()).toEqual([]);
    const cook = await joinOwner({ backend, slug: shop.slug, role: 'kitchen' });
    expect((await cook.person.at({ path: '/staff/alarms.json' })).status).toBe(403);
  });
});
