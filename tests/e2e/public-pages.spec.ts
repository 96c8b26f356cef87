import { addressOf, CATALOGUES, expect, expectAccessible, test } from './support/fixtures';

const TENANT = 'brasa-andina';
const PATHS = [
  '/',
  '/location',
  '/branch-offices',
  '/branch-to-take-away',
  '/branch-to-on-table',
  '/branch-to-book',
  '/branch-without-service',
  '/branch-whatsapp',
  '/chapinero',
  '/chapinero/menu-digital',
  '/chapinero/politicas-servicio',
] as const;

for (const lang of ['es', 'en'] as const) {
  for (const path of PATHS) {
    test(`${path} in ${lang} opens, speaks its language and is accessible`, async ({ page }) => {
      await page.goto(addressOf(TENANT, `${path}?lang=${lang}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', `${lang}-CO`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide).toBe(false);
      await expectAccessible(page);
    });
  }
}

test('the landing shows its buttons in order, external ones last', async ({ page }) => {
  const t = CATALOGUES.es.Landing;
  await page.goto(addressOf(TENANT, '/'));
  const names = await page.getByRole('navigation', { name: t.buttons }).getByRole('link').allInnerTexts();
  expect(names).toEqual([
    t.service_delivery,
    t.service_take_away,
    t.service_schedule,
    t.service_table,
    'Aparta tu mesa',
    'Síguenos en Instagram',
    'Eventos y catering',
    t.stores,
    t.contact,
  ]);
});

test('a diner goes from the landing to a dish and back', async ({ page }) => {
  const { Landing, Branches, Product } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: Landing.service_take_away }).click();
  await page.getByRole('link', { name: Branches.menu }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
  await page.getByRole('link', { name: 'Churrasco 300 g' }).first().click();
  await expect(page.getByRole('heading', { name: 'Churrasco 300 g' })).toBeVisible();
  await expect(page.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  await expect(page.getByText('$\u00a054.900')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: Product.back }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
});

test('the language chosen stays', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: CATALOGUES.es.Language.en }).click();
  await expect(page.getByRole('link', { name: CATALOGUES.en.Landing.service_delivery })).toBeVisible();
  await page.goto(addressOf(TENANT, '/branch-offices'));
  await expect(
    page.getByRole('heading', { level: 1, name: CATALOGUES.en.Branches.offices_title }),
  ).toBeVisible();
});

test('a branch closed for works says so, an open page never lies about the day', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/laureles'));
  await expect(page.getByText(CATALOGUES.es.Hours.closed, { exact: true })).toBeVisible();
});

test('no request leaves the tenant’s own host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(addressOf(TENANT, '/chapinero'), { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([`${TENANT}.localhost`]);
});
