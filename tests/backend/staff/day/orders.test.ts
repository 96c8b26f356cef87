import { randomUUID } from 'node:crypto';
import type { Order } from '@/lib/contract/orders/orders';
import type { DayOrders, WholeOrder } from '@/lib/contract/staff/day/order-calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { CONTACT, keyOf } from '@/tests/support/shops/shop';

const EVENING = '2026-11-18T17:00:00Z';

let paying: PayingBackend;
let shop: PayingShop;
let manager: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = new Date(EVENING);
  shop = await openPayingShop(paying);
  manager = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'manager' });
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

async function place(changes: object = {}, settled: object = {}) {
  const diner = await shop.createDiner();
  return {
    diner,
    order: await shop.place(diner, {
      contact: { ...CONTACT, ...changes },
      payment_method: 'cash',
      ...settled,
    }),
  };
}
const list = async (query: Record<string, string> = {}) => {
  const answer = await manager.at({ path: `/staff/day/orders.json?${new URLSearchParams(query)}` });
  return answer.body as DayOrders;
};
const idsOf = async (query: Record<string, string>) => (await list(query)).orders.map(({ id }) => id);
const whole = async ({ id }: Pick<Order, 'id'>) =>
  (await manager.at({ path: `/staff/day/orders/${id}.json` })).body as WholeOrder;
const own = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  paying.backend.db.tenant(shop.instanceId, (sql) => sql<T>(text, [shop.instanceId, ...values]));

describe('an order is found (rule staff/orders)', () => {
  test('by its number, each word of a name however it is written, and the digits of a phone', async () => {
    const { order } = await place({ name: 'José Ángel Núñez', phone: '3105557788' });
    const { order: other } = await place({ name: 'Rita Paz', phone: '3201112233' });
    for (const words of [
      'josé',
      'JOSE',
      'angel',
      'nuñ',
      'Núñez Jose',
      '7788',
      '310 555 7788',
      '+57 310-555-7788',
    ])
      expect({ words, ids: await idsOf({ search: words }) }).toEqual({ words, ids: [order.id] });
    expect(await idsOf({ search: `#${other.number}` })).toContain(other.id);
    for (const words of ['nunez rita', 'xose', '778', 'ez', '%', "' or 1=1"])
      expect({ words, ids: await idsOf({ search: words }) }).toEqual({ words, ids: [] });
    expect(await idsOf({ search: 'rita', from: '2026-11-01', to: '2026-11-17' })).toEqual([]);
  });

  test('by the reference of its payment, whole', async () => {
    const diner = await shop.createDiner();
    const order = await shop.place(diner);
    await shop.pay(diner, order);
    await place();
    const [payment] = await own<{ reference: string; provider_ref: string }>(
      'select reference, provider_ref from payments where instance_id = $1 and purchase_id = $2',
      [order.id],
    );
    expect(await idsOf({ search: payment?.reference ?? '' })).toEqual([order.id]);
    expect(await idsOf({ search: payment?.provider_ref ?? '' })).toEqual([order.id]);
    expect(await idsOf({ search: (payment?.reference ?? '').slice(0, -1) })).toEqual([]);
  });

  test('by its table and by its code, and no more by a contact that is gone', async () => {
    const { order } = await place({ name: 'Olvido Mar', phone: '3109998877' });
    await own(
      `update purchases set pick_up_code = 'K7PX', turn = 3, turn_day = '2026-11-18' where instance_id = $1 and id = $2`,
      [order.id],
    );
    expect(await idsOf({ search: 'k7px' })).toEqual([order.id]);
    expect(await idsOf({ search: 'olvido' })).toEqual([order.id]);
    await own(`update purchases set details = details - 'contact' where instance_id = $1 and id = $2`, [
      order.id,
    ]);
    expect(await idsOf({ search: 'olvido' })).toEqual([]);
    expect(await idsOf({ search: '8877' })).toEqual([]);
    expect(await idsOf({ search: 'k7px' })).toEqual([order.id]);
  });
});

test('the days of the branch bound the list, today where nothing is said; service, state and payment narrow it', async () => {
  const { order: early } = await place();
  // After midnight, and before the day of the branch begins at four.
  paying.backend.clock.now = new Date('2026-11-19T06:30:00Z');
  await own(`update purchases set placed_at = $2 where instance_id = $1 and id = $3`, [
    paying.backend.clock.now,
    early.id,
  ]);
  expect(await idsOf({})).toEqual([early.id]);
  paying.backend.clock.now = new Date('2026-11-19T17:00:00Z');
  const { order: late } = await place();
  expect(await list({})).toMatchObject({ from: '2026-11-19', to: '2026-11-19', orders: [{ id: late.id }] });
  expect(await idsOf({ from: '2026-11-18', to: '2026-11-19' })).toEqual([late.id, early.id]);
  expect(await idsOf({ from: '2026-11-18' })).toEqual([late.id, early.id]);
  expect(await list({ to: '2026-11-19' })).toMatchObject({
    ...{ from: null, to: '2026-11-19' },
    orders: [{ id: late.id }, { id: early.id }],
  });
  expect(await idsOf({ to: '2026-11-18' })).toEqual([early.id]);
  expect(await idsOf({ to: '2026-11-17' })).toEqual([]);
  expect(await idsOf({ to: '2026-11-18', search: 'ana' })).toEqual([early.id]);
  expect(await list({ from: '2026-11-20' })).toMatchObject({ to: '2026-11-20', orders: [] });
  expect(await idsOf({ service: 'delivery' })).toEqual([]);
  expect(await idsOf({ state: 'open', method: 'cash' })).toEqual([late.id]);
  expect(await idsOf({ state: 'done' })).toEqual([]);
  expect(await idsOf({ method: 'card' })).toEqual([]);
  const wrong = await manager.at({ path: '/staff/day/orders.json?from=2026-11-19&to=2026-11-18' });
  expect([wrong.status, keyOf(wrong)]).toEqual([422, 'invalid_input']);
});

