import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { createTestBackend } from '@/tests/support/backend/backend';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
const HERE = '203.0.113.9';
const THERE = '203.0.113.10';
const CONFIG = '/domain/config.json';

let world: World;
const opened: TestBackend[] = [];
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => Promise.all([world.backend, ...opened].map((backend) => backend.close())));

/** The same tenants behind limits of a test's own. */
async function limit(env: Record<string, string>) {
  const backend = await createTestBackend(env);
  opened.push(backend);
  return backend;
}

async function repeat(times: number, work: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await work()).status);
  return statuses;
}

describe('calls of one address', () => {
  it('beyond a minute’s share are refused with the seconds to wait; other addresses go on', async () => {
    const { ask } = await limit({ LIMIT_ADDRESS_PER_MINUTE: '2' });
    const get = (from: string) => ask({ path: CONFIG, host: world.a.host, from });
    expect(await repeat(2, () => get(HERE))).toEqual([200, 200]);
    const refused = await get(HERE);
    expect(refused).toMatchObject({ status: 429, body: { error: { key: 'rate_limited' } } });
    expect(Number(refused.headers.get('retry-after'))).toBe(30);
    expect((await get(THERE)).status).toBe(200);
  });

  it('are those of its whole line: an IPv6 address of the same 64 bits is no other', async () => {
    const { ask } = await limit({ LIMIT_ADDRESS_PER_MINUTE: '1' });
    const get = async (from: string) => (await ask({ path: CONFIG, host: world.a.host, from })).status;
    const line = ['2001:db8:0:1::1', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1:a:b:c:d%eth0'];
    for (const [index, from] of line.entries()) expect(await get(from)).toBe(index === 0 ? 200 : 429);
    expect(await get('2001:db8:0:2::1')).toBe(200);
    expect(await get('2001:db8::1')).toBe(200);
    expect([await get('::ffff:198.51.100.7'), await get('198.51.100.7')]).toEqual([200, 429]);
  });

  it('count whatever they ask for: documents and hosts that nobody knows too', async () => {
    const { ask } = await limit({ LIMIT_ADDRESS_PER_MINUTE: '2' });
    await ask({ path: '/openapi.json', from: HERE });
    await ask({ path: CONFIG, host: 'zzz.test', from: HERE });
    expect((await ask({ path: '/docs', from: HERE })).status).toBe(429);
  });

  it('are the visitor’s behind a trusted proxy; what the proxy asks for itself is not counted', async () => {
    const { ask } = await limit({ LIMIT_ADDRESS_PER_MINUTE: '1', LIMIT_TENANT_PER_MINUTE: '1' });
    const own = () => ask({ path: CONFIG, host: world.b.host });
    expect(await repeat(3, own)).toEqual([200, 200, 200]);
    const passed = () =>
      ask({ path: CONFIG, host: world.a.host, headers: { 'x-forwarded-for': `1.1.1.1, ${HERE}` } });
    expect(await repeat(2, passed)).toEqual([200, 429]);
    expect((await ask({ path: CONFIG, host: world.a.host, from: HERE })).status).toBe(429);
  });
});

it('a flood on one tenant is refused there and leaves the other alone (guarantee/noisy-neighbour)', async () => {
  const { ask, countStatements } = await limit({ LIMIT_TENANT_PER_MINUTE: '10' });
  const from = (index: number) => `198.51.100.${index}`;
  const flood = async (host: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_none, index) => ask({ path: CONFIG, host, from: from(index) })),
    );
  const [flooded, beside] = await Promise.all([flood(world.a.host, 100), flood(world.b.host, 10)]);
  expect(flooded.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(flooded.filter(({ status }) => status === 429)).toHaveLength(90);
  expect(beside.filter(({ status }) => status !== 200)).toEqual([]);
  // Refused before anything is looked up: the flood costs the database nothing.
  expect(await countStatements(() => flood(world.a.host, 50))).toBe(0);
  expect((await ask({ path: CONFIG, host: world.b.host })).status).toBe(200);
});

