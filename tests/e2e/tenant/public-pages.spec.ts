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
import { elementsOf, readDocument, textOf } from '@/tests/e2e/support/read-document';
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
const pagesOf = (slug: string, own: string[]) => own.map((path) => `/${slug}${path}`);
const SCREENS = {
  lists: [...LISTS, '/branch-to-on-table'],
  branch: pagesOf('chapinero', [...OF_A_BRANCH, ...ON_THE_TABLE]),
};

for (const [name, paths] of Object.entries(SCREENS)) {
  // A wide screen has columns, and a header that holds more.
  const tag = name === 'branch' ? '@desktop' : [];
  test(`screens of ${name} fit the screen and are accessible`, { tag }, async ({ lang, page }) => {
    test.slow();
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(addressOf(TENANT, `${path}?lang=${lang}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide).toBe(false);
        await expectAccessible(page);
      });
  });
}

test('every public screen opens in each language of its tenant', async ({ request }) => {
  const PAGES = [
    { tenant: TENANT, lang: 'es', locale: 'es-CO', paths: Object.values(SCREENS).flat() },
    { tenant: TENANT, lang: 'en', locale: 'en-CO', paths: Object.values(SCREENS).flat() },
    // It speaks one language.
    {
      tenant: 'boteco-ipe',
      lang: 'pt',
      locale: 'pt-BR',
      paths: [...LISTS, ...pagesOf('vila-madalena', OF_A_BRANCH)],
    },
  ];
  for (const { tenant, lang, locale, paths } of PAGES)
    for (const path of paths) {
      const read = await readDocument({ request, tenant, path: `${path}?lang=${lang}` });
      expect.soft([read.status, read.lang], `${tenant}${path}`).toEqual([200, locale]);
      expect.soft(read.headings(1), `${tenant}${path}`).toHaveLength(1);
    }
});

test('what is not there says so, in the language asked for, and leads to the landing', async ({
  context,
  request,
}) => {
  for (const [tenant, slug, lang] of [
    [TENANT, 'chapinero', 'es'],
    [TENANT, 'chapinero', 'en'],
    ['boteco-ipe', 'vila-madalena', 'pt'],
  ] as const) {
    const { NotFound } = CATALOGUES[lang];
    const read = await readDocument({ request, tenant, path: `/${slug}/999999?lang=${lang}` });
    expect([read.status, read.lang, read.headings(1)]).toEqual([404, lang, [NotFound.title]]);
    expect(read.text).toContain(NotFound.text);
    expect(read.links).toContainEqual({ name: NotFound.home, href: '/' });
  }
  // A page of its own: the browser writes the 404 to its console.
  const page = await context.newPage();
  await page.goto(addressOf(TENANT, '/chapinero/999999'));
  await expectAccessible(page);
  // A document of its own, which begins a visit: a page that was only drawn over would tell of nothing.
  const seen = page.waitForResponse((response) => response.url().endsWith('/api/trackings.json'));
  await page.getByRole('link', { name: CATALOGUES.es.NotFound.home }).click();
  await expect(page).toHaveURL(addressOf(TENANT, '/'));
  await seen;
});

test('the landing shows its buttons in order, a background of the right size, and the language chosen stays', async ({
  page,
}) => {
  const { Landing, Language } = CATALOGUES.es;

  await test.step('its loading picture is gone by itself and was never in the way', async () => {
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

  await test.step('external buttons come last', async () => {
    const buttons = page.getByRole('navigation', { name: Landing.buttons }).getByRole('link');
    expect(await buttons.allInnerTexts()).toEqual([
      Landing.service_delivery,
      Landing.service_take_away,
      Landing.service_schedule,
      Landing.service_table,
      'Aparta tu mesa',
      'Síguenos en Instagram',
      'Eventos y catering',
      Landing.stores,
      Landing.contact,
    ]);
  });

  await test.step('the background is no wider than the screen needs', async () => {
    const picture = page.locator('.landing-ground > img');
    const widthOfFile = async () => {
      const file = await picture.evaluate((image: HTMLImageElement) =>
        image.naturalWidth > 0 ? image.currentSrc : '',
      );
      return Number(/-(\d+)\.webp$/.exec(file)?.[1]);
    };
    await expect.poll(widthOfFile).toBe(640);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect.poll(widthOfFile).toBe(1120);
  });

  await test.step('the language chosen stays', async () => {
    await page.getByRole('link', { name: Language.en }).click();
    await expect(page.getByRole('link', { name: CATALOGUES.en.Landing.service_delivery })).toBeVisible();
    await page.goto(addressOf(TENANT, '/branch-offices'));
    const name = catalogueAt(CATALOGUES.en, 'restaurant').Branches?.offices_title ?? '';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('the card of a branch offers its services where none was chosen, a store says its hours (rule branches/lists)', async ({
  request,
}) => {
  const { Branches, Contact, Services } = CATALOGUES.es;
  const cardOf = async (path: string) => {
    const { html } = await readDocument({ request, tenant: TENANT, path });
    const found = elementsOf(html, 'article').find((card) => card.includes('Brasa Andina Chapinero')) ?? '';
    return { card: found, links: elementsOf(found, 'a').map((link) => [textOf(link), link] as const) };
  };
  const choice = await cardOf('/branch-without-service');
  expect(choice.card).toContain(`aria-label="${Branches.choose}"`);
  expect(choice.links).toHaveLength(5);
  const hrefs = new Map(choice.links);
  expect(hrefs.get(Services.book)).toContain('href="/chapinero/reservar"');
  expect(hrefs.get(Services.take_away)).toContain('href="/chapinero?service=take_away"');

  const store = await cardOf('/branch-offices');
  expect(store.card).toContain(`<summary>${Branches.hours}</summary>`);
  expect(textOf(store.card)).toMatch(/11:30 a\. m\.–/);
  const ways = new Map(store.links);
  expect(ways.get(Branches.map)).toMatch(/href="[^"]*google\.com\/maps/);
  expect(ways.get(Contact.call)).toMatch(/href="tel:\+57/);
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

test('a scheduled order stays one from the landing into a branch, its dish and back (rule branches/choice-by-service)', async ({
  page,
}) => {
  const { Landing, Product } = CATALOGUES.es;
  const label = () => JSON.parse(localStorage.getItem('order') ?? 'null')?.state.service_label;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));

  await test.step('the list has the branches that schedule', async () => {
    await page.goto(addressOf(TENANT, '/'));
    await page.getByRole('link', { name: Landing.service_schedule }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Brasa Andina Chapinero' })).toBeVisible();
    // Laureles delivers, and has no schedule.
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('the branch takes the service', async () => {
    await page.locator('.branch-row a').first().click();
    await expect(page).toHaveURL(addressOf(TENANT, '/chapinero?service=schedule'));
    await expect.poll(() => page.evaluate(label)).toBe('Programar pedido');
  });

  await test.step('a dish opens, and the back button closes it', async () => {
    const heading = page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' });
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Churrasco 300 g' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Churrasco 300 g' });
    await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
    await expect(sheet.getByText('$\u00a054.900').first()).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(heading).toBeVisible();
  });

  await test.step('a branch closed for works says so', async () => {
    await openAtRest(page, addressOf(TENANT, '/laureles'));
    await expect(page.getByText(CATALOGUES.es.Hours.closed, { exact: true })).toBeVisible();
  });

  await test.step('the list without a service has those that deliver', async () => {
    await page.goto(addressOf(TENANT, '/location'));
    await expect(page.getByRole('article')).toHaveCount(4);
  });
  // No request leaves the tenant’s own host.
  expect([...hosts]).toEqual([`${TENANT}.localhost`]);
});