test('each way to pay stands with its sum, and each finds the order; one that failed does not (rule staff/orders)', async () => {
  const { order } = await place();
  await own(
    `insert into payments (instance_id, purchase_id, payer_id, attempt, method, provider, status, amount_minor, reference, created_at)
     select p.instance_id, p.purchase_id, p.payer_id, p.attempt + n, m, null, s, a, p.reference || '-' || n, p.created_at
     from payments p, (values (1, 'transfer', 'declined', 900), (2, 'card_reader', 'success', 2800), (3, 'cash', 'success', 500),
       (4, 'card_reader', 'success', 700)) paid (n, m, s, a) where p.instance_id = $1 and p.purchase_id = $2`,
    [order.id],
  );
  const { order: unpaid } = await place();
  const told = new Map((await list()).orders.map((one) => [one.id, one]));
  expect(told.get(order.id)).toMatchObject({
    paid: 4_000,
    methods: [
      { method: 'card_reader', amount: 3_500 },
      { method: 'cash', amount: 500 },
    ],
  });
  expect(told.get(unpaid.id)).toMatchObject({ paid: 0, methods: [{ method: 'cash', amount: 0 }] });
  expect(await idsOf({ method: 'card_reader' })).toEqual([order.id]);
  expect(await idsOf({ method: 'cash' })).toEqual([unpaid.id, order.id]);
  expect(await idsOf({ method: 'transfer' })).toEqual([]);
});

test('a page goes on where the last one ended, also between orders of one instant', async () => {
  const { order } = await place();
  await own(
    `insert into purchases (instance_id, profile_id, supplier_id, status, service, details, bill, total_minor, placed_at, created_at, updated_at)
     select instance_id, profile_id, supplier_id, 'delivered', service, details, bill, total_minor,
       placed_at - interval '1 minute' * (n / 3), created_at, updated_at
     from purchases, generate_series(1, 119) n where instance_id = $1 and id = $2`,
    [order.id],
  );
  const seen: number[] = [];
  let before: number | null = null;
  do {
    const page: DayOrders = await list(before === null ? {} : { before: String(before) });
    seen.push(...page.orders.map(({ id }) => id));
    before = page.before;
  } while (before !== null);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test('a waiter and a cook read no orders of other days, and somebody of one branch none of another', async () => {
  const { backend } = paying;
  const { order } = await place();
  for (const role of ['waiter', 'kitchen'] as const) {
    const { at } = await joinStaff({ backend, slug: shop.slug, role });
    expect((await at({ path: '/staff/day/orders.json' })).status).toBe(403);
    expect((await at({ path: `/staff/day/orders/${order.id}.json` })).status).toBe(403);
  }
  const elsewhere = await joinStaff({
    ...{ backend, slug: shop.slug, role: 'cashier', mail: 'otra@x.example' },
    branches: [shop.branchId('norte')],
  });
  expect((await elsewhere.at({ path: '/staff/day/orders.json?search=ana' })).body).toMatchObject({
    orders: [],
  });
  expect((await elsewhere.at({ path: `/staff/day/orders/${order.id}.json` })).status).toBe(404);
});

test('one order tells everything that happened to it, in its order and with who did it (rule staff/orders)', async () => {
  const diner = await shop.createDiner();
  const order = await shop.place(diner, { comment: 'Sin hielo' });
  await shop.pay(diner, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  paying.pass(60_000);
  const send = (method: string, part: string, body: object) =>
    manager.at({
      ...{ method, path: `/staff/orders/${order.id}/${part}.json`, body },
      headers: { 'idempotency-key': randomUUID() },
    });
  expect((await send('PUT', 'status', { status: 'accepted' })).status).toBe(200);
  paying.pass(60_000);
  expect(
    (await send('POST', 'refunds', { amount: 500, reason: 'Faltó hielo', words: 'Perdón' })).status,
  ).toBe(201);
  const told = await whole(order);
  expect(told.order).toMatchObject({ id: order.id, comment: 'Sin hielo', status: 'accepted', paid: true });
  expect(told.lines).toMatchObject([{ name: 'limonada', count: 1, state: null }]);
  expect(told.payments).toMatchObject([
    { method: 'card', status: 'success', refunded: 500, has_proof: false },
  ]);
  expect(told.refundable).toBe(told.order.total - 500);
  expect(told.refunds).toMatchObject([
    { amount: 500, reason: 'staff', note: 'Faltó hielo', words: 'Perdón' },
  ]);
  const [first] = told.happened;
  expect(first).toMatchObject({ kind: 'status', value: 'in_progress', by: { kind: 'diner' } });
  expect(told.happened.filter(({ kind, value }) => kind === 'status' && value === 'accepted')).toEqual([]);
  expect(told.actions.map(({ action, by }) => [action, by.name])).toEqual([
    ['order.status', 'Ana manager'],
    ['order.refund', 'Ana manager'],
  ]);
  const times = told.happened.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(await list({})).toMatchObject({ orders: [{ id: order.id, paid: told.order.total, refunded: 500 }] });
});
