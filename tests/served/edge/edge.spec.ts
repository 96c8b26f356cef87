import { expect, test } from '@playwright/test';
import { CATALOGUES, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, bodyOf, sendRaw, statusOf } from '@/tests/e2e/support/raw-http';

const port = WEB_PORT;
const host = 'brasa-andina.localhost';
const NAME = 'La Brasa Andina';
const get = (path: string, headers = {}) => ask({ port, host, path, headers });

test('an unknown host gets nothing of any tenant (guarantee/unknown-host)', async () => {
  for (const path of [
    '/',
    '/1',
    '/chapinero',
    '/b.rsc',
    '/favicon.ico',
    '/api/x',
    '/brasa-andina.localhost/es-CO',
  ]) {
    const answer = await ask({ port, host: 'zzz.test', path });
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain(NAME);
    expect(answer.toLowerCase()).not.toContain('set-cookie');
  }
});

test('hidden and made-up paths are not found (guarantee/hidden-paths)', async () => {
  const paths = [
    `/${host}`,
    `/${host}/es-CO`,
    `/${host}/es-CO/chapinero`,
    '/chapinero.segments/_tree.segment.rsc',
    '/tenant-files/robots',
    '/_sites/x',
    '/.env',
    '/.git/config',
    '/server.js.map',
    '/_next/image?url=http://169.254.169.254/',
    '/_next/mcp',
    '/__nextjs_original-stack-frame',
  ];
  for (const path of paths)
    expect({ path, status: statusOf(await get(path)) }).toEqual({ path, status: 404 });
});

test('a made-up path of a tenant is refused under its name and in its language', async () => {
  for (const [lang, words] of [
    ['es', CATALOGUES.es],
    ['en', CATALOGUES.en],
  ] as const) {
    const answer = await get(`/made-up?lang=${lang}`);
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain(`<html lang="${lang}">`);
    expect(answer).toContain(`${words.NotFound.title} · ${NAME}`);
    expect(answer).toContain('--color-brand:#b3361b');
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).not.toContain('<script');
  }
});

test('headers that only our own programs may set change nothing (guarantee/hidden-paths, guarantee/spoofed-headers)', async () => {
  const plain = async () => bodyOf(await get('/chapinero'));
  for (const headers of [
    { 'x-forwarded-host': 'zzz.test' },
    { forwarded: 'host=zzz.test' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-original-url': '/branch-offices' },
    { 'x-tenant': 'other' },
    { 'next-resume': '1' },
  ]) {
    // The page may be drawn anew meanwhile, so it is asked for before and after.
    const before = await plain();
    const claimed = bodyOf(await get('/chapinero', headers));
    expect([before, await plain()]).toContain(claimed);
  }
});

test('a host is matched exactly, by its plain form (guarantee/host-form)', async () => {
  expect(statusOf(await ask({ port, host: 'BRASA-ANDINA.LOCALHOST.:3481', path: '/' }))).toBe(200);
  for (const bad of [
    'brasa-andina.localhost@zzz.test',
    'brasa-andina.localhost,zzz.test',
    '[::1]',
    'a'.repeat(300),
  ]) {
    expect([400, 404]).toContain(statusOf(await ask({ port, host: bad, path: '/' })));
  }
  const twice = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: zzz.test\r\nConnection: close\r\n\r\n`;
  expect(statusOf(await sendRaw({ port, text: twice }))).toBe(400);
  const absolute = `GET http://zzz.test/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(statusOf(await sendRaw({ port, text: absolute }))).toBe(400);
});

test('pages are read, never written (guarantee/methods, guarantee/no-framework-surface)', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    expect({ method, status: statusOf(await ask({ port, host, path: '/', method })) }).toEqual({
      method,
      status: 405,
    });
  }
  const head = await ask({ port, host, path: '/', method: 'HEAD' });
  expect(statusOf(head)).toBe(200);
  expect(bodyOf(head)).toBe('');
});

test('nothing of a path reaches a header (guarantee/no-open-redirect, guarantee/header-injection)', async () => {
  expect(statusOf(await get('/%0d%0aX-Injected:%20y'))).toBe(400);
  for (const path of [
    '/chapinero/delivery?to=//evil.example',
    '//evil.example/%2f..',
    '/chapinero//evil.example',
  ]) {
    const location = /^location: (.*)$/im.exec(await get(path))?.[1] ?? '';
    expect(location).not.toContain('evil.example');
  }
});

test('every document carries its policy and no trace of the framework', async () => {
  for (const path of ['/', '/chapinero', '/branch-offices']) {
    const answer = (await get(path)).toLowerCase();
    expect(answer).toContain(`object-src 'none'`);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).not.toContain('x-powered-by');
    expect(answer).not.toContain('x-middleware-rewrite');
    expect(answer).toContain('cross-origin-opener-policy: same-origin-allow-popups');
    expect(answer).toContain('cross-origin-resource-policy: same-origin');
  }
  expect(await get('/share.png')).toMatch(/^cross-origin-resource-policy: cross-origin/im);
});

test('what Next’s router may ask for tells no hidden path in its headers', async () => {
  const asked = { rsc: '1' };
  const moved = await get('/chapinero', asked);
  expect(statusOf(moved)).toBe(307);
  const data = await get(/^location: (.*)$/im.exec(moved)?.[1]?.trim() ?? '', asked);
  expect(data).toMatch(/^content-type: text\/x-component/im);
  for (const answer of [moved, data]) expect(answer.split('\r\n\r\n')[0]).not.toContain(`/${host}`);
});

