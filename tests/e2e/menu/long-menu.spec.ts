import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { LONG_CATEGORIES, LONG_PRODUCTS, LONG_TENANT, longName } from '@/tests/e2e/support/tenants/long-menu';

const { Menu } = CATALOGUES.es;
const menu = addressOf(LONG_TENANT, '/centro');
const last = `Grupo ${LONG_CATEGORIES}`;
const sectionOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

async function jumpToPart(page: Page) {
  await page.getByRole('link', { name: 'Grupo 6', exact: true }).click();
  const section = sectionOf(page, 'Grupo 6');
  await expect(section.locator('.dish')).toHaveCount(50);
  await expect(page.getByRole('heading', { name: 'Grupo 6' })).toBeInViewport();
  const tab = page.getByRole('link', { name: 'Grupo 6', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(section.locator('.add-button')).toHaveCount(50);
  await section.getByRole('link', { name: longName(260) }).click();
  await expect(page.getByRole('dialog', { name: longName(260) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openAtSubcategory(page: Page) {
  // Without the search, which hides all that it has not found.
  await page.goto(menu);
  const child = page.getByRole('heading', { name: 'Rincón escondido' });
  const anchor = await child.evaluate((one) => one.parentElement?.id);
  await page.goto(`${menu}#${anchor}`);
  await page.reload();
  await expect(child).toBeInViewport();
  await expect(page.locator(`#${anchor} .dish`)).toHaveCount(25);
}

async function retryPart(context: BrowserContext) {
  // A page of its own: the failing answer is this test's doing.
  const page = await context.newPage();
  let broken = true;
  await page.route('**/menu-part/*', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(menu);
  await page.getByRole('link', { name: last, exact: true }).click();
  const section = sectionOf(page, last);
  await expect(section.getByText(Menu.part_failed).first()).toBeVisible();
  broken = false;
  await section.getByRole('button', { name: Menu.retry }).first().click();
  await expect(section.locator('.dish')).toHaveCount(50);
  await expect(section.getByText(Menu.part_failed)).toHaveCount(0);
}

test('the rest of a long menu comes where it is needed: by a jump, a search, an anchor or another try (rule menu/long-menu)', async ({
  page,
  context,
}) => {
  test.slow();
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/menu-part/')) parts.push(request.url());
  });
  await page.goto(menu);
  await test.step('a jump ends at its heading, with the dishes of its part', () => jumpToPart(page));
  await test.step('search finds across all parts, and no part is asked for twice', async () => {
    await page.locator('[data-search-open]').click();
    await page.keyboard.type(longName(LONG_PRODUCTS - 2));
    await expect(page.locator('[data-found]')).toHaveText(Menu.found_one);
    await expect(page.getByRole('link', { name: longName(LONG_PRODUCTS - 2) })).toBeVisible();
    expect(new Set(parts).size).toBe(parts.length);
  });
  await test.step('an address that points into a part leads there, also to a subcategory', () =>
    openAtSubcategory(page));
  await test.step('a category of its own shows only itself, whole', async () => {
    await page.goto(addressOf(LONG_TENANT, '/centro/maincategories'));
    await page.getByRole('link', { name: 'Grupo 7' }).click();
    await expect(page).toHaveURL(/\/centro\/subcategories\?category=\d+$/);
    await expect(page.locator('.dish:visible')).toHaveCount(50);
    await expect(page.locator('#menu').getByRole('heading', { level: 2 })).toHaveText(['Grupo 7']);
  });
  await test.step('a part that does not come says so and comes when asked again', () => retryPart(context));
});
