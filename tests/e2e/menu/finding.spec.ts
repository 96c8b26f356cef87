import type { Page } from '@playwright/test';
import type { DinerLang } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** `asks`: it measures, so it asks for consent. */
const MENUS = {
  es: { home: addressOf('brasa-andina', '/chapinero'), typo: 'vandeja', dish: 'Bandeja paisa', asks: true },
  en: { home: addressOf('brasa-andina', '/chapinero'), typo: 'vandeja', dish: 'Bandeja paisa', asks: true },
  pt: {
    home: addressOf('boteco-ipe', '/vila-madalena'),
    typo: 'picamha',
    dish: 'Picanha na chapa 400 g',
    asks: false,
  },
} as const;

/** An open search that found a dish by a word with a wrong letter, and what the page asked for it. */
async function find(page: Page, lang: DinerLang) {
  const { Allergens, Consent, Menu } = CATALOGUES[lang];
  const { home, typo, dish, asks } = MENUS[lang];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dish_facts')) asked.push(request.url());
  });
  const dishes = page.locator('#menu .dish:visible');
  await page.goto(`${home}?lang=${lang}`);
  if (asks) await page.getByRole('button', { name: Consent.necessary }).click();
  const overview = page.locator('#menu').getByRole('link', { name: Menu.categories, exact: true });
  await expect(overview).toHaveAttribute('href', `${new URL(home).pathname}/maincategories`);
  await page.locator('[data-search-open]').click();
  await expect(page.getByRole('button', { name: Menu.vegetarian })).toBeVisible();
  await expect(overview).toBeHidden();
  await page.keyboard.type(typo);
  await expect(page.locator('[data-found]')).toHaveText(Menu.found_one);
  await expect(dishes.getByRole('link')).toHaveText([dish]);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return { dishes, asked, words: Menu, withoutMilk: Menu.without.replace('{allergen}', Allergens.milk) };
}

/** By diet, allergen and price; the address leads back to it. */
async function filter(page: Page, { dishes, asked, words, withoutMilk }: Awaited<ReturnType<typeof find>>) {
  await page.getByRole('button', { name: words.vegetarian }).click();
  const vegetarian = await dishes.count();
  expect(vegetarian).toBeGreaterThan(1);
  await page.getByRole('button', { name: withoutMilk }).click();
  await expect(page.getByText(words.ask_first)).toBeVisible();
  expect(await dishes.count()).toBeLessThan(vegetarian);
  await page.getByRole('button', { name: words.cheapest }).click();
  await expect(page).toHaveURL(/\?(lang=..&)?diet=vegetarian&without=milk&sort=cheapest$/);
  await expectAccessible(page);
  const shown = await dishes.getByRole('link').allTextContents();
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: withoutMilk })).toHaveAttribute('aria-pressed', 'true');
  await expect(dishes.getByRole('link')).toHaveText(shown);
}

test('a dish is found with a typo, by its diet and without an allergen, and the address leads back to it (rule menu/search, rule menu/filters)', async ({
  page,
  lang,
}) => {
  const found = await find(page, lang);
  const { words } = found;
  await filter(page, found);
  await page.getByRole('button', { name: words.spicy }).click();
  await page.getByRole('button', { name: words.vegan }).click();
  await expect(page.getByText(words.filters_none)).toBeVisible();
  await page.getByRole('button', { name: words.filters_clear }).click();
  await expect(page).not.toHaveURL(/diet|without|sort/);
  await expect(page.getByText(words.filters_none)).toBeHidden();
  await page.getByRole('button', { name: words.search_close }).click();
  await expect(page.getByRole('button', { name: words.vegan })).toBeHidden();
});

test('the same in Portuguese', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the words are those of the phone');
  await filter(page, await find(page, 'pt'));
});
