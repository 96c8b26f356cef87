import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const { Allergens, Consent, Menu } = CATALOGUES.es;
const home = addressOf('brasa-andina', '/chapinero');
const withoutMilk = Menu.without.replace('{allergen}', Allergens.milk);

test('a dish is found with a typo, by its diet and without an allergen, and the address leads back to it (rule menu/search, rule menu/filters)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dish_facts')) asked.push(request.url());
  });
  const dishes = page.locator('#menu .dish:visible');
  await page.goto(home);
  await page.getByRole('button', { name: Consent.necessary }).click();
  await page.locator('[data-search-open]').click();
  await expect(page.getByRole('button', { name: Menu.vegan })).toBeVisible();

  await page.keyboard.type('vandeja');
  await expect(page.locator('[data-found]')).toHaveText(Menu.found_one);
  await expect(dishes.getByRole('link')).toHaveText(['Bandeja paisa']);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await page.getByRole('button', { name: Menu.vegetarian }).click();
  const vegetarian = await dishes.count();
  expect(vegetarian).toBeGreaterThan(1);
  await page.getByRole('button', { name: withoutMilk }).click();
  await expect(page.getByText(Menu.ask_first)).toBeVisible();
  expect(await dishes.count()).toBeLessThan(vegetarian);
  await page.getByRole('button', { name: Menu.cheapest }).click();
  await expect(page).toHaveURL(`${home}?diet=vegetarian&without=milk&sort=cheapest`);
  await expectAccessible(page);
  const shown = await dishes.getByRole('link').allTextContents();
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: withoutMilk })).toHaveAttribute('aria-pressed', 'true');
  await expect(dishes.getByRole('link')).toHaveText(shown);

  await page.getByRole('button', { name: Menu.spicy }).click();
  await page.getByRole('button', { name: Menu.vegan }).click();
  await expect(page.getByText(Menu.filters_none)).toBeVisible();
  await page.getByRole('button', { name: Menu.filters_clear }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByText(Menu.filters_none)).toBeHidden();
  await expect(page.getByRole('link', { name: Menu.categories, exact: true })).toHaveAttribute(
    'href',
    '/chapinero/maincategories',
  );
  await page.getByRole('button', { name: Menu.search_close }).click();
  await expect(page.getByRole('button', { name: Menu.vegan })).toBeHidden();
});
