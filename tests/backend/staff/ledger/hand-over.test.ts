import type { Order } from '@/lib/contract/orders/orders';
import type { MoneyMoves, MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { findLedgerFaults } from '@/tests/support/money/find-ledger-faults';
import { joinStaff } from '@/tests/support/shops/person';
import { CASH, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let leo: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  shop = await openShop(backend);
  ana = await shop.createDiner();
  leo = await joinStaff({ backend, slug: shop.slug, role: 'cashier' });
});

const place = async (): Promise<Order> => {
  const tip = { include: 'YES', percent: 10, customValue: 0 };
  return (await shop.placeCart(ana, await shop.fillCart(ana, { ...CASH, tip }))).body as Order;
};
const send = async (method: string, path: string, body: object) => {
  const answer = await leo.at({ method, path, body });
  expect(answer.status).toBe(200);
  return answer;
};
const move = ({ id }: Order, status: string) => send('PUT', `/staff/orders/${id}/status.json`, { status });
async function handOver(order: Order): Promise<void> {
  for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await move(order, status);
}
const paymentOf = async ({ id }: Order) =>
  ((await shop.ask({ path: `/orders/${id}.json`, headers: ana.headers })).body as Order).payment;
const ofBranch = async <T>(path: string): Promise<T> =>
  (await leo.at({ path: `${path}?supplier_id=${shop.branchId()}` })).body as T;
const kinds = async () =>
  (await ofBranch<MoneyMoves>('/staff/money/moves.json')).moves.map(({ kind }) => kind);

it('who hands an order over takes its money, with the note and the change (rule staff/hand-over)', async () => {
  const order = await place();
  await move(order, 'accepted');
  expect(await kinds()).toEqual([]);
  for (const status of ['preparation', 'packed', 'delivered']) await move(order, status);
  expect(await paymentOf(order)).toMatchObject({ status: 'success', amount: order.total });
  const { moves } = await ofBranch<MoneyMoves>('/staff/money/moves.json');
  const tip = Math.round(order.total / 11);
  expect(moves).toMatchObject([
    {
      ...{ kind: 'taken', method: 'cash', amount: order.total - tip, tip, received: 200_000 },
      ...{ change: 200_000 - order.total, by: { name: 'Ana cashier' }, order: { id: order.id } },
    },
  ]);
  await move(order, 'finished');
  expect(await kinds()).toEqual(['taken']);
});

it.each([
  ['an undo', 'undo', { status: 'delivered' }],
  ['a recall', 'recall', {}],
])('%s makes it money to be taken again (guarantee/legal-moves)', async (_what, call, body) => {
  const order = await place();
  await handOver(order);
  await send('POST', `/staff/orders/${order.id}/${call}.json`, body);
  expect(await paymentOf(order)).toMatchObject({ status: 'in_person' });
  expect(await ofBranch<MoneyReading>('/staff/money/reading.json')).toMatchObject({
    report: { orders: 0, sales: 0, tips: 0, tips_by: [], cash: { expected: 0 } },
  });
  await move(order, 'delivered');
  expect(await kinds()).toEqual(['taken', 'undone', 'taken']);
  expect(await findLedgerFaults({ db: backend.db, instanceId: shop.instanceId })).toEqual([]);
});

it('a hand-over of which money was given back stays paid when it is recalled', async () => {
  const order = await place();
  await handOver(order);
  const owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
  const refund = { method: 'POST', path: `/staff/orders/${order.id}/refunds.json` };
  const headers = { 'idempotency-key': 'one' };
  expect((await owner.at({ ...refund, headers, body: { reason: 'Frío', amount: 1_000 } })).status).toBe(201);
  await send('POST', `/staff/orders/${order.id}/recall.json`, {});
  expect(await paymentOf(order)).toMatchObject({ status: 'success' });
  await move(order, 'delivered');
  expect(await kinds()).toEqual(['taken']);
});

it('a reading counts the orders that are not paid, until they are, or are cancelled (rule staff/before-close)', async () => {
  const waiting = async () => (await ofBranch<MoneyReading>('/staff/money/reading.json')).waiting.orders;
  expect(await waiting()).toBe(0);
  const [paid, dropped] = [await place(), await place()];
  expect(await waiting()).toBe(2);
  await handOver(paid);
  expect(await waiting()).toBe(1);
  await send('PUT', `/staff/orders/${dropped.id}/status.json`, { status: 'cancelled', reason: 'Sin gas' });
  expect(await waiting()).toBe(0);
});