it('the share of a tenant is one, however its host is written', async () => {
  const { ask } = await limit({ LIMIT_TENANT_PER_MINUTE: '2' });
  const get = (host: string) => ask({ path: CONFIG, host, from: HERE });
  const statuses = [];
  for (const host of [world.a.host, `${world.a.host}.`, `${world.a.host.toUpperCase()}:3000`])
    statuses.push((await get(host)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

describe('calls of one profile', () => {
  it('are counted wherever they come from; another diner behind the same address goes on', async () => {
    const { ask } = await limit({ LIMIT_PROFILE_PER_MINUTE: '2' });
    const [first, second] = world.a.diners;
    const status = (diner: typeof first, from: string) =>
      ask({ path: '/profiles/status.json', host: world.a.host, headers: diner?.headers ?? {}, from });
    expect(await repeat(2, () => status(first, HERE))).toEqual([200, 200]);
    expect((await status(first, THERE)).status).toBe(429);
    expect((await status(second, HERE)).status).toBe(200);
  });

  it('are not used up by somebody who only knows its id', async () => {
    const { ask } = await limit({ LIMIT_PROFILE_PER_MINUTE: '1' });
    const headers = world.a.diners[0]?.headers ?? { profileid: '', token: '' };
    const status = (token: string) =>
      ask({ path: '/profiles/status.json', host: world.a.host, headers: { ...headers, token }, from: HERE });
    expect(await repeat(3, () => status('x'.repeat(43)))).toEqual([401, 401, 401]);
    expect((await status(headers.token)).status).toBe(200);
  });
});

describe('guessing tokens (guarantee/guessing)', () => {
  const guess = (backend: TestBackend, headers: Record<string, string>, path = '/profiles/status.json') =>
    backend.ask({ path, host: world.a.host, headers, from: HERE });

  it('tells nothing: no such profile and a wrong token answer alike, after the same work', async () => {
    const { backend } = world;
    const id = world.a.diners[0]?.headers.profileid ?? '';
    const wrong = { profileid: id, token: 'x'.repeat(43) };
    const unknown = { profileid: '999999999', token: 'x'.repeat(43) };
    const [first, second] = [await guess(backend, wrong), await guess(backend, unknown)];
    expect([first.status, first.text]).toEqual([401, second.text]);
    expect(second.status).toBe(401);
    const statements = await backend.countStatements(() => guess(backend, wrong));
    expect(await backend.countStatements(() => guess(backend, unknown))).toBe(statements);
  });

  it('ends after twenty wrong ones a minute from one address, of diners and staff; right ones go on', async () => {
    const backend = await limit({ LIMIT_WRONG_TOKENS_PER_MINUTE: '20' });
    const bearer = { authorization: `Bearer ${'x'.repeat(43)}` };
    const staff = () => guess(backend, bearer, '/staff/instance.json');
    const diner = () => guess(backend, { profileid: '1', token: 'x'.repeat(43) });
    expect(new Set([...(await repeat(10, staff)), ...(await repeat(10, diner))])).toEqual(new Set([401]));
    expect(await diner()).toMatchObject({ status: 429, body: { error: { key: 'rate_limited' } } });
    expect((await staff()).status).toBe(429);
    expect((await guess(backend, world.a.diners[0]?.headers ?? {})).status).toBe(200);
  });

  it('ends for tokens of links too, which are counted with them (rule orders/links)', async () => {
    const backend = await limit({ LIMIT_WRONG_TOKENS_PER_MINUTE: '4' });
    const open = (body: object, path: string) =>
      backend.ask({
        method: 'POST',
        path: `/orders/${world.a.facts.purchaseId}/${path}.json`,
        host: world.a.host,
        headers: world.a.diners[1]?.headers ?? {},
        body: { token: 'x'.repeat(43), ...body },
        from: HERE,
      });
    expect(await repeat(2, () => open({}, 'link'))).toEqual([404, 404]);
    expect(await repeat(3, () => open({ terms: true }, 'members'))).toEqual([404, 404, 429]);
  });
});

it('new profiles of one address run out before the tenant’s do, and a new address has its first ones whatever others took', async () => {
  const { ask } = await limit({ LIMIT_ADDRESS_PROFILES_PER_MINUTE: '9', LIMIT_PROFILES_PER_MINUTE: '6' });
  const create = (from: string) =>
    ask({
      method: 'POST',
      path: '/profiles/anonymous.json',
      host: world.a.host,
      body: { profile: { domain: world.a.host, name: '' } },
      from,
    });
  const allowed = async (from: string, times: number) =>
    (await repeat(times, () => create(from))).filter((status) => status === 201).length;
  // Five are its first ones, and four count for the tenant.
  expect(await allowed(HERE, 12)).toBe(9);
  expect(await allowed(THERE, 12)).toBe(7);
  expect(await allowed('203.0.113.77', 6)).toBe(5);
});
