import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  WEB_PORT,
} from '@/tests/e2e/support/fixtures';

test('a single link on the table goes straight to the table menu (rule table/single-link)', async ({
  page,
}) => {
  await page.goto(addressOf('bar-cerro', '/'));
  await expect(page).toHaveURL(addressOf('bar-cerro', '/cerro-alegre/menu-digital/home'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
  await expect(page.getByText('$15.900').first()).toBeVisible();
  await expectAccessible(page);
});

test('a locked instance shows its own page wherever one asks (rule tenant/locked)', async ({ page }) => {
  for (const path of ['/', '/escalon', '/branch-offices']) {
    await page.goto(addressOf('pupuseria-mela', path));
    await expect(page).toHaveURL(addressOf('pupuseria-mela', '/inactive-instance'));
    await expect(page.getByRole('heading', { level: 1, name: CATALOGUES.es.Inactive.title })).toBeVisible();
    // It measures nobody, so it has nothing to ask and nothing to take back.
    await expect(page.getByRole('button', { name: CATALOGUES.es.Consent.accept })).toHaveCount(0);
    await expect(page.getByRole('button', { name: CATALOGUES.es.Consent.title })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('a locked instance has the files of its own page, and no sitemap', async ({ request }) => {
  const ask = (name: string) =>
    request.get(`http://127.0.0.1:${WEB_PORT}/${name}`, {
      headers: { host: 'pupuseria-mela.localhost' },
      maxRedirects: 0,
    });
  for (const name of ['texts.json', 'icon.svg', 'manifest.webmanifest', 'apple-touch-icon.png', 'share.png'])
    expect((await ask(name)).status(), name).toBe(200);
  expect((await ask('sitemap.xml')).status()).toBe(307);
});

test('the short menu link and an id lead to the branch’s own address (rule branches/slug, rule table/short-link)', async ({
  page,
}) => {
  await page.goto(addressOf('bar-cerro', '/cerro-alegre/md?table_id=5'));
  await expect(page).toHaveURL(addressOf('bar-cerro', '/cerro-alegre/menu-digital?table_id=5'));
});
