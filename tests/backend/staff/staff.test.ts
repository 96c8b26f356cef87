import { createStaffKey } from '@/backend/staff';
import { STAFF_SCOPES, type StaffScope } from '@/lib/domain/staff/scopes';
import { MATRIX } from '@/tests/backend/platform/isolation/matrix';
import { createTwoTenants, type TestTenant } from '@/tests/support/backend/two-tenants';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
let world: World;
let tenant: TestTenant;
beforeAll(async () => {
  world = await createTwoTenants();
  tenant = world.a;
});
afterAll(() => world.backend.close());

async function createBearer(scopes: readonly StaffScope[]): Promise<Record<string, string>> {
  const { key } = await createStaffKey({
    db: world.backend.db,
    slug: tenant.host.replace('.test', ''),
    label: 'caja',
    scopes,
    now: world.backend.clock.now,
  });
  return { authorization: `Bearer ${key}` };
}

const setStatus = (status: string, headers: Record<string, string>) =>
  world.backend.ask({
    method: 'PUT',
    path: '/staff/instance/status.json',
    host: tenant.host,
    headers,
    body: { status },
  });

const readActions = () =>
  world.backend.db.tenant(tenant.facts.customerId, (sql) =>
    sql<{ action: string; details: object }>(
      "select action, details from staff_actions where action not like 'key.%' order by id",
    ),
  );

test('a key without the scope may look and not lock', async () => {
  const headers = await createBearer(['instance:read']);
  const seen = await world.backend.ask({ path: '/staff/instance.json', host: tenant.host, headers });
  expect(seen.body).toMatchObject({ status: 'active', scopes: ['instance:read'] });
  expect((await setStatus('locked', headers)).status).toBe(403);
  expect(await readActions()).toEqual([]);
});

test('a locked tenant answers 423 on everything but config and staff, and every change is written down once', async () => {
  const headers = await createBearer(STAFF_SCOPES);
  expect((await setStatus('locked', headers)).body).toMatchObject({ status: 'locked' });
  await setStatus('locked', headers);

  const of = { facts: tenant.facts, profileId: tenant.diners[0]?.id ?? 0 };
  const statuses: Record<string, number> = {};
  for (const [name, row] of Object.entries(MATRIX)) {
    if (name.includes('/staff/')) continue;
    const answer = await world.backend.ask({
      ...row.ask(of),
      host: tenant.host,
      headers: tenant.diners[0]?.headers ?? {},
    });
    statuses[name] = answer.status;
  }
  const {
    'GET /domain/config.json': config,
    // Diners may ask for their data, and for them to be forgotten (rule tenant/locked).
    'GET /profiles/export.json': told,
    'GET /profiles/affair.json': open,
    'POST /profiles/forget.json': _forgotten,
    ...others
  } = statuses;
  expect([config, told, open]).toEqual([200, 200, 200]);
  expect([...new Set(Object.values(others))]).toEqual([423]);
  const neighbour = await world.backend.ask({ path: '/domain/branches.json', host: world.b.host });
  expect(neighbour.status).toBe(200);

  expect((await setStatus('active', headers)).status).toBe(200);
  expect((await world.backend.ask({ path: '/domain/branches.json', host: tenant.host })).status).toBe(200);
  expect(await readActions()).toEqual([
    { action: 'instance.status', details: { from: 'active', to: 'locked' } },
    { action: 'instance.status', details: { from: 'locked', to: 'active' } },
  ]);
});

test('what happened can be added to and never changed', async () => {
  const change = world.backend.db.tenant(tenant.facts.customerId, (sql) =>
    sql("update staff_actions set action = 'nothing'"),
  );
  await expect(change).rejects.toMatchObject({ code: '42501' });
});

test('a revoked key opens nothing, and no key is stored as it is (rule staff/keys)', async () => {
  const headers = await createBearer(STAFF_SCOPES);
  await world.backend.db.system((sql) =>
    sql('update staff_keys set revoked_at = now() where instance_id = $1', [tenant.facts.customerId]),
  );
  expect((await setStatus('locked', headers)).status).toBe(401);
  const stored = await world.backend.db.system((sql) => sql('select t::text as row from staff_keys t'));
  expect(JSON.stringify(stored)).not.toContain(headers.authorization?.slice('Bearer '.length));
});
