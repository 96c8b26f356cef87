import { tenantsStatement } from '@/backend/staff/operators/list-tenants';
import type { History } from '@/lib/contract/staff/history-calls';
import {
  type OperatorTenant,
  TENANT_SORTS,
  type TenantList,
} from '@/lib/contract/staff/operators/operator-calls';
import { writePastOrders } from '@/scripts/bench/grow-database';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinOperators } from '@/tests/support/operator';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let operator: Awaited<ReturnType<typeof joinOperators>>;
let shop: Awaited<ReturnType<typeof openShop>>;
const MANY = 120;
/** Other tests have restaurants in the same database. */
const OURS = `many${process.pid}`;
beforeAll(async () => {
  backend = await createTestBackend();
  operator = await joinOperators({ backend });
  shop = await openShop(backend);
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: 40 });
    await sql('update purchases set placed_at = $1 where placed_at is not null and instance_id = $2', [
      new Date(backend.clock.now.getTime() - 86_400_000 * 10),
      shop.instanceId,
    ]);
    await sql(`update instances set name = '${OURS} own' where id = $1`, [shop.instanceId]);
    await sql(
      `insert into instances (slug, name, status, country, currency, language, langs, settings)
       select '${OURS}-' || n, 'Casa ${OURS} ' || n, case when n % 10 = 0 then 'locked' else 'active' end, 'CO', 'COP', 'es', '{es}', '{}'
       from generate_series(1, ${MANY}) n`,
    );
    await sql('analyze instances');
    await sql('analyze purchases');
  });
});
afterAll(() => backend.close());

const list = async (query = '') =>
  (await operator.me({ path: `/installation/tenants.json${query}` })).body as TenantList;

test('restaurants come fifty at a time, by one statement whatever there is', async () => {
  const of = `?search=${OURS}`;
  const first = await list(of);
  expect(first).toMatchObject({ found: MANY + 1, next: 2 });
  expect(first.total).toBeGreaterThan(MANY);
  expect(first.locked).toBeGreaterThanOrEqual(MANY / 10);
  expect(first.tenants).toHaveLength(50);
  const [second, third, none] = [
    await list(`${of}&page=2`),
    await list(`${of}&page=3`),
    await list(`${of}&page=4`),
  ];
  expect([second.next, third.next, none.tenants]).toEqual([3, null, []]);
  const all = [first, second, third].flatMap(({ tenants }) => tenants.map(({ slug }) => slug));
  expect(new Set(all).size).toBe(MANY + 1);
  // The session, what they are, and the list.
  const count = await backend.countStatements(() => list());
  expect(count).toBe(3);
});

test('they are searched by name, slug and domain, and by their state', async () => {
  const found = async (query: string) => (await list(query)).tenants.map(({ slug }) => slug);
  expect(await found(`?search=CASA%20${OURS.toUpperCase()}%20117`)).toEqual([`${OURS}-117`]);
  expect(await found(`?search=${OURS}-118`)).toEqual([`${OURS}-118`]);
  expect(await found(`?search=${shop.host.slice(0, -3)}`)).toEqual([shop.slug]);
  expect(await found('?search=nothing-like-it')).toEqual([]);
  expect((await list(`?status=locked&search=${OURS}`)).found).toBe(MANY / 10);
});

test('each line says what was ordered, and what waits', async () => {
  await backend.db.system((sql) =>
    sql(`update payments set misfit = '{"kind":"amount"}' where instance_id = $1`, [shop.instanceId]),
  );
  for (const sort of TENANT_SORTS) {
    const { tenants } = await list(`?sort=${sort}&search=${shop.slug}`);
    expect(tenants).toEqual([
      expect.objectContaining({ slug: shop.slug, orders_7: 0, orders_30: 40, domains: [shop.host] }),
    ]);
    expect(Date.parse(tenants[0]?.last_order_at ?? '')).toBe(backend.clock.now.getTime() - 86_400_000 * 10);
  }
  for (const sort of ['last_order', 'orders'])
    expect((await list(`?sort=${sort}&search=${OURS}`)).tenants[0]?.slug).toBe(shop.slug);
});

test('the orders of a page are counted by their index, and no other table is read whole', async () => {
  const plan = await backend.db.system(async (sql) => {
    await sql('set local enable_seqscan = off');
    const now = `'${backend.clock.now.toISOString()}'`;
    await sql(`prepare tenants_of as ${tenantsStatement('orders')}`);
    const rows = await sql<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute tenants_of(null, null, ${now}, ${now}, 1)`,
    );
    await sql('deallocate tenants_of');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('purchases_instance_id_placed_at_idx');
  for (const index of [
    'payments_that_do_not_fit',
    'refunds_owed',
    'failing_order_notices',
    'failing_booking_notices',
  ])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on purchases');
});

describe('one restaurant', () => {
  const path = () => `/installation/tenants/${shop.slug}.json`;
  test('says its owners, who is invited, what it uses and what waits', async () => {
    const owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
    const invited = await operator.me({
      method: 'POST',
      path: `/installation/tenants/${shop.slug}/owners.json`,
      body: { mail: 'New@Casa.example' },
    });
    expect(invited).toMatchObject({
      status: 201,
      body: { mail: 'new@casa.example', role: 'owner', sent: false },
    });
    const found = (await operator.me({ path: path() })).body as OperatorTenant;
    expect(found).toMatchObject({
      ...{ slug: shop.slug, status: 'active', look_until: null, is_own: false },
      owners: [{ mail: owner.mail }],
      invited: [{ mail: 'new@casa.example', role: 'owner' }],
      usage: { orders: 40, orders_7: 0, orders_30: 40, people: 1, devices: 0 },
    });
    expect(found.addresses[0]).toContain(shop.host);
    expect(JSON.stringify(found)).not.toContain('token');
  });

  test('is locked with a reason, which its people read', async () => {
    const lock = (status: string) =>
      operator.me({
        method: 'PUT',
        path: `/installation/tenants/${shop.slug}/status.json`,
        body: { status, reason: 'Lo pidió su dueña' },
      });
    expect((await lock('locked')).body).toMatchObject({ status: 'locked' });
    expect((await lock('locked')).status).toBe(200);
    expect((await lock('active')).body).toMatchObject({ status: 'active' });
    const owner = await joinStaff({ backend, slug: shop.slug, role: 'owner', mail: 'reads@casa.example' });
    const { actions } = (await owner.at({ path: '/staff/history.json?topic=restaurant' })).body as History;
    const said = { reason: 'Lo pidió su dueña' };
    expect(actions.map(({ action, details, by }) => ({ action, details, by: by.name }))).toEqual([
      { action: 'instance.status', details: { from: 'locked', to: 'active', ...said }, by: 'Olga Soporte' },
      { action: 'instance.status', details: { from: 'active', to: 'locked', ...said }, by: 'Olga Soporte' },
    ]);
  });

  test('that is not there is not found', async () => {
    expect((await operator.me({ path: '/installation/tenants/nothing-here.json' })).status).toBe(404);
  });
});
