import { gzipSync } from 'node:zlib';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { LONG_CATEGORIES, LONG_PRODUCTS, LONG_TENANT, longName } from '@/tests/e2e/support/long-menu';

const { Menu } = CATALOGUES.es;
const menu = addressOf(LONG_TENANT, '/centro');
const last = `Grupo ${LONG_CATEGORIES}`;

test('the first document holds the beginning of the menu and stays below its weight (guarantee/document-weight)', async ({
  page,
}) => {
  const answer = await page.goto(menu);
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  expect(gzipSync(html, { level: 6 }).length).toBeLessThan(60_000);
  expect(html.toString().match(/class="dish"/g)?.length).toBeLessThan(120);
  await expect(page.locator('#menu').getByRole('heading', { level: 2 })).toHaveText(
    Array.from({ length: LONG_CATEGORIES }, (_, index) => `Grupo ${index + 1}`),
  );
});

test('every product is named in the first document and has its page in the sitemap (rule menu/long-menu)', async ({
  page,
}) => {
  const html = (await (await page.goto(menu))?.text()) ?? '';
  const names = Array.from({ length: LONG_PRODUCTS }, (_, index) => longName(index));
  expect(names.filter((name) => !html.includes(`>${name}<`))).toEqual([]);
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((answer) => answer.text()));
  const pages = new Set(sitemap.match(/<loc>[^<]*\/centro\/\d+<\/loc>/g));
  expect(pages.size).toBe(LONG_PRODUCTS);
});

test('the rest comes where it is scrolled to, and a part that is there is not asked for again (rule menu/long-menu)', async ({
  page,
}) => {
  // axe reads every dish of a long menu.
  test.slow();
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/menu-part/')) parts.push(request.url());
  });
  await page.goto(menu);
  await page.getByRole('link', { name: 'Grupo 6', exact: true }).click();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Grupo 6' }) });
  await expect(section.locator('.dish')).toHaveCount(50);
  await expect(page.getByRole('heading', { name: 'Grupo 6' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Grupo 6', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(section.locator('.add-button')).toHaveCount(50);
  await section.getByRole('link', { name: longName(260) }).click();
  await expect(page.getByRole('dialog', { name: longName(260) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new Set(parts).size).toBe(parts.length);
  await expectAccessible(page);
});

test('an address that points into a part leads there, also to a subcategory', async ({ page }) => {
  await page.goto(menu);
  const child = page.getByRole('heading', { name: 'Rincón escondido' });
  const anchor = await child.evaluate((one) => one.parentElement?.id);
  await page.goto(`${menu}#${anchor}`);
  await page.reload();
  await expect(child).toBeInViewport();
  await expect(page.locator(`#${anchor} .dish`)).toHaveCount(25);
});

test('search finds across all parts', async ({ page }) => {
  await page.goto(menu);
  await page.locator('[data-search-open]').click();
  await page.keyboard.type(longName(LONG_PRODUCTS - 2));
  await expect(page.locator('[data-found]')).toHaveText(Menu.found_one);
  await expect(page.getByRole('link', { name: longName(LONG_PRODUCTS - 2) })).toBeVisible();
});

test('a part that does not come says so and comes when asked again', async ({ context }) => {
  // A page of its own: the failing answer is this test's doing.
  const page = await context.newPage();
  let broken = true;
  await page.route('**/menu-part/*', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(menu);
  await page.getByRole('link', { name: last, exact: true }).click();
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: last }) })
    .first();
  const retry = section.getByRole('button', { name: Menu.retry }).first();
  await expect(section.getByText(Menu.part_failed).first()).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await retry.click();
  await expect(section.locator('.dish')).toHaveCount(50);
  await expect(section.getByText(Menu.part_failed)).toHaveCount(0);
});

test('a category of its own shows only itself, whole', async ({ page }) => {
  await page.goto(addressOf(LONG_TENANT, '/centro/maincategories'));
  await page.getByRole('link', { name: 'Grupo 7' }).click();
  await expect(page).toHaveURL(/\/centro\/subcategories\?category=\d+$/);
  await expect(page.locator('.dish:visible')).toHaveCount(50);
  await expect(page.locator('#menu').getByRole('heading', { level: 2 })).toHaveText(['Grupo 7']);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the parts of a long menu are pages', async ({ context }) => {
    const page = await context.newPage();
    await page.goto(menu);
    const rest = Menu.rest.replace('{count}', '50').replace('{category}', 'Grupo 5');
    await page.getByRole('link', { name: rest }).click();
    await expect(page.locator('.dish')).toHaveCount(50);
  });
});
