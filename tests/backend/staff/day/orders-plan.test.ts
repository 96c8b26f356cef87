import type { Database } from '@/backend/platform/database/database';
import { listOrders, type OrderFilter, searchOrders } from '@/backend/staff/day/orders/find-orders';
import { readStory } from '@/backend/staff/day/orders/order-story';
import { readDishes } from '@/backend/staff/day/today/read-day';
import { wordsOf } from '@/lib/domain/staff/order-search';
import { writePastOrders } from '@/scripts/bench/grow-database';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const PAST_ORDERS = 3_000;

let backend: TestBackend;
let shop: Shop;
let instanceId: number;
let orderId: number;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  ({ instanceId } = shop);
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: PAST_ORDERS });
    // Each order has a name of its own.
    await sql(
      `update purchases set number = id, details = jsonb_set(details, '{contact, name}', to_jsonb('Diner n' || id)) where instance_id = $1`,
      [instanceId],
    );
    await sql(
      `insert into staff_actions (instance_id, action, details, created_at)
       select instance_id, 'order.status', jsonb_build_object('id', id, 'by', 'operator'), placed_at from purchases where instance_id = $1`,
      [instanceId],
    );
    await sql(
      `insert into order_ratings (instance_id, purchase_id, profile_id, score, comment, created_at)
       select instance_id, id, profile_id, 8, '', placed_at from purchases where instance_id = $1`,
      [instanceId],
    );
    await sql(
      `insert into help_requests (instance_id, purchase_id, profile_id, reason, words, created_at)
       select instance_id, id, profile_id, 'late', 'x', placed_at from purchases where instance_id = $1`,
      [instanceId],
    );
    await sql('analyze');
    const [last] = await sql<{ id: number }>('select max(id) as id from purchases where instance_id = $1', [
      instanceId,
    ]);
    orderId = last?.id ?? 0;
  });
});
afterAll(() => backend.close());

type Sql = Parameters<Parameters<Database['tenant']>[1]>[0];

/** The plans of the statements that `read` sends, as text. */
const planOf = (read: (sql: Sql, ctx: { instance: { id: number } }) => Promise<unknown>): Promise<string> =>
  backend.db.tenant(instanceId, async (sql) => {
    const plans: string[] = [];
    const explain = (async (text: string, values?: unknown[]) => {
      const rows = await sql<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    }) as unknown as Sql;
    await read(explain, { instance: { id: instanceId } });
    return plans.join('\n');
  });

const toLiteral = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  return `'${value instanceof Date ? value.toISOString() : String(value)}'`;
};

/** The same of a statement that was sent several times: it is planned without its values. */
const laterPlanOf: typeof planOf = (read) =>
  backend.db.tenant(instanceId, async (sql) => {
    const plans: string[] = [];
    const explain = (async (text: string, values: unknown[] = []) => {
      await sql("set local plan_cache_mode = 'force_generic_plan'");
      await sql(`prepare plan_of as ${text}`);
      const rows = await sql<{ 'QUERY PLAN': string }>(
        `explain (costs off) execute plan_of (${values.map(toLiteral).join(', ')})`,
      );
      await sql('deallocate plan_of');
      plans.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    }) as unknown as Sql;
    await read(explain, { instance: { id: instanceId } });
    return plans.join('\n');
  });

const FILTER: OrderFilter = {
  ...{ branches: null, from: null, to: null, service: null, state: null, method: null, before: null },
};
/** Tables of which a statement may read one order's rows, and never all of them. */
const LARGE = [
  'purchases',
  'payments',
  'order_words',
  'purchase_lines',
  'purchase_events',
  'staff_actions',
  'order_ratings',
];
/** A hashed subplan reads every row of its table once, by an index too. */
const readsAll = (plan: string) =>
  [...LARGE.map((table) => `Seq Scan on ${table}`), 'hashed SubPlan'].filter((part) => plan.includes(part));

it.each(['n1234', 'diner n1234', '1234', '+57 321 123 4567'])(
  'orders are found by %j by indexes of words, numbers and references',
  async (typed) => {
    const plan = await planOf((sql, ctx) =>
      searchOrders({ sql, ctx: ctx as never, filter: FILTER, typed, words: wordsOf(typed) }),
    );
    expect(readsAll(plan)).toEqual([]);
    expect(plan).toMatch(/Index Cond: .*word >= /);
  },
);

it('orders of days are read from the newest on by when they were placed', async () => {
  const to = new Date();
  const filter = { ...FILTER, from: new Date(to.getTime() - 5 * 86_400_000), to };
  const plan = await planOf((sql, ctx) => listOrders({ sql, ctx: ctx as never, filter }));
  expect(readsAll(plan)).toEqual([]);
  expect(plan).toContain('purchases_instance_id_placed_at_idx');
  const next = await planOf((sql, ctx) =>
    listOrders({ sql, ctx: ctx as never, filter: { ...filter, before: String(orderId - 10) } }),
  );
  expect(readsAll(next)).toEqual([]);
});

it('the days of a list bound what is read also when it is asked for again and again', async () => {
  const to = new Date();
  const filter = { ...FILTER, from: new Date(to.getTime() - 5 * 86_400_000), to };
  for (const before of [null, String(orderId - 10)]) {
    const plan = await laterPlanOf((sql, ctx) =>
      listOrders({ sql, ctx: ctx as never, filter: { ...filter, before } }),
    );
    expect(readsAll(plan)).toEqual([]);
    expect(plan).toMatch(/Index Cond: .*placed_at >= .*placed_at < /);
  }
});

it('the dishes of a day are read by the lines of its orders, also when they are asked for again and again', async () => {
  const now = { from: new Date(Date.now() - 2 * 86_400_000), to: new Date() };
  const days = { supplierId: shop.branchId(), timezone: 'America/Bogota', now, before: now };
  const plan = await laterPlanOf((sql, ctx) => readDishes({ sql, ctx: ctx as never, days }));
  expect(readsAll(plan)).toEqual([]);
  expect(plan).toMatch(
    /on purchase_lines s\n\s*Index Cond: .*purchase_id = c\.id.*\n\s*Filter: .*unit_minor/,
  );
});

it('orders until a day are read from it on, without all that came before', async () => {
  const filter = { ...FILTER, to: new Date(Date.now() - 30 * 86_400_000) };
  const plan = await planOf((sql, ctx) => listOrders({ sql, ctx: ctx as never, filter }));
  expect(readsAll(plan)).toEqual([]);
  expect(plan).toContain('purchases_instance_id_placed_at_idx');
});

it('the last ratings and those of a month are read by when they were said', async () => {
  const headers = await staffOf(shop)('orders:read');
  const plans: Plan[] = [];
  const { db } = backend;
  Object.assign(backend.deps, { db: withPlans(db, (plan) => plans.push(plan), { isLarge: true }) });
  const { status } = await shop.ask({ path: `/staff/ratings.json?supplier_id=${shop.branchId()}`, headers });
  Object.assign(backend.deps, { db });
  expect(status).toBe(200);
  const own = plans.filter(({ text }) => text.includes('order_ratings'));
  expect(own).toHaveLength(2);
  expect(
    own.filter(({ atOnce }) => atOnce > PAST_ORDERS / 4).map(({ atOnce, text }) => [atOnce, text]),
  ).toEqual([]);
});

it('what happened to one order is read by its own rows', async () => {
  const plan = await planOf((sql, ctx) => readStory({ sql, ctx: ctx as never, orderId }));
  expect(readsAll(plan)).toEqual([]);
});
