import { expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';

const STAFF = 'staff.localhost';
const TENANT = 'brasa-andina.localhost';

test('the staff address answers its own screens alone, which nobody keeps or frames, and a tenant’s host answers none', async ({
  request,
}) => {
  const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
    request.get(`http://127.0.0.1:${WEB_PORT}${path}`, { headers: { host, ...headers }, maxRedirects: 0 });
  for (const path of [
    '/',
    '/sign-in',
    '/invitation',
    '/sessions',
    '/brasa-andina/board',
    '/brasa-andina/people',
  ]) {
    const answer = await ask(STAFF, path);
    const headers = answer.headers();
    expect([answer.status(), headers['cache-control']], path).toEqual([200, 'private, no-store']);
    expect(headers['content-security-policy'], path).toMatch(
      /script-src 'self' 'nonce-[^']+' 'strict-dynamic'.*frame-ancestors 'none'/,
    );
    expect(headers['x-robots-tag'], path).toBe('noindex');
    // The page is the same for everybody: what it shows is asked for by calls.
    expect(await answer.text(), path).not.toContain('La Brasa Andina');
  }
  for (const path of [
    '/perfil',
    '/chapinero',
    '/sitemap.xml',
    '/staff/es/sign-in',
    '/brasa-andina/till',
    '/texts.json',
  ])
    expect((await ask(STAFF, path)).status(), path).toBe(404);
  for (const path of ['/sign-in', '/invitation', '/brasa-andina/board', '/staff/es', '/staff/es/sign-in'])
    expect((await ask(TENANT, path)).status(), path).toBe(404);
  const people = '/services/staff/people/me.json';
  expect((await ask(STAFF, people)).status()).toBe(401);
  expect((await ask(TENANT, people)).status()).toBe(404);
  expect((await ask(TENANT, '/services/staff/tenants/brasa-andina/staff/orders.json')).status()).toBe(404);
  expect((await ask(STAFF, '/services/staff/domain/config.json')).status()).toBe(404);
  // Only a proxy names another host than the one that was asked for.
  const named = await ask(TENANT, people, { 'x-forwarded-host': STAFF });
  expect(named.status()).toBe(404);
});
