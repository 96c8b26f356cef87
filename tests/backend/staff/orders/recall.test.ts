import type { Order } from '@/lib/contract/orders/orders';
import type { DoneOrders } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let cook: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openShop(backend);
  cook = await joinStaff({ backend, slug: shop.slug, role: 'kitchen' });
});
afterAll(() => backend.close());

const HANDED_OVER = ['accepted', 'preparation', 'packed', 'delivered'];

/** An order with a note whose line is struck, moved by a cook through these statuses. */
async function makeOrder(statuses: readonly string[]) {
  const diner = await shop.createDiner();
  const cart = await shop.fillCart(diner, { comment: 'Sin hielo' });
  const { id } = (await shop.placeCart(diner, cart)).body as Order;
  const send = (method: string, part: string, body: object = {}) =>
    cook.at({ method, path: `/staff/orders/${id}/${part}.json`, body });
  const [listed] = (await cook.at({ path: '/staff/orders.json' })).body as StaffOrder[];
  await send('PUT', `lines/${listed?.products[0]?.id}/struck`, { struck: true });
  for (const status of statuses)
    expect(
      (await send('PUT', 'status', { status, ...(status === 'cancelled' && { reason: 'Sin gas' }) })).status,
    ).toBe(200);
  const recall = () => send('POST', 'recall');
  const readAsDiner = async () =>
    (await shop.ask({ path: `/orders/${id}.json`, headers: diner.headers })).body as Order;
  return { id, recall, readAsDiner, listed };
}
const branch = () => shop.branchId();
const done = async (supplierId: number | string = branch()) =>
  (await cook.at({ path: `/staff/orders/done.json?supplier_id=${supplierId}` })).body as DoneOrders;
const live = async () => (await cook.at({ path: '/staff/orders.json' })).body as StaffOrder[];

test('what was handed over is listed with its note and comes back with its strikes and prices (rule staff/recall)', async () => {
  const { id, recall, readAsDiner, listed } = await makeOrder(HANDED_OVER);
  expect(await live()).toEqual([]);
  expect(await done()).toMatchObject({
    has_more: false,
    orders: [{ id, status: 'delivered', comment: 'Sin hielo' }],
  });
  expect((await recall()).body).toMatchObject({ id, status: 'packed' });
  expect(await done()).toMatchObject({ orders: [] });
  const [back] = await live();
  const products = listed?.products.map((line) => ({ ...line, struck: true }));
  expect(back).toEqual({ ...listed, status: 'packed', ready_at: '2026-11-18T17:00:00.000Z', products });
  expect(await readAsDiner()).toMatchObject({ status: 'packed' });
});

test('of two who bring it back at once, one does', async () => {
  const { recall } = await makeOrder(HANDED_OVER);
  const both = await Promise.all([recall(), recall()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await live()).toMatchObject([{ status: 'packed' }]);
});

test('a cancelled order is listed and stays cancelled; one under way is not handed over', async () => {
  const cancelled = await makeOrder(['cancelled']);
  expect(await done()).toMatchObject({ orders: [{ id: cancelled.id, status: 'cancelled' }] });
  expect(keyOf(await cancelled.recall())).toBe('illegal_transition');
  const running = await makeOrder(['accepted']);
  expect(keyOf(await running.recall())).toBe('illegal_transition');
});

test('what was handed over is cancelled by somebody who may give money back alone (rule staff/recall)', async () => {
  const { id, recall } = await makeOrder(HANDED_OVER);
  await recall();
  const cancel = (who: typeof cook) =>
    who.at({
      method: 'PUT',
      path: `/staff/orders/${id}/status.json`,
      body: { status: 'cancelled', reason: 'Llegó frío' },
    });
  expect(keyOf(await cancel(cook))).toBe('forbidden');
  expect((await cancel(await joinStaff({ backend, slug: shop.slug, role: 'cashier' }))).status).toBe(200);
});

test('the next day it is not listed and does not come back', async () => {
  const { recall } = await makeOrder(HANDED_OVER);
  backend.clock.now = new Date('2026-11-19T17:00:00Z');
  expect(await done()).toMatchObject({ orders: [] });
  expect(keyOf(await recall())).toBe('undo_over');
});

test('another tenant’s branch and order are not there', async () => {
  const { recall, id } = await makeOrder(HANDED_OVER);
  const there = await openShop(backend);
  const foreign = await cook.at({ path: `/staff/orders/done.json?supplier_id=${there.branchId()}` });
  expect(foreign.status).toBe(404);
  const eva = await joinStaff({ backend, slug: there.slug, role: 'owner' });
  expect((await eva.at({ method: 'POST', path: `/staff/orders/${id}/recall.json` })).status).toBe(404);
  expect((await recall()).status).toBe(200);
});
