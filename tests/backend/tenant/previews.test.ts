import { parseBackendConfig } from '@/backend/config';
import { createOperatorApp } from '@/backend/operator/operator-app';
import { createPreviewLinks } from '@/backend/tenant';
import { printPreviewCookie, readPreviewQuery } from '@/lib/contract/tenant/preview';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

const STAGING = 'staging.test';
let backend: TestBackend;
let a: { host: string; slug: string; instanceId: number };
let b: { host: string; slug: string; instanceId: number };

beforeAll(async () => {
  backend = await createTestBackend({ PREVIEW_HOSTS: STAGING, PREVIEW_SECRET: 'a secret of some length' });
  a = await backend.importTenant(createBundle());
  b = await backend.importTenant(createBundle());
});
afterAll(() => backend.close());

/** The cookie that the edge makes of the tenant's link. */
async function cookieOf(slug: string): Promise<string> {
  const { links } = await createPreviewLinks({
    db: backend.db,
    config: backend.deps.config,
    slug,
    now: backend.clock.now,
  });
  const pass = readPreviewQuery(new URL(links[0] ?? '').searchParams);
  if (!pass) throw new Error('the link carries no pass');
  return `preview=${printPreviewCookie(pass)}`;
}
const idAt = async (host: string, headers: Record<string, string>) => {
  const { status, body } = await backend.ask({ path: '/domain/config.json', host, headers });
  return { status, id: (body as { id?: number }).id };
};

describe('a staging host', () => {
  it('is the tenant whose pass the visitor has', async () => {
    expect(await idAt(STAGING, { cookie: await cookieOf(a.slug) })).toEqual({
      status: 200,
      id: a.instanceId,
    });
    expect(await idAt(STAGING, { cookie: await cookieOf(b.slug) })).toEqual({
      status: 200,
      id: b.instanceId,
    });
  });

  it('answers a config by the domain of its pass, and of no other tenant', async () => {
    const ask = async (domain: string) =>
      (
        await backend.ask({
          path: `/domain/config.json?domain=${domain}`,
          host: '127.0.0.1',
          headers: { 'x-forwarded-host': STAGING, cookie: await cookieOf(a.slug) },
        })
      ).status;
    expect([await ask(a.host), await ask(b.host)]).toEqual([200, 400]);
  });

  it('is nobody without one, with a forged one and with one that is over', async () => {
    const cookie = await cookieOf(a.slug);
    const forged = cookie.replace(a.host, b.host);
    for (const headers of [{}, { cookie: forged }, { cookie: 'preview=x' }] as Record<string, string>[]) {
      expect(await idAt(STAGING, headers)).toEqual({ status: 404, id: undefined });
    }
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    expect((await idAt(STAGING, { cookie })).status).toBe(404);
    backend.clock.now = new Date(backend.clock.now.getTime() - 86_400_000);
  });

  it('lets its own pages write, and no other origin', async () => {
    const write = async (origin: string) =>
      (
        await backend.ask({
          method: 'POST',
          path: '/profiles/anonymous.json',
          host: STAGING,
          headers: { cookie: await cookieOf(a.slug), origin },
          body: { profile: { domain: STAGING, name: 'x' } },
        })
      ).status;
    expect(await write(`http://${STAGING}:3000`)).not.toBe(403);
    expect(await write(`http://${a.host}:3000`)).toBe(403);
  });
});

describe('what is asked on a staging host', () => {
  const keptOf = async (path: string, host: string) => {
    const { status, headers } = await backend.ask({
      path,
      host,
      headers: { cookie: await cookieOf(a.slug) },
    });
    return { status, cache: headers.get('cache-control') };
  };

  it('may be kept by nobody, while the tenant’s own host may be', async () => {
    const { body } = await backend.ask({ path: '/domain/config.json', host: a.host });
    const { hash } = (body as { linktree_logo: { thumb: { hash: string } } }).linktree_logo.thumb;
    for (const path of ['/domain/config.json', '/domain/branches.json', `/pictures/${hash}-320.webp`]) {
      expect(await keptOf(path, STAGING)).toEqual({ status: 200, cache: 'private, no-store' });
      expect(await keptOf(path, a.host)).toEqual({ status: 200, cache: expect.stringMatching(/^public, /) });
    }
  });
});

it('a pass counts on no other host', async () => {
  expect(await idAt(b.host, { cookie: await cookieOf(a.slug) })).toEqual({ status: 200, id: b.instanceId });
  expect((await idAt('nobody-here.test', { cookie: await cookieOf(a.slug) })).status).toBe(404);
});

describe('the command line', () => {
  const ask = (slug: string, deps = backend.deps) =>
    createOperatorApp({ deps, key: 'k' }).request(`/operator/tenants/${slug}/preview-links`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
    });

  it('gets a link for each staging host, for a day', async () => {
    const { links, expires } = (await (await ask(a.slug)).json()) as { links: string[]; expires: string };
    expect(links).toEqual([expect.stringContaining(`http://${STAGING}:3000/?preview=${a.host}&exp=`)]);
    expect(Date.parse(expires) - backend.clock.now.getTime()).toBe(86_400_000);
  });

  it('hears why there is none', async () => {
    expect((await ask('no-such-tenant')).status).toBe(404);
    const deps = { ...backend.deps, config: { ...backend.deps.config, previews: null } };
    expect(await (await ask(a.slug, deps)).json()).toEqual({
      error: expect.stringContaining('PREVIEW_HOSTS'),
    });
  });
});

it.each([
  [{ PREVIEW_HOSTS: STAGING }, /PREVIEW_SECRET/],
  [{ PREVIEW_HOSTS: STAGING, PREVIEW_SECRET: 'short' }, /PREVIEW_SECRET/],
  [{ WEB_URLS: 'http://127.0.0.1:3000' }, /REVALIDATE_SECRET/],
])('the configuration %j is refused with its reason', (env, reason) => {
  expect(() => parseBackendConfig(env as unknown as Record<string, string>)).toThrow(reason);
});
