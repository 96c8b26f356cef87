import { createStaffKey } from '@/backend/staff';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import { nameOf } from '@/tests/support/backend/contract-target';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';
import { MATRIX } from './matrix';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
let world: World;
let staffKey: string;
beforeAll(async () => {
  world = await createTwoTenants();
  const { db, clock } = world.backend;
  const [tenant] = await db.lookUp<{ slug: string }>('select slug from instances where id = $1', [
    world.a.facts.customerId,
  ]);
  const given = { slug: tenant?.slug ?? '', label: 'every scope', scopes: [...STAFF_SCOPES] };
  staffKey = (await createStaffKey({ db, now: clock.now, ...given })).key;
});
afterAll(() => world.backend.close());

const STREAM = /\/events$/;
const contract = new Set(ALL_CALLS.map(nameOf));
/** Every call of the contract, and every stream; not what gateways tell, in words of their own. */
const rows = Object.entries(MATRIX).filter(([name]) => contract.has(name) || STREAM.test(name));

async function ask(name: string, more: string) {
  const row = MATRIX[name];
  if (!row) throw new Error(`there is no row ${name}`);
  const [diner] = world.a.diners;
  const { method, path, ...rest } = row.ask({ facts: world.a.facts, profileId: diner?.id ?? 0 });
  const headers = path.startsWith('/staff/')
    ? { authorization: `Bearer ${staffKey}` }
    : { ...diner?.headers };
  return world.backend.ask({
    ...rest,
    // A HEAD says nothing of why.
    ...(method === undefined || method === 'HEAD' ? {} : { method }),
    path: `${path}${path.includes('?') ? '&' : '?'}${more}`,
    host: world.a.host,
    headers,
  });
}

test('there are rows of every call, and of the streams', () => {
  expect(rows.length).toBeGreaterThan(ALL_CALLS.length);
});

test.each(rows)(
  '%s refuses by name what it does not know of its query (rule platform/unknown-fields)',
  async (name) => {
    const { status, body } = await ask(name, 'supplier=3&utm_source=x');
    expect([status, body]).toMatchObject([
      422,
      { error: { key: 'invalid_input', fields: { supplier: 'unknown', utm_source: 'unknown' } } },
    ]);
  },
);

test('what stands twice is refused, unless the call takes a list; a right customer_id may stand anywhere', async () => {
  const branch = world.a.facts.branchId;
  const { body } = await ask('GET /staff/orders.json', `supplier_id=${branch}&supplier_id=${branch}`);
  expect(body).toMatchObject({ error: { key: 'invalid_input', fields: { supplier_id: 'repeated' } } });
  const own = `customer_id=${world.a.facts.customerId}`;
  expect((await ask('GET /staff/orders.json', own)).status).toBe(200);
  expect((await ask('GET /staff/orders.json', `${own}&supplier_id=${branch}`)).status).toBe(200);
  expect((await ask('GET /api/actual_purchases.json', own)).status).toBe(200);
});
