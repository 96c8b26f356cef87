import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let a: { host: string; instanceId: number };
let b: { host: string; instanceId: number };

beforeAll(async () => {
  backend = await createTestBackend();
  a = await backend.importTenant(createBundle());
  b = await backend.importTenant(createBundle());
});
afterAll(() => backend.close());

const CONFIG = '/domain/config.json';
const ANONYMOUS = '/profiles/anonymous.json';
const keyOf = (body: unknown) => (body as { error?: { key?: string } }).error?.key;
const profile = () => ({ profile: { domain: a.host, name: 'Ana' } });

describe('the tenant of a call (rule tenant/host, guarantee/unknown-host, guarantee/host-form)', () => {
  it('is the host, whatever its case, port and one trailing dot', async () => {
    for (const host of [a.host, a.host.toUpperCase(), `${a.host}:3000`, `${a.host}.`, `${a.host}.:80`]) {
      const { status, body } = await backend.ask({ path: CONFIG, headers: { host } });
      expect({ host, status, id: (body as { id?: number }).id }).toEqual({
        host,
        status: 200,
        id: a.instanceId,
      });
    }
  });

  it('is nobody for hosts that play tricks', async () => {
    const hosts = [
      `${a.host}@${b.host}`,
      `${a.host},${b.host}`,
      `${a.host}%00`,
      '[::1]',
      'x'.repeat(300),
      `${a.host}..`,
    ];
    for (const host of hosts) {
      const { status, body } = await backend.ask({ path: CONFIG, headers: { host } });
      expect({ host, status, key: keyOf(body) }).toEqual({ host, status: 400, key: 'invalid_host' });
    }
    expect((await backend.ask({ path: CONFIG, headers: { host: 'zzz.test' } })).status).toBe(404);
  });

  it('is the forwarded host from a trusted peer only', async () => {
    const headers = { host: a.host, 'x-forwarded-host': b.host };
    const near = await backend.ask({ path: CONFIG, headers });
    expect(near.body).toMatchObject({ id: b.instanceId });
    const far = await backend.ask({ path: CONFIG, headers, from: '203.0.113.9' });
    expect(far.body).toMatchObject({ id: a.instanceId });
  });

  it('is not chosen by customer_id, in a header, a query or a body (rule tenant/customer-id)', async () => {
    const foreign = String(b.instanceId);
    const profile = { profile: { domain: a.host, name: '' } };
    const session = { customer_id: b.instanceId, so: 'x', browser: 'x', pixel_width: 1, pixel_height: 1 };
    const answers = await Promise.all([
      backend.ask({ path: CONFIG, host: a.host, headers: { customer_id: foreign } }),
      backend.ask({ path: CONFIG, host: a.host, headers: { 'customer-id': foreign } }),
      backend.ask({ path: `/api/coverage?customer_id=${foreign}`, host: a.host }),
      backend.ask({ method: 'POST', path: '/api/sessions.json', host: a.host, body: session }),
      // This call has no such field.
      ...[
        { ...profile, customer_id: b.instanceId },
        { profile: { ...profile.profile, customer_id: foreign } },
      ].map((body) => backend.ask({ method: 'POST', path: '/profiles/anonymous.json', host: a.host, body })),
    ]);
    for (const { status, body } of answers) expect([status, keyOf(body)]).toEqual([400, 'tenant_mismatch']);
  });

  it("does not know another tenant's branch in supplier_id or supplier-id (rule platform/headers, guarantee/tenant-agreement)", async () => {
    const [foreign] = await backend.db.tenant(b.instanceId, (sql) =>
      sql<{ id: number }>('select id from suppliers'),
    );
    const [own] = await backend.db.tenant(a.instanceId, (sql) =>
      sql<{ id: number }>('select id from suppliers'),
    );
    for (const name of ['supplier_id', 'supplier-id']) {
      const ask = (id: unknown) =>
        backend.ask({ path: CONFIG, host: a.host, headers: { [name]: String(id) } });
      expect((await ask(own?.id)).status).toBe(200);
      expect((await ask(foreign?.id)).status).toBe(404);
      expect((await ask("1' or 1=1--")).status).toBe(404);
    }
  });
});

