import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const home = addressOf('brasa-andina', '/chapinero');
const { Allergens, Consent, Menu } = CATALOGUES.es;
const withoutMilk = Menu.without.replace('{allergen}', Allergens.milk);
const inRestaurant = (text: string) => /other \{([^{}]+)\}\}$/.exec(text)?.[1] ?? text;
const searchIn = (page: Page) =>
  page.locator('#menu').getByRole('button', { name: inRestaurant(Menu.search) });
const field = (page: Page) => page.getByRole('searchbox', { name: inRestaurant(Menu.search) });
const found = (page: Page) => page.locator('[data-found]');
const dishes = (page: Page) => page.locator('#menu .dish:visible');

async function searchByKeyboard(page: Page) {
  const all = await dishes(page).count();
  await searchIn(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('vandeja');
  await expect(found(page)).toHaveText(Menu.found_one);
  await expect(dishes(page).getByRole('link')).toHaveText(['Bandeja paisa']);
  await field(page).fill('ajiaco');
  await expect(dishes(page).getByRole('link')).toHaveText(['Ajiaco santafereño']);
  await field(page).press('ArrowDown');
  const dish = page.getByRole('link', { name: 'Ajiaco santafereño' }).last();
  await expect(dish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ajiaco santafereño' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dish).toBeFocused();
  await expect(found(page)).toHaveText(Menu.found_one);
  await field(page).fill('xyzw');
  await expect(found(page)).toHaveText(Menu.found_none);
  await expect(dishes(page)).toHaveCount(0);
  await expectAccessible(page);
  await field(page).press('Escape');
  await expect(dishes(page)).toHaveCount(all);
  await expect(searchIn(page)).toBeFocused();
}

async function filter(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dish_facts')) asked.push(request.url());
  });
  await page.reload();
  const overview = page.locator('#menu').getByRole('link', { name: Menu.categories, exact: true });
  await expect(overview).toHaveAttribute('href', '/chapinero/maincategories');
  await searchIn(page).click();
  await page.getByRole('button', { name: Menu.vegetarian }).click();
  await expect(overview).toBeHidden();
  const vegetarian = await dishes(page).count();
  expect(vegetarian).toBeGreaterThan(1);
  await page.getByRole('button', { name: withoutMilk }).click();
  await expect(page.getByText(Menu.ask_first)).toBeVisible();
  expect(await dishes(page).count()).toBeLessThan(vegetarian);
  await page.getByRole('button', { name: Menu.cheapest }).click();
  await expect(page).toHaveURL(/\?diet=vegetarian&without=milk&sort=cheapest$/);
  await expectAccessible(page);
  expect(asked).toHaveLength(1);
}

async function reloadAndClear(page: Page) {
  const shown = await dishes(page).getByRole('link').allTextContents();
  await page.reload();
  await expect(page.getByRole('button', { name: withoutMilk })).toHaveAttribute('aria-pressed', 'true');
  await expect(dishes(page).getByRole('link')).toHaveText(shown);
  await page.getByRole('button', { name: Menu.spicy }).click();
  await page.getByRole('button', { name: Menu.vegan }).click();
  await expect(page.getByText(Menu.filters_none)).toBeVisible();
  await page.getByRole('button', { name: Menu.filters_clear }).click();
  await expect(page).not.toHaveURL(/diet|without|sort/);
  await expect(page.getByText(Menu.filters_none)).toBeHidden();
  await page.getByRole('button', { name: Menu.search_close }).click();
  await expect(page.getByRole('button', { name: Menu.vegan })).toBeHidden();
}

async function searchFromHeader(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home);
  await page
    .getByRole('banner')
    .getByRole('button', { name: inRestaurant(Menu.search) })
    .click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('natas');
  const dish = page.locator('#menu').getByRole('link', { name: 'Postre de natas' }).filter({ visible: true });
  await expect(dish).toHaveCount(1);
  await dish.click();
  await expect(page.getByRole('dialog', { name: 'Postre de natas' })).toBeVisible();
}

test('a dish is found by its words, its diet and its allergens, and the address leads back to it (rule menu/search, rule menu/filters, rule tenant/header)', async ({
  page,
}) => {
  test.slow();
  await page.goto(home);
  await page.getByRole('button', { name: Consent.necessary }).click();
  await test.step('the search is done with the keyboard alone, forgives a typo and gives the menu back', () =>
    searchByKeyboard(page));
  await test.step('diet, allergen and price are in the address, and ask the server once', () => filter(page));
  await test.step('a reload shows what was chosen, and filters are taken off', () => reloadAndClear(page));
  await test.step('on a wide screen the search of the header leads to a dish', () => searchFromHeader(page));
});
