import { randomUUID } from 'node:crypto';
import type { Database } from '@/backend/platform/database/database';
import {
  readCancelled,
  readDishes,
  readHours,
  readMoney,
  readTimed,
  type TwoDays,
} from '@/backend/staff/day/today/read-day';
import type { Today } from '@/lib/contract/staff/day/today-calls';
import { writePastOrders } from '@/scripts/bench/grow-database';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';

/** A Wednesday at noon in Bogotá. */
const NOON = '2026-11-18T17:00:00Z';
const DAY_MS = 86_400_000;

let paying: PayingBackend;
let shop: PayingShop;
let manager: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = new Date(NOON);
  shop = await openPayingShop(paying);
  manager = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'manager' });
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const today = async (date?: string) =>
  (
    await manager.at({
      path: `/staff/day/today.json?supplier_id=${shop.branchId()}${date === undefined ? '' : `&date=${date}`}`,
    })
  ).body as Today;
const own = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  paying.backend.db.tenant(shop.instanceId, (sql) => sql<T>(text, [shop.instanceId, ...values]));
const send = (id: number, method: string, part: string, body: object) =>
  manager.at({
    ...{ method, path: `/staff/orders/${id}/${part}.json`, body },
    headers: { 'idempotency-key': randomUUID() },
  });
async function payByCard() {
  const diner = await shop.createDiner();
  const order = await shop.place(diner);
  await shop.pay(diner, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  return order;
}
const placeCash = async (count = 1) =>
  shop.place(await shop.createDiner(), { payment_method: 'cash', count });

test('a day counts what its kitchen got, and the money as it moved (rule staff/today)', async () => {
  const card = await payByCard();
  const cash = await placeCash(2);
  const gone = await placeCash();
  expect((await send(gone.id, 'PUT', 'status', { status: 'cancelled', reason: 'Sin gas' })).status).toBe(200);
  expect((await send(card.id, 'POST', 'refunds', { amount: 500, reason: 'Faltó hielo' })).status).toBe(201);
  paying.pass(1_000);
  const told = await today();
  expect(told).toMatchObject({ date: '2026-11-18', against: '2026-11-11', until: '12:00' });
  expect(told.now).toMatchObject({
    orders: 2,
    sales: card.total + cash.total,
    cancelled: 1,
    taken: card.total,
  });
  expect(told.before).toMatchObject({ orders: 0, sales: 0, taken: 0 });
  expect(told.hours).toEqual([
    { hour: 12, orders: 2, sales: card.total + cash.total, orders_before: 0, sales_before: 0 },
  ]);
  expect(told.services).toMatchObject([{ service: 'take_away', orders: 2, sales: card.total + cash.total }]);
  expect(told.dishes).toMatchObject([{ name: 'limonada', count: 3, sales: card.total + cash.total }]);
  expect(told.cancellations).toEqual([{ by: 'staff', reason: 'Sin gas', orders: 1 }]);
});

test('the same weekday is counted to the same hour, and a day that is over to its end', async () => {
  const early = await placeCash();
  const late = await placeCash();
  const cancelled = await placeCash();
  const at = (date: string) => new Date(date);
  for (const [id, placed] of [
    [early.id, at('2026-11-11T16:00:00Z')],
    [late.id, at('2026-11-11T20:00:00Z')],
    // Half past two at night is still the day before.
    [cancelled.id, at('2026-11-12T07:30:00Z')],
  ] as const)
    await own('update purchases set placed_at = $2 where instance_id = $1 and id = $3', [placed, id]);
  expect((await today()).before).toMatchObject({ orders: 1 });
  const past = await today('2026-11-11');
  expect(past).toMatchObject({ until: null, against: '2026-11-04', now: { orders: 3 } });
  expect(past.hours.map(({ hour }) => hour)).toEqual([11, 15, 2]);
});

test('an order that came later than was promised is late', async () => {
  const [quick, slow] = [await placeCash(), await placeCash()];
  await own(
    `update purchases set details = details || '{"arrival": {"least": 10, "most": 20}}' where instance_id = $1 and id = any ($2)`,
    [[quick.id, slow.id]],
  );
  for (const [id, minutes] of [
    [quick.id, 15],
    [slow.id, 45],
  ])
    await own(
      `insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
       select $1, id, 'status', 'packed', 'operator', released_at + interval '1 minute' * $3 from purchases where instance_id = $1 and id = $2`,
      [id, minutes],
    );
  paying.pass(1_000);
  expect((await today('2026-11-18')).now.timed).toEqual({ orders: 2, late: 1, promised: 20, took: 30 });
});

test('the money of a day is what the ledger says of it, however it came and went', async () => {
  const paid = [await payByCard(), await payByCard()];
  await send(paid[0]?.id ?? 0, 'POST', 'refunds', { reason: 'No llegó' });
  await paying.runJobs();
  paying.pass(2_000);
  await paying.runJobs();
  paying.pass(1_000);
  const [ledger] = await own<{ taken: number; back: number }>(
    `select coalesce(sum(amount_minor) filter (where kind <> 'given_back'), 0)::int as taken,
       coalesce(-sum(amount_minor + tip_minor) filter (where kind = 'given_back'), 0)::int as back
     from money_moves where instance_id = $1`,
  );
  const { now, methods } = await today();
  expect(ledger?.taken).toBeGreaterThan(0);
  expect({ taken: now.taken, back: now.given_back }).toEqual({ taken: ledger?.taken, back: ledger?.back });
  expect(methods).toMatchObject([{ method: 'card', taken: ledger?.taken }]);
});

test('who may not read the day reads none, and a branch of others is none', async () => {
  const waiter = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'waiter' });
  const path = `/staff/day/today.json?supplier_id=${shop.branchId()}`;
  expect((await waiter.at({ path })).status).toBe(403);
  expect((await manager.at({ path: '/staff/day/today.json?supplier_id=999999' })).status).toBe(404);
});

type Sql = Parameters<Parameters<Database['tenant']>[1]>[0];

test('a day is read by the hours of its orders, however many there are (rule staff/today)', async () => {
  const { id: profileId } = await shop.createDiner();
  const { instanceId } = shop;
  const { db } = paying.backend;
  await db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: 3_000 });
    await sql(
      `insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, created_at)
       select c.instance_id, c.supplier_id, c.id, p.id, 'taken', p.method, p.amount_minor, p.created_at
       from payments p join purchases c on c.id = p.purchase_id where c.instance_id = $1 and p.amount_minor > 0`,
      [instanceId],
    );
    await sql('analyze');
  });
  const to = new Date();
  const span = (ago: number) => ({
    from: new Date(to.getTime() - (ago + 1) * DAY_MS),
    to: new Date(to.getTime() - ago * DAY_MS),
  });
  const days: TwoDays = {
    supplierId: shop.branchId(),
    timezone: 'America/Bogota',
    now: span(0),
    before: span(7),
  };
  const plans = await db.tenant(instanceId, async (sql) => {
    const lines: string[] = [];
    const explain = (async (text: string, values?: unknown[]) => {
      const rows = await sql<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    }) as unknown as Sql;
    const of = { sql: explain, ctx: { instance: { id: instanceId } } as never, days };
    for (const read of [readHours, readDishes, readMoney, readTimed, readCancelled]) await read(of);
    return lines.join('\n');
  });
  for (const table of ['purchases', 'purchase_lines', 'purchase_events', 'money_moves'])
    expect(plans).not.toContain(`Seq Scan on ${table}`);
});