describe('bodies (guarantee/bounded-bodies)', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    backend.ask({ method: 'POST', path: ANONYMOUS, host: a.host, body, headers });

  it.each([
    ['half an object', '{', 400],
    ['too deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['too big', `"${'x'.repeat(300_000)}"`, 413],
    ['a key twice', '{"profile":{"domain":"x","name":"a","name":"b"}}', 422],
    ['the same key twice in two spellings', '{"profile":{"domain":"x","name":"a","n\\u0061me":"b"}}', 422],
    ['NUL in a text', '{"profile":{"domain":"x","name":"a\\u0000"}}', 422],
    ['NUL in a key', '{"a\\u0000":1,"profile":{"domain":"x","name":"a"}}', 422],
    ['half a surrogate pair', '{"profile":{"domain":"x","name":"\\ud800"}}', 422],
  ])('refuses %s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('takes one key in two objects, and quotes and brackets inside texts', async () => {
    const body = '{"profile":{"domain":"x","name":"a\\":\\"{[,"},"other":{"name":["name","name"]}}';
    expect((await post(body)).body).toMatchObject({ error: { fields: { other: 'unknown' } } });
  });

  it('takes JSON only', async () => {
    expect((await post(profile(), { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('lets no prototype key change anything', async () => {
    const body =
      '{"__proto__":{"admin":1},"constructor":{"prototype":{"admin":1}},"profile":{"domain":"x","name":"a"}}';
    expect((await post(body)).status).toBe(422);
    expect((await post('{"__proto__":{"admin":1},"profile":{"domain":"x","name":"a"}}')).status).toBe(422);
    expect(({} as { admin?: number }).admin).toBeUndefined();
  });
});

describe('methods (guarantee/methods)', () => {
  it('answers 405 with what is allowed', async () => {
    const { status, headers } = await backend.ask({ method: 'DELETE', path: CONFIG, host: a.host });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const wrong = await backend.ask({ path: ANONYMOUS, host: a.host });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
  });

  it('is deaf to an override, and answers HEAD without a body', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    expect((await backend.ask({ path: CONFIG, host: a.host, headers })).status).toBe(200);
    expect(await backend.ask({ method: 'HEAD', path: CONFIG, host: a.host })).toMatchObject({
      status: 200,
      text: '',
    });
  });

  it('answers 404 for a path nobody serves', async () => {
    expect((await backend.ask({ method: 'DELETE', path: '/nothing', host: a.host })).status).toBe(404);
  });
});

describe('origins (guarantee/foreign-origins)', () => {
  const from = (origin: string, method = 'POST') =>
    backend.ask({
      method,
      path: ANONYMOUS,
      host: a.host,
      headers: { origin },
      ...(method === 'POST' ? { body: profile() } : {}),
    });

  it.each(['https://evil.test', 'null'])('refuses %s without any permission', async (origin) => {
    const { status, headers } = await from(origin);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it("takes the tenant's own, and not another tenant's", async () => {
    const own = await from(`http://${a.host}:3000`);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([
      201,
      `http://${a.host}:3000`,
    ]);
    expect(own.headers.get('vary')).toContain('origin');
    const other = await from(`http://${b.host}:3000`, 'OPTIONS');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a call without an origin, by what the browser says of its page', () => {
  const send = (method: string, site: string | null) =>
    backend.ask({
      method,
      path: method === 'POST' ? ANONYMOUS : CONFIG,
      host: a.host,
      headers: site === null ? {} : { 'sec-fetch-site': site },
      ...(method === 'POST' ? { body: profile() } : {}),
    });

  it.each([
    ['POST', 'cross-site', 403],
    ['POST', 'same-site', 403],
    ['POST', 'CROSS-SITE', 403],
    ['POST', 'a word of tomorrow', 403],
    ['PUT', 'cross-site', 403],
    ['DELETE', 'same-site', 403],
    ['POST', 'same-origin', 201],
    ['POST', 'none', 201],
    ['POST', null, 201],
    ['GET', 'cross-site', 200],
    ['HEAD', 'same-site', 200],
    ['OPTIONS', 'cross-site', 204],
  ])('%s, %s: %i', async (method, site, status) => {
    expect((await send(method, site)).status).toBe(status);
  });

  it('does not make up for a foreign origin', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' };
    const { status, body } = await backend.ask({
      method: 'POST',
      path: ANONYMOUS,
      host: a.host,
      headers,
      body: profile(),
    });
    expect([status, keyOf(body)]).toEqual([403, 'origin_not_allowed']);
  });
});

describe('a locked tenant (rule tenant/locked)', () => {
  it('tells and erases what is held of a diner', async () => {
    const bundle = createBundle();
    const { host } = await backend.importTenant(bundle);
    const made = await backend.ask({
      method: 'POST',
      path: ANONYMOUS,
      host,
      body: { profile: { domain: host, name: '' } },
    });
    const { id, token } = made.body as { id: number; token: string };
    await backend.db.system((sql) =>
      sql(`update instances set status = 'locked' where slug = $1`, [bundle.slug]),
    );
    const own = { host, headers: { profileid: String(id), token } };
    const ask = (call: { path: string; method?: 'POST'; body?: object }) => backend.ask({ ...own, ...call });
    expect((await ask({ path: '/profiles/export.json' })).status).toBe(200);
    expect((await ask({ method: 'POST', path: '/profiles/forget.json', body: {} })).status).toBe(200);
    expect((await ask({ path: '/profiles/export.json' })).status).toBe(401);
  });

  it('answers 423 to everything but its config', async () => {
    const { host } = await backend.importTenant(createBundle({ status: 'locked' }));
    expect((await backend.ask({ path: CONFIG, host })).status).toBe(200);
    const { status, body } = await backend.ask({ path: '/domain/branches.json', host });
    expect([status, keyOf(body)]).toEqual([423, 'instance_locked']);
  });
});

describe('every answer', () => {
  it('is not sniffed, and a personal one is not kept', async () => {
    const { headers } = await backend.ask({ method: 'POST', path: ANONYMOUS, host: a.host, body: profile() });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('stays out of pages of other sites, refusals too', async () => {
    for (const path of [CONFIG, '/nothing']) {
      const { headers } = await backend.ask({ path, host: a.host });
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});
