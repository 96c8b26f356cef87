import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { LONG_TENANT } from '@/tests/e2e/support/tenants/long-menu';

const TENANT = 'brasa-andina';
const home = addressOf(TENANT, '/chapinero');
const { Contact, Menu, Product } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';
const inRestaurant = (text: string) => /other \{([^{}]+)\}\}$/.exec(text)?.[1] ?? text;
const linkOf = (page: Page) =>
  page.locator('section:not([data-section=highlights]) .dish').getByRole('link', { name: NAME, exact: true });

test.use({ javaScriptEnabled: false });

async function readOwnPage(page: Page) {
  await linkOf(page).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(main.getByText('$\u00a054.900').first()).toBeVisible();
  await expect(main.getByText('Término medio').first()).toBeVisible();
  await expect(main.locator('input, textarea, button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(/JavaScript/)).toBeVisible();
  await expect(main.getByRole('link', { name: Contact.call })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('link', { name: inRestaurant(Product.back) }).click();
  await expect(page).toHaveURL(home);
  await expect(linkOf(page)).toBeVisible();
}

test('without script a menu is read: its bar, a dish’s own page, a shared address and the parts of a long menu (rule menu/product-page)', async ({
  context,
}) => {
  // A page of its own: what it preloads of scripts is given up.
  const page = await context.newPage();
  await test.step('every card is a link, the bar goes to its categories and nothing pretends', async () => {
    await page.goto(home);
    await expect(page.locator('.add-button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: inRestaurant(Menu.search) })).toBeHidden();
    const bar = page.getByRole('navigation', { name: Menu.categories });
    await bar.getByRole('link', { name: 'Postres' }).click();
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
    await page.goto(addressOf(TENANT, '/chapinero/subcategories?category=1'));
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeVisible();
    await page.goto(home);
  });
  await test.step('a dish’s own page tells options and price, pretends no order and says whom to order from', () =>
    readOwnPage(page));
  await test.step('a shared address leads to the dish’s own page', async () => {
    const href = (await linkOf(page).getAttribute('href')) ?? '';
    await page.goto(addressOf(TENANT, href.replace(/\/(\d+)$/, '/view/$1')));
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await page.getByRole('link', { name: Product.whole }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });
  await test.step('the parts of a long menu are pages', async () => {
    await page.goto(addressOf(LONG_TENANT, '/centro'));
    const rest = Menu.rest.replace('{count}', '50').replace('{category}', 'Grupo 5');
    await page.getByRole('link', { name: rest }).click();
    await expect(page.locator('.dish')).toHaveCount(50);
  });
});
