import { createOperatorApp } from '@/backend/http/operator';
import { STAFF_SCOPES } from '@/lib/contract/calls/staff';
import { createTestBackend, type TestBackend } from '../support/backend';
import { createBundle } from '../support/tenant-bundle';

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
    expect((await call('POST', path, { label: 'all' })).body.scopes).toEqual(STAFF_SCOPES);
    expect(await call('POST', path, { label: 'x', scopes: ['orders:red'] })).toEqual({
      status: 422,
      body: { error: `"orders:red" is not a scope; allowed: ${STAFF_SCOPES.join(', ')}` },
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
