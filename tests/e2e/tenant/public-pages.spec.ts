import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { SCREENS, SCREENS_OF as TENANT } from '@/tests/e2e/support/public-screens';
import { readDocument } from '@/tests/e2e/support/read-document';
import { openLoaded, untilLoaded } from '@/tests/e2e/support/until-loaded';
import { catalogueAt } from '@/tests/support/browser/establishment-words';

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
    // Before its parts are there a dish is a link to a page of its own.
    await untilLoaded(page);
    await page.getByRole('link', { name: 'Churrasco 300 g' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Churrasco 300 g' });
    await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
    await expect(sheet.getByText('$\u00a054.900').first()).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(heading).toBeVisible();
  });

  await test.step('a branch closed for works says so', async () => {
    await openLoaded(page, addressOf(TENANT, '/laureles'));
    await expect(page.getByText(CATALOGUES.es.Hours.closed, { exact: true })).toBeVisible();
  });

  await test.step('the list without a service has those that deliver', async () => {
    await page.goto(addressOf(TENANT, '/location'));
    await expect(page.getByRole('article')).toHaveCount(4);
  });
  // No request leaves the tenant’s own host.
  expect([...hosts]).toEqual([`${TENANT}.localhost`]);
});
