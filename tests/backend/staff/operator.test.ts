import { createOperatorApp } from '@/backend/operator/operator-app';
import { findInstanceById } from '@/backend/tenant';
import { KEY_SCOPES } from '@/lib/domain/staff/scopes';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let tenant: { slug: string; host: string; instanceId: number };
beforeAll(async () => {
  backend = await createTestBackend();
  tenant = await backend.importTenant(createBundle());
});
afterAll(() => backend.close());

const app = () => createOperatorApp({ deps: backend.deps, key: 'the-key' });
const list = (headers: Record<string, string>) => app().request('/operator/tenants', { headers });

async function call(method: string, path: string, body?: object) {
  const answer = await app().request(`/operator/${path}`, {
    method,
    headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('the operator endpoints', () => {
  it('want the key', async () => {
    expect((await list({ authorization: 'Bearer the-key' })).status).toBe(200);
    for (const headers of [{}, { authorization: 'Bearer the-kez' }, { authorization: 'the-key' }]) {
      expect((await list(headers as Record<string, string>)).status).toBe(401);
    }
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'via'])(
    'are not there for what a proxy passed on (%s)',
    async (name) => {
      expect((await list({ authorization: 'Bearer the-key', [name]: '203.0.113.9' })).status).toBe(404);
    },
  );

  it('say what a tenant has, in figures and addresses', async () => {
    const { status, body } = await call('GET', `tenants/${tenant.slug}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: tenant.slug,
      status: 'active',
      addresses: [`http://${tenant.host}:3000`],
      branches: ['centro', 'norte'],
      figures: { products: 3, sold_out: 2, delivery_zones: 1, tables: 1, rooms: 1, popups: 1, orders: 0 },
    });
    expect(await call('GET', 'tenants/nobody')).toEqual({
      status: 404,
      body: { error: 'There is no tenant nobody.' },
    });
  });
});

it('a tenant is at home at the first of its domains, not at the first of the alphabet', async () => {
  const bundle = createBundle();
  const [home = ''] = bundle.domains;
  const elsewhere = `a-${home}`;
  const addressesOf = async () => (await call('GET', `tenants/${bundle.slug}`)).body.addresses;
  const { instanceId } = await backend.importTenant({ ...bundle, domains: [home, elsewhere] });
  const hostOfJobs = async () => (await findInstanceById({ db: backend.db, instanceId }))?.host;
  expect(await addressesOf()).toEqual([`http://${home}:3000`, `http://${elsewhere}:3000`]);
  expect(await hostOfJobs()).toBe(home);
  expect(await backend.importTenant({ ...bundle, domains: [elsewhere, home] })).toMatchObject({
    inserted: 0,
    updated: 2,
  });
  expect(await addressesOf()).toEqual([`http://${elsewhere}:3000`, `http://${home}:3000`]);
  expect(await hostOfJobs()).toBe(elsewhere);
});

describe('the calls of staff, done by the operator', () => {
  const path = (slug: string) => `/operator/tenants/${slug}/staff/orders.json`;

  it('are answered by the contract, for the tenant that is named alone', async () => {
    expect(await call('GET', `tenants/${tenant.slug}/staff/orders.json`)).toEqual({ status: 200, body: [] });
    expect(await call('GET', 'tenants/nobody/staff/orders.json')).toEqual({
      status: 404,
      body: { error: 'There is no tenant nobody.' },
    });
    expect(await call('PUT', `tenants/${tenant.slug}/staff/orders/1/status.json`, { status: 7 })).toEqual({
      status: 422,
      body: { error: 'invalid_input', fields: { status: 'invalid_type' } },
    });
    const wish = { status: 'cancelled', reason: '4242 4242 4242 4242' };
    expect(await call('PUT', `tenants/${tenant.slug}/staff/orders/1/status.json`, wish)).toEqual({
      status: 422,
      body: { error: 'card_data_not_accepted' },
    });
  });

  it('want an `Idempotency-Key` where staff need one (rule platform/idempotency)', async () => {
    for (const path of ['orders/1/refunds', 'accounts/1/lines', 'bookings/walk_ins', 'bookings/blocks'])
      expect(await call('POST', `tenants/${tenant.slug}/staff/${path}.json`, {})).toEqual({
        status: 400,
        body: { error: 'idempotency_key_required' },
      });
  });

  it('want the operator’s key; a key of staff is none', async () => {
    const { slug } = await backend.importTenant(createBundle());
    const { body: made } = await call('POST', `tenants/${slug}/keys`, { label: 'cocina' });
    for (const authorization of ['', `Bearer ${String(made.key)}`]) {
      const answer = await app().request(path(slug), { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });

  it('are at no address of a tenant, and the operator’s key opens none there', async () => {
    const headers = { authorization: 'Bearer the-key' };
    for (const [at, status] of [
      [path(tenant.slug), 404],
      ['/staff/orders.json', 401],
    ] as const)
      expect((await backend.ask({ path: at, host: tenant.host, headers })).status).toBe(status);
  });
});

describe('a lock and its end', () => {
  const setStatus = (slug: string, status: string) => call('PUT', `tenants/${slug}/status`, { status });
  const actionsOf = async (slug: string) => (await call('GET', `tenants/${slug}`)).body.actions;

  it('are written down once each, as the operator’s, and shown beside what keys did', async () => {
    const { slug, host } = await backend.importTenant(createBundle());
    const at = backend.clock.now.toISOString();
    const line = (from: string, to: string) => ({ at, action: 'instance.status', details: { from, to } });
    expect(await actionsOf(slug)).toEqual([]);
    expect((await setStatus(slug, 'locked')).body).toEqual({ slug, status: 'locked', changed: true });
    expect((await setStatus(slug, 'locked')).body).toEqual({ slug, status: 'locked', changed: false });
    await setStatus(slug, 'active');
    const { body: key } = await call('POST', `tenants/${slug}/keys`, { label: 'dueña' });
    const headers = { authorization: `Bearer ${String(key.key)}` };
    const path = '/staff/instance/status.json';
    await backend.ask({ method: 'PUT', path, host, headers, body: { status: 'locked' } });
    expect(await actionsOf(slug)).toEqual([
      { ...line('active', 'locked'), who: 'dueña' },
      {
        at,
        who: 'operator',
        action: 'key.created',
        details: { label: 'dueña', scopes: [...KEY_SCOPES] },
      },
      { ...line('locked', 'active'), who: 'operator' },
      { ...line('active', 'locked'), who: 'operator' },
    ]);
  });

  it('are written down when a folder locks a tenant that was open, not when it is new or locked', async () => {
    const bundle = createBundle();
    const { slug } = await backend.importTenant({ ...bundle, status: 'locked' });
    expect(await actionsOf(slug)).toEqual([]);
    await setStatus(slug, 'active');
    for (const status of ['active', 'locked', 'locked'] as const)
      await backend.importTenant({ ...bundle, status });
    expect(await actionsOf(slug)).toMatchObject([
      { who: 'operator', details: { from: 'active', to: 'locked' } },
      { who: 'operator', details: { from: 'locked', to: 'active' } },
    ]);
  });

  it('show the last ten', async () => {
    const { slug } = await backend.importTenant(createBundle());
    for (let turn = 0; turn < 6; turn += 1) {
      await setStatus(slug, 'locked');
      await setStatus(slug, 'active');
    }
    expect(await actionsOf(slug)).toHaveLength(10);
  });

  it('have no author but a key or the operator', async () => {
    const nobody = backend.db.system((sql) =>
      sql(
        `insert into staff_actions (instance_id, action, details, created_at)
         values ($1, 'instance.status', '{}', now())`,
        [tenant.instanceId],
      ),
    );
    await expect(nobody).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a staff key', () => {
  const keys = 'tenants/';
  const use = (key: unknown) =>
    backend.ask({
      path: '/staff/instance.json',
      host: tenant.host,
      headers: { authorization: `Bearer ${String(key)}` },
    });

  it('is made with its scopes, listed without itself, revoked for good, and each is written down', async () => {
    const path = `${keys}${tenant.slug}/keys`;
    const { body: made } = await call('POST', path, { label: 'cocina', scopes: ['instance:read'] });
    expect(made).toMatchObject({ slug: tenant.slug, scopes: ['instance:read'] });
    expect((await use(made.key)).status).toBe(200);
    const line = { id: made.id, label: 'cocina', scopes: ['instance:read'] };
    expect((await call('GET', path)).body).toEqual([
      { ...line, createdAt: backend.clock.now.toISOString(), revokedAt: null },
    ]);

    expect((await call('DELETE', `${path}/${made.id}`)).status).toBe(200);
    expect((await call('DELETE', `${path}/${made.id}`)).status).toBe(200);
    expect((await use(made.key)).status).toBe(401);
    expect((await call('GET', path)).body).toMatchObject([
      { ...line, revokedAt: backend.clock.now.toISOString() },
    ]);
    const actions = await backend.db.tenant(tenant.instanceId, (sql) =>
      sql('select staff_key_id as id, action, details from staff_actions order by id'),
    );
    const details = { by: 'operator', label: 'cocina', scopes: ['instance:read'] };
    expect(actions).toEqual([
      { id: made.id, action: 'key.created', details },
      { id: made.id, action: 'key.revoked', details },
    ]);
  });

  it('may do everything when no scope is named, and nothing that is none', async () => {
    const path = `${keys}${tenant.slug}/keys`;
    expect((await call('POST', path, { label: 'all' })).body.scopes).toEqual(KEY_SCOPES);
    expect(await call('POST', path, { label: 'x', scopes: ['orders:red'] })).toEqual({
      status: 422,
      body: { error: `"orders:red" is not a scope; allowed: ${KEY_SCOPES.join(', ')}` },
    });
  });

  it('of another tenant is not found', async () => {
    const other = await backend.importTenant(createBundle());
    const { body } = await call('POST', `${keys}${other.slug}/keys`, { label: 'x' });
    const refused = await call('DELETE', `${keys}${tenant.slug}/keys/${String(body.id)}`);
    expect(refused).toEqual({
      status: 404,
      body: { error: `${tenant.slug} has no key ${String(body.id)}.` },
    });
    expect((await call('GET', `${keys}nobody/keys`)).status).toBe(404);
  });
});

describe('a disk with little room (guarantee/full-disk)', () => {
  const full = () =>
    createOperatorApp({ deps: { ...backend.deps, freeSpace: () => Promise.resolve(false) }, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key', 'content-type': 'application/json' };

  it.each([
    ['POST', 'imports', { folder: 'tenants/bar-cerro' }],
    ['PUT', 'tenants/any/status', { status: 'locked' }],
    ['POST', 'tenants/any/keys', { label: 'x' }],
    ['DELETE', 'tenants/any/keys/1', {}],
  ])('refuses %s %s in a sentence', async (method, path, body) => {
    const answer = await full().request(`/operator/${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: 'The disk of the data folder is nearly full: nothing is written until 200 MB are free.',
    });
  });

  it('goes on telling what there is', async () => {
    expect((await full().request('/operator/tenants', { headers })).status).toBe(200);
  });
});
