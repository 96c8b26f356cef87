import { tenantCommand } from '@/tests/e2e/support/command-line';
import { expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const port = WEB_PORT;
/** Well below the minute that a page is kept and the half minute of the edge's look-up. */
const SOON = { timeout: 15_000 };

test('an import, a lock and an unlock show at once, and only the tenant’s own pages are dropped', async () => {
  const tenant = createOwnTenant(`publica-${test.info().project.name}`);
  const read = (path: string) => ask({ port, host: tenant.host, path });
  const readOther = () => ask({ port, host: 'brasa-andina.localhost', path: '/poblado' });
  const status = async () => statusOf(await read('/'));
  await tenant.publish();
  await expect.poll(() => read('/centro'), SOON).toContain('Caldo de costilla');
  await test.step('an import', async () => {
    await readOther();
    tenant.change('menu.csv', 'Caldo de costilla', 'Caldo de la casa');
    tenant.change('tenant.yaml', 'name: Siempre Abierta', 'name: Siempre Nueva');
    await tenant.publish();
    await expect.poll(() => read('/centro'), SOON).toContain('Caldo de la casa');
    await expect.poll(() => read('/'), SOON).toContain('Siempre Nueva');
    expect(await read('/centro')).not.toContain('Caldo de costilla');
    expect(await readOther()).toMatch(/x-nextjs-cache: (HIT|STALE)/i);
  });
  await test.step('a lock and an unlock', async () => {
    expect(await status()).toBe(200);
    await tenantCommand('lock', tenant.slug);
    await expect.poll(status, SOON).toBe(307);
    await tenantCommand('unlock', tenant.slug);
    await expect.poll(status, SOON).toBe(200);
  });
});

test('nobody but the backend says that pages have changed', async () => {
  const path = '/api/revalidate?host=brasa-andina.localhost';
  const say = (headers: Record<string, string>, method = 'POST') =>
    ask({ port, host: '127.0.0.1', path, method, headers });
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const answer = await say(headers);
    expect(statusOf(answer)).toBe(401);
    expect(answer).toContain('"key":"unauthorized"');
  }
  expect(statusOf(await say({}, 'GET'))).toBe(405);
  expect(statusOf(await say({ 'content-length': '2' }))).toBe(413);
});
