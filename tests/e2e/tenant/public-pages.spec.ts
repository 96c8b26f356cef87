import { openAtRest } from '@/tests/e2e/support/at-rest';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  WEB_PORT,
} from '@/tests/e2e/support/fixtures';
import { ask } from '@/tests/e2e/support/raw-http';
import { catalogueAt } from '@/tests/support/browser/establishment-words';

const TENANT = 'brasa-andina';
const LISTS = [
  '/',
  '/location',
  '/branch-offices',
  '/branch-to-take-away',
  '/branch-to-book',
  '/branch-without-service',
  '/branch-whatsapp',
];
const OF_A_BRANCH = ['', '/maincategories', '/subcategories', '/politicas-servicio'];
const ON_THE_TABLE = ['/menu-digital', '/menu-digital/home'];
const LOCALES = { es: 'es-CO', en: 'en-CO' };
/** The second speaks one language, the first that of the project. */
const TENANTS = [
  {
    tenant: TENANT,
    slug: 'chapinero',
    screens: { lists: [...LISTS, '/branch-to-on-table'], branch: [...OF_A_BRANCH, ...ON_THE_TABLE] },
  },
  {
    tenant: 'boteco-ipe',
    only: 'pt' as const,
    slug: 'vila-madalena',
    screens: { lists: LISTS, branch: OF_A_BRANCH },
  },
];

for (const { tenant, only, slug, screens } of TENANTS) {
  for (const [name, paths] of Object.entries(screens)) {
    test(`${name} of ${tenant} open, speak their language and are accessible`, async ({ lang, page }) => {
      test.slow();
      const locale = only ? 'pt-BR' : LOCALES[lang];
      for (const path of name === 'lists' ? paths : paths.map((own) => `/${slug}${own}`)) {
        await page.goto(addressOf(tenant, `${path}?lang=${only ?? lang}`));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide, path).toBe(false);
        await expectAccessible(page);
      }
    });
  }

  test(`what is not there at ${tenant} says so, and leads to the landing`, async ({ lang, context }) => {
    // A page of its own: the browser writes the 404 to its console.
    const page = await context.newPage();
    const { NotFound } = CATALOGUES[only ?? lang];
    const answer = await page.goto(addressOf(tenant, `/${slug}/999999?lang=${only ?? lang}`));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', only ?? lang);
    await expect(page.getByRole('heading', { level: 1, name: NotFound.title })).toBeVisible();
    await expect(page.getByText(NotFound.text)).toBeVisible();
    await expectAccessible(page);
    // A document of its own, which begins a visit: a page that was only drawn over would tell of nothing.
    const seen = page.waitForResponse((response) => response.url().endsWith('/api/trackings.json'));
    await page.getByRole('link', { name: NotFound.home }).click();
    await expect(page).toHaveURL(addressOf(tenant, '/'));
    await seen;
  });
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

test('the landing’s own loading picture is gone by itself and was never in the way', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/'));
  const loader = page.locator('.landing-loader');
  const { duration, covers } = await loader.evaluate((element) => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    return {
      duration: element.getAnimations()[0]?.effect?.getComputedTiming().endTime,
      covers: element.getBoundingClientRect().bottom > (main?.top ?? 0) + 1,
    };
  });
  expect(duration).toBe(1500);
  expect(covers).toBe(false);
  await expect(loader).toBeHidden();
});

test('the landing’s background is no wider than the screen needs', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/'));
  const picture = page.locator('.landing-ground > img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const screen = page.viewportSize()?.width ?? 0;
  const width = Number(/-(\d+)\.webp$/.exec(file)?.[1]);
  expect(width).toBe(screen < 640 ? 640 : 1120);
});