test('a first page is in the browser’s language among the tenant’s, where nobody has chosen one (rule tenant/page-language)', async () => {
  const langOf = async (headers: Record<string, string>, path = '/', of = 'hotel-marlina.localhost') =>
    /<html lang="(\w+)/.exec(await ask({ port, host: of, path, headers }))?.[1];
  expect(await langOf({ 'accept-language': 'fr-FR,pt-BR;q=0.9,en;q=0.8' })).toBe('pt');
  expect(await langOf({ 'accept-language': 'en-US' })).toBe('en');
  expect(await langOf({ 'accept-language': 'de' })).toBe('es');
  expect(await langOf({})).toBe('es');
  expect(await langOf({ 'accept-language': 'en-US' }, '/?lang=es')).toBe('es');
  expect(await langOf({ 'accept-language': 'en-US', cookie: 'lang=pt' })).toBe('pt');
  expect(await langOf({ 'accept-language': 'pt-BR' }, '/', 'tienda-don-luis.localhost')).toBe('es');
});

test('shared caches are told that cookie and browser choose among languages', async () => {
  for (const path of ['/', '/chapinero', '/texts.json'])
    expect(await get(path)).toMatch(/^vary: .*\bcookie, accept-language\b/im);
});

test('a made-up product or part of a menu is refused before anything is drawn or kept', async () => {
  for (const path of ['/chapinero/999999', '/chapinero/view/999999', '/chapinero/menu-part/999999']) {
    const answer = await get(path);
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain(NAME);
    expect(answer).not.toMatch(/x-nextjs-cache|<script/i);
  }
});

test('a missing file of the build is a bare 404, whatever the host', async () => {
  for (const asked of [host, 'zzz.test']) {
    const answer = await ask({ port, host: asked, path: '/_next/static/chunks/made-up.js' });
    expect(statusOf(answer)).toBe(404);
    expect(bodyOf(answer)).toBe('');
    expect(answer).toMatch(/^cache-control: no-store/im);
  }
});

test('a page is rendered once and then served as a document (rule platform/public-pages)', async () => {
  await get('/usaquen');
  expect(await get('/usaquen')).toMatch(/x-nextjs-cache: (HIT|STALE)/i);
});

test('services answer through the web program, by the tenant of the host (rule platform/services-prefix)', async () => {
  const answer = await get('/services/experience/domain/config.json');
  expect(statusOf(answer)).toBe(200);
  expect(answer).toContain(NAME);
  expect(statusOf(await get('/services/nobody/x'))).toBe(404);
  const foreign = await ask({
    port,
    host: 'zzz.test',
    path: '/services/experience/domain/config.json',
    headers: { 'x-forwarded-host': host },
  });
  expect(statusOf(foreign)).toBe(404);
});

test('robots, sitemap and manifest are the host’s own (rule tenant/search-engines)', async () => {
  expect(await get('/robots.txt')).toContain(`Sitemap: http://${host}:${port}/sitemap.xml`);
  expect(await get('/sitemap.xml')).toContain(`http://${host}:${port}/chapinero?lang=en`);
  expect(await get('/robots.txt')).toContain('Disallow: /*/checkout/');
  const manifest = bodyOf(await get('/manifest.webmanifest'));
  expect(manifest).toContain(NAME);
  for (const file of ['icon-192.png', 'icon-512.png', 'icon-maskable.png']) {
    expect(manifest).toContain(`"/${file}"`);
    expect(await get(`/${file}`)).toMatch(/^content-type: image\/png/im);
  }
  expect(statusOf(await get('/apple-touch-icon.png'))).toBe(200);
  expect(statusOf(await get('/tenant-files/app-icon/192'))).toBe(404);
});

test('a hole in the product is reported to whom the operator names, at every tenant’s host and no other', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8/im);
  expect(bodyOf(answer)).toMatch(/\nContact: mailto:security@example\.com\nExpires: [\d-]{10}T00:00:00Z\n/);
  expect(statusOf(await get('/.well-known/change-password'))).toBe(404);
  const nobody = await ask({ port, host: 'nobody.test', path: '/.well-known/security.txt' });
  expect(statusOf(nobody)).toBe(404);
  expect(nobody).not.toContain('security@example.com');
});

test('pages say to search engines what they are, in a form that can be read', async () => {
  const dataOf = async (path: string) => {
    const found = [
      ...bodyOf(await get(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ];
    return found.flatMap(([, json = '']) => JSON.parse(json) as { '@type': string }[]);
  };
  expect(await dataOf('/')).toMatchObject([{ '@type': 'Organization', name: NAME }, { '@type': 'ItemList' }]);
  const [branch] = await dataOf('/chapinero');
  expect(branch).toMatchObject({ '@type': 'Restaurant', address: { addressCountry: 'CO' } });
  const product = /href="(\/chapinero\/\d+)"/.exec(bodyOf(await get('/chapinero')))?.[1] ?? '';
  expect(await dataOf(product)).toMatchObject([
    { '@type': 'MenuItem', offers: { priceCurrency: 'COP', price: expect.any(Number) } },
    { '@type': 'BreadcrumbList' },
  ]);
});
