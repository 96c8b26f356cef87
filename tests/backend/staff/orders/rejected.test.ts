import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
});
afterAll(() => backend.close());

async function placeOrder(): Promise<number> {
  const diner = await shop.createDiner();
  const cart = await shop.fillCart(diner);
  await shop.placeCart(diner, cart);
  return cart.purchase_id;
}
async function openKitchen(role: StaffRole) {
  const { at } = await joinStaff({ backend, slug: shop.slug, role });
  return {
    move: (id: number, status: string, reason?: string) =>
      at({
        ...{ method: 'PUT', path: `/staff/orders/${id}/status.json` },
        body: { status, ...(reason === undefined ? {} : { reason }) },
      }),
    undo: (id: number, status: string) =>
      at({
        ...{ method: 'POST', path: `/staff/orders/${id}/undo.json`, body: { status } },
        headers: { 'idempotency-key': `undo-${id}` },
      }),
    strike: (id: number, line: number, struck: boolean) =>
      at({ method: 'PUT', path: `/staff/orders/${id}/lines/${line}/struck.json`, body: { struck } }),
    read: (id: number, through: number) =>
      at({ method: 'PUT', path: `/staff/orders/${id}/read.json`, body: { through } }),
    list: async () => (await at({ path: '/staff/orders.json' })).body as StaffOrder[],
  };
}

describe('cancelling (rule staff/board)', () => {
  it('needs a reason of a person', async () => {
    const manager = await openKitchen('manager');
    const id = await placeOrder();
    const refused = await manager.move(id, 'cancelled');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: { key: 'invalid_input', fields: { reason: 'required' } } },
    ]);
    expect(await manager.list()).toMatchObject([{ id, status: 'in_progress' }]);
    expect((await manager.move(id, 'cancelled', 'Cerramos')).status).toBe(200);
  });
});

describe('an order that one of the staff rejects after it was accepted (rule staff/news)', () => {
  it('stays for the cook until somebody has seen who rejected it, and why', async () => {
    const [manager, cook] = [await openKitchen('manager'), await openKitchen('kitchen')];
    const id = await placeOrder();
    for (const status of ['accepted', 'preparation']) await cook.move(id, status);
    await manager.move(id, 'cancelled', 'Se acabó el pollo');
    const [shown] = await cook.list();
    const by = { kind: 'person', id: expect.any(Number), name: 'Ana manager' };
    expect(shown).toMatchObject({ id, status: 'cancelled' });
    expect(shown?.news).toMatchObject([{ kind: 'rejected', words: 'Se acabó el pollo', reason: null, by }]);
    await cook.read(id, shown?.news[0]?.id ?? 0);
    expect(await cook.list()).toEqual([]);
  });

  it('is no news before anybody had accepted it, also where that was taken back', async () => {
    const [manager, cook] = [await openKitchen('manager'), await openKitchen('kitchen')];
    await manager.move(await placeOrder(), 'cancelled', 'Cerramos');
    const id = await placeOrder();
    await cook.move(id, 'accepted');
    expect((await cook.undo(id, 'accepted')).status).toBe(200);
    await manager.move(id, 'cancelled', 'Cerramos');
    expect(await cook.list()).toEqual([]);
  });

  it('stays for a cook who has struck a line of it without accepting it', async () => {
    const [manager, cook] = [await openKitchen('manager'), await openKitchen('kitchen')];
    const id = await placeOrder();
    const [shown] = await cook.list();
    expect((await cook.strike(id, shown?.products[0]?.id ?? 0, true)).status).toBe(200);
    await manager.move(id, 'cancelled', 'Se acabó el pollo');
    const [rejected] = await cook.list();
    expect(rejected?.news).toMatchObject([{ kind: 'rejected', words: 'Se acabó el pollo' }]);
    await cook.read(id, rejected?.news[0]?.id ?? 0);
    const other = await placeOrder();
    const line = (await cook.list())[0]?.products[0]?.id ?? 0;
    for (const struck of [true, false]) await cook.strike(other, line, struck);
    await manager.move(other, 'cancelled', 'Cerramos');
    expect(await cook.list()).toEqual([]);
  });

  it('names a program by its label, and goes from the list after half a day', async () => {
    const cook = await openKitchen('kitchen');
    const id = await placeOrder();
    await cook.move(id, 'accepted');
    const headers = await staffOf(shop)('orders:write');
    const body = { status: 'cancelled' };
    await shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body });
    expect((await cook.list())[0]?.news).toMatchObject([
      { kind: 'rejected', words: null, by: { kind: 'key', name: expect.stringMatching(/./) } },
    ]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 12 * HOUR_MS);
    expect(await cook.list()).toEqual([]);
  });
});

test('a refusal says who moved an order that a tap came too late for (rule staff/board)', async () => {
  const [manager, cook] = [await openKitchen('manager'), await openKitchen('kitchen')];
  const id = await placeOrder();
  await manager.move(id, 'accepted');
  const { status, body } = await cook.move(id, 'accepted');
  expect(status).toBe(409);
  expect(body).toMatchObject({
    error: { key: 'illegal_transition', values: { from: 'accepted', to: 'accepted', by: 'Ana manager' } },
  });
});
