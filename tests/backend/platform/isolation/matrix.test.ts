import { toHonoPath } from '@/backend/platform/http/register-call';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Answer } from '@/tests/support/backend/backend';
import { nameOf } from '@/tests/support/backend/contract-target';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';
import { MATRIX } from './matrix';
import { CREDENTIALS, type Credential } from './matrix-row';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
let world: World;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

function headersOf(credential: Credential): Record<string, string> {
  const [first, second] = world.a.diners;
  const [foreigner] = world.b.diners;
  const none: Record<string, string> = {};
  return {
    D1: first?.headers ?? none,
    D2: second?.headers ?? none,
    E1: foreigner?.headers ?? none,
    none,
    wrong: { profileid: String(first?.id), token: foreigner?.headers.token ?? '' },
  }[credential];
}

const own = () => ({ facts: world.a.facts, profileId: world.a.diners[0]?.id ?? 0 });
const foreign = () => ({ facts: world.b.facts, profileId: world.b.diners[0]?.id ?? 0 });
const isOk = ({ status }: Answer) => status === 200 || status === 201;

const rows = Object.entries(MATRIX);

test('every route of the router stands in the matrix (guarantee/foreign-objects)', () => {
  const patterns = new Map(
    ALL_CALLS.map((call) => [`${call.method} ${toHonoPath(call.path)}`, nameOf(call)]),
  );
  // Neither has a tenant's data behind an id: probes and documents, and pictures named by their content.
  const tenantless = new Set([
    'GET /healthz',
    'GET /readyz',
    'GET /openapi.json',
    'GET /docs',
    'GET /metrics',
    'GET /pictures/:file',
  ]);
  const served = world.backend.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !tenantless.has(route))
    .map((route) => patterns.get(route) ?? route);
  expect([...new Set(served)].sort()).toEqual(Object.keys(MATRIX).sort());
});

const cells = rows.flatMap(([name, row]) => CREDENTIALS.map((credential) => ({ name, row, credential })));
test.each(cells)('$name as $credential', async ({ row, credential }) => {
  const answer = await world.backend.ask({
    ...row.ask(own()),
    host: world.a.host,
    headers: headersOf(credential),
  });
  expect(isOk(answer) ? 200 : answer.status).toBe(row.expect[credential]);
  expect(answer.text).not.toContain(world.b.canary);
  const others = { D1: world.a.diners[1], D2: world.a.diners[0] };
  if (credential === 'D1' || credential === 'D2')
    expect(answer.text).not.toContain(others[credential]?.canary);
});

const withIds = rows.flatMap(([name, row]) =>
  row.foreign === null ? [] : [{ name, row, status: row.foreign }],
);
test.each(withIds)("$name with another tenant's ids: $status", async ({ row, status }) => {
  const answer = await world.backend.ask({
    ...row.ask(foreign()),
    host: world.a.host,
    headers: headersOf('D1'),
  });
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain(world.b.canary);
});

test('a session of another tenant is unknown even when the customer_id is right', async () => {
  for (const path of ['/api/trackings.json', '/api/acquisitions.json']) {
    const answer = await world.backend.ask({
      method: 'POST',
      path,
      host: world.a.host,
      body: { event: 'x', customer_id: world.a.facts.customerId, session_id: world.b.facts.sessionId },
    });
    expect(answer.status).toBe(422);
  }
});

test.each(rows)('%s: headers that name the other tenant are refused', async (_name, row) => {
  const ask = { ...row.ask(own()), host: world.a.host };
  for (const name of ['customer_id', 'customer-id']) {
    const answer = await world.backend.ask({
      ...ask,
      headers: { ...headersOf('D1'), [name]: String(world.b.facts.customerId) },
    });
    expect(answer.status).toBe(400);
    // HEAD has no body.
    if (ask.method !== 'HEAD') expect(answer.body).toMatchObject({ error: { key: 'tenant_mismatch' } });
  }
  const answer = await world.backend.ask({
    ...ask,
    headers: { ...headersOf('D1'), supplier_id: String(world.b.facts.branchId) },
  });
  expect(answer.status).toBe(404);
});

test("a diner of b is nobody on a and stays valid on b; so does b's staff key", async () => {
  const [foreigner] = world.b.diners;
  const ask = (host: string) =>
    world.backend.ask({ path: '/profiles/status.json', host, headers: foreigner?.headers ?? {} });
  expect((await ask(world.a.host)).status).toBe(401);
  expect((await ask(world.b.host)).body).toEqual({ id: foreigner?.id, status: 'active' });

  const asStaff = (host: string) =>
    world.backend.ask({
      path: '/staff/instance.json',
      host,
      headers: { authorization: `Bearer ${world.b.staffKey}` },
    });
  expect((await asStaff(world.a.host)).status).toBe(401);
  expect((await asStaff(world.b.host)).body).toMatchObject({ id: world.b.facts.customerId });
});

test('pictures of another tenant are not found', async () => {
  const { body } = await world.backend.ask({ path: '/domain/config.json', host: world.b.host });
  const { hash } = (body as { linktree_logo: { thumb: { hash: string } } }).linktree_logo.thumb;
  const ask = (host: string) => world.backend.ask({ path: `/pictures/${hash}-320.webp`, host });
  const own = await ask(world.b.host);
  expect(own.status).toBe(200);
  // Other sites show a tenant's picture beside a link to it.
  expect(own.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await ask(world.a.host)).status).toBe(404);
});
