import { expect, test } from '@/tests/e2e/support/fixtures';
import { elementsOf, readDocument } from '@/tests/e2e/support/read-document';

test('the header stands on every screen but the landing and a locked tenant (rule tenant/landing)', async ({
  request,
}) => {
  const headerOf = async (tenant: string, path: string) => {
    const { html } = await readDocument({ request, tenant, path });
    return elementsOf(html, 'header').find((header) => header.includes('site-header')) ?? null;
  };
  for (const path of ['/branch-offices', '/chapinero', '/chapinero/menu-digital', '/chapinero/orders']) {
    const header = await headerOf('brasa-andina', path);
    expect(header, path).toMatch(/<a href="\/"[^>]*>[\s\S]*La Brasa Andina/);
  }
  expect(await headerOf('brasa-andina', '/')).toBeNull();
  expect(await headerOf('pupuseria-mela', '/inactive-instance')).toBeNull();
  // Its landing leads to the table, so the header leads nowhere.
  const leadsNowhere = await headerOf('bar-cerro', '/cerro-alegre/menu-digital/home');
  expect(leadsNowhere).toContain('Bar Cerro');
  expect(leadsNowhere).not.toContain('<a ');
});

test('the first frame waits for the whole page, and for nothing that is not there (guarantee/blocking-time)', async ({
  request,
}) => {
  for (const path of ['/', '/chapinero', '/chapinero/orders']) {
    const { html } = await readDocument({ request, tenant: 'brasa-andina', path });
    const [, end] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
    expect(html.indexOf(`id="${end}"`), path).toBeGreaterThan(html.lastIndexOf('</main>'));
  }
});