test('the card of a branch offers its services where none was chosen (rule branches/lists)', async ({
  page,
}) => {
  const { Branches, Services } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/branch-without-service'));
  const services = page.getByRole('list', { name: Branches.choose }).first();
  await expect(services.getByRole('link')).toHaveCount(5);
  await expect(services.getByRole('link', { name: Services.book })).toHaveAttribute(
    'href',
    '/chapinero/reservar',
  );
  await services.getByRole('link', { name: Services.take_away }).click();
  await expect(page).toHaveURL(addressOf(TENANT, '/chapinero?service=take_away'));
});

test('a store says its hours, how to get there and whom to call (rule branches/lists)', async ({ page }) => {
  const { Branches, Contact } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/branch-offices'));
  const card = page.getByRole('article').filter({ hasText: 'Brasa Andina Chapinero' });
  await card.getByText(Branches.hours).click();
  await expect(card.getByText(/11:30\sa\.\sm\.–/).first()).toBeVisible();
  await expect(card.getByRole('link', { name: Branches.map })).toHaveAttribute('href', /google\.com\/maps/);
  await expect(card.getByRole('link', { name: Contact.call })).toHaveAttribute('href', /^tel:\+57/);
});

test('search engines and shared links find each page once, in each of its languages (rule tenant/page-language)', async ({
  request,
}) => {
  const origin = addressOf(TENANT, '');
  const host = `${TENANT}.localhost`;
  for (const [path, canonical] of [
    ['/chapinero?lang=en&utm_source=x', '/chapinero?lang=en'],
    ['/chapinero', '/chapinero'],
    ['/branch-offices?lang=en', '/branch-offices?lang=en'],
  ] as const) {
    const page = await ask({ port: WEB_PORT, host, path });
    const plain = `${origin}${canonical.split('?')[0]}`;
    expect(page).toContain(`<link rel="canonical" href="${origin}${canonical}"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="en" href="${plain}?lang=en"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="es" href="${plain}"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="x-default" href="${plain}"/>`);
    expect(page).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(page).toContain(`<meta property="og:image" content="${origin}/share.png`);
  }
  const picture = await request.get(`http://127.0.0.1:${WEB_PORT}/share.png`, { headers: { host } });
  expect(picture.headers()['content-type']).toBe('image/png');
  // Width and height stand in the header of a PNG.
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a diner goes from the landing to a dish and back', async ({ page }) => {
  const { Landing, Product } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: Landing.service_take_away }).click();
  await page.locator('.branch-row a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
  await page.getByRole('link', { name: 'Churrasco 300 g' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Churrasco 300 g' });
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  await expect(sheet.getByText('$\u00a054.900').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
});

test('a scheduled order stays one from the landing into a branch that schedules (rule branches/choice-by-service)', async ({
  page,
}) => {
  const { Landing } = CATALOGUES.es;
  const label = () => JSON.parse(localStorage.getItem('order') ?? 'null')?.state.service_label;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: Landing.service_schedule }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Brasa Andina Chapinero' })).toBeVisible();
  // Laureles delivers, and has no schedule.
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.locator('.branch-row a').first().click();
  await expect(page).toHaveURL(addressOf(TENANT, '/chapinero?service=schedule'));
  await expect.poll(() => page.evaluate(label)).toBe('Programar pedido');
  await page.goto(addressOf(TENANT, '/location'));
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('the language chosen stays', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: CATALOGUES.es.Language.en }).click();
  await expect(page.getByRole('link', { name: CATALOGUES.en.Landing.service_delivery })).toBeVisible();
  await page.goto(addressOf(TENANT, '/branch-offices'));
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: catalogueAt(CATALOGUES.en, 'restaurant').Branches?.offices_title ?? '',
    }),
  ).toBeVisible();
});

test('a branch closed for works says so, an open page never lies about the day', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/laureles'));
  await expect(page.getByText(CATALOGUES.es.Hours.closed, { exact: true })).toBeVisible();
});

test('no request leaves the tenant’s own host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await openAtRest(page, addressOf(TENANT, '/chapinero'));
  expect([...hosts]).toEqual([`${TENANT}.localhost`]);
});
