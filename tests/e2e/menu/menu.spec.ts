import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
const home = addressOf(TENANT, '/chapinero');
const { Consent, Hours, Menu, Product } = CATALOGUES.es;

const inRestaurant = (text: string) => /other \{([^{}]+)\}\}$/.exec(text)?.[1] ?? text;
const bar = (page: Page) => page.getByRole('navigation', { name: Menu.categories });
const style = (page: Page, selector: string, names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, wanted) => wanted.map((name) => getComputedStyle(one).getPropertyValue(name)), names);

test('what an order needs to know stands above the food, and the food comes early (rule orders/arrival)', async ({
  page,
  isMobile,
}) => {
  await page.goto(home);
  await page.getByRole('button', { name: Consent.necessary }).click();
  const facts = page.locator('.ordering-facts');
  await expect(facts).toHaveText(/Mínimo \$\s10\.000.*Envío desde \$\s4\.900.*45–60 min/);
  const { y = 0 } = (await page.locator('.dish').first().boundingBox()) ?? {};
  expect(y).toBeLessThan(isMobile ? 400 : 600);
  await page.getByRole('navigation', { name: Menu.service }).getByRole('link').last().click();
  await expect(facts.getByText('Envío desde')).toBeHidden();
});

test('a card is the reference card', async ({ page, isMobile }) => {
  await page.goto(home);
  await expect(page.locator('.add-button').first()).toBeVisible();
  expect(await style(page, '.dish .tile', ['width', 'height', 'border-radius'])).toEqual([
    '112px',
    '112px',
    '12px',
  ]);
  expect(await style(page, '.dish h3', ['font-size', 'font-weight', '-webkit-line-clamp'])).toEqual([
    '18px',
    '600',
    '2',
  ]);
  expect(await style(page, '.dish p', ['font-size', '-webkit-line-clamp'])).toEqual(['16px', '2']);
  expect(await style(page, '.dish .price', ['font-size', 'font-weight', 'font-variant-numeric'])).toEqual([
    '18px',
    '600',
    'tabular-nums',
  ]);
  expect(await style(page, '.dish .chip', ['height', 'font-size'])).toEqual(['24px', '13px']);
  expect(await style(page, '.add-button', ['width', 'height', 'border-radius'])).toEqual([
    '44px',
    '44px',
    '999px',
  ]);
  expect(await style(page, '.dishes', ['row-gap'])).toEqual(['12px']);
  expect(await style(page, '.dish', ['border-bottom-width'])).toEqual(['1px']);
  const boxes = await page.locator('.dish').evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => {
      const [own, tile] = [
        card.getBoundingClientRect(),
        card.querySelector('.tile')?.getBoundingClientRect(),
      ];
      return { left: own.left, pictureRight: Math.round(own.right - (tile?.right ?? 0)) };
    }),
  );
  expect(boxes.map(({ pictureRight }) => pictureRight)).toEqual([0, 0, 0, 0]);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(isMobile ? 1 : 2);
});

test('the bar goes to a category and follows the scroll, and «back» leaves the page', async ({ page }) => {
  await page.goto(home);
  await expect(page.locator('[data-menu-bar][data-ready]')).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  const drinks = bar(page).getByRole('link', { name: 'Bebidas' });
  await drinks.click();
  await expect(page.getByRole('heading', { name: 'Bebidas' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Bebidas' })).toBeFocused();
  await expect(drinks).toHaveAttribute('aria-current', 'true');
  await expect(drinks).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#c\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.mouse.wheel(0, -20_000);
  await expect(bar(page).getByRole('link', { name: Menu.highlights })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
});

test('an address with an anchor opens there', async ({ page }) => {
  await page.goto(home);
  const href = await bar(page).getByRole('link', { name: 'Postres' }).getAttribute('href');
  await page.goto(`${home}?x=1${href}`);
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
});

test.describe('search', () => {
  /** Beside it a closed branch says when it opens. */
  const found = (page: Page) => page.locator('.menu-bar').getByRole('status');
  const open = async (page: Page) => {
    await page.goto(home);
    await page
      .locator('#menu')
      .getByRole('button', { name: inRestaurant(Menu.search) })
      .click();
    return page.getByRole('searchbox', { name: inRestaurant(Menu.search) });
  };

  test('finds without accents, in names, descriptions and categories', async ({ page }) => {
    const field = await open(page);
    await expect(field).toBeFocused();
    await field.fill('CAFE');
    await expect(page.locator('.dish:visible').first()).toContainText(/café/i);
    await field.fill('POSTRES natas');
    await expect(found(page)).toHaveText(Menu.found_one);
    await expect(page.locator('.dish:visible h3')).toHaveText(['Postre de natas']);
    await expectAccessible(page);
  });

  test('says when there is nothing, and Escape brings the menu back', async ({ page }) => {
    const field = await open(page);
    const all = await page.locator('.dish:visible').count();
    await field.fill('xyzw');
    await expect(found(page)).toHaveText(Menu.found_none);
    await expect(page.locator('.dish:visible')).toHaveCount(0);
    await expectAccessible(page);
    await field.press('Escape');
    await expect(page.locator('.dish:visible')).toHaveCount(all);
    await expect(
      page.locator('#menu').getByRole('button', { name: inRestaurant(Menu.search) }),
    ).toBeFocused();
  });

  test('is done with the keyboard alone', async ({ page }) => {
    const field = await open(page);
    await field.fill('ajiaco');
    await expect(found(page)).toHaveText(Menu.found_one);
    await field.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Ajiaco santafereño' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Ajiaco santafereño' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Ajiaco santafereño' }).last()).toBeFocused();
    await expect(found(page)).toHaveText(Menu.found_one);
  });
});

test.describe('happy hour', () => {
  const card = (page: Page) => page.locator('.dish').filter({ hasText: 'Terremoto' }).first();
  test('begins and ends by the branch’s clock while the page is open, and nothing moves', async ({
    page,
  }) => {
    // Tuesday, a minute before eight in Valparaíso.
    await page.clock.install({ time: new Date('2026-11-17T22:59:30Z') });
    await page.goto(addressOf('bar-cerro', '/cerro-alegre/menu-digital'));
    await expect(card(page).locator('.price')).toHaveText('$4.100');
    await expect(card(page).locator('.was')).toBeVisible();
    await expect(card(page).getByText('Happy hour')).toBeVisible();
    const place = () => card(page).evaluate((one) => one.getBoundingClientRect().height);
    const before = await place();
    await page.clock.runFor(31_000);
    await expect(card(page).locator('.price')).toHaveText('$5.900');
    await expect(card(page).locator('.was')).toBeHidden();
    await expect(card(page).getByText('Happy hour')).toBeHidden();
    expect(await place()).toBe(before);
  });
});

test('the table has a home with its line, its highlights and its categories (rule menu/addresses)', async ({
  page,
}) => {
  await page.goto(addressOf(TENANT, '/chapinero/menu-digital/home'));
  await expect(page.getByText(inRestaurant(Menu.table))).toBeVisible();
  await expect(page.locator('.order-note')).toHaveText(inRestaurant(Product.order_scan_table));
  await expect(page.getByRole('heading', { name: Menu.highlights })).toBeVisible();
});

test('a category of the table’s home leads to its place on the menu (rule menu/addresses)', async ({
  page,
}) => {
  await page.goto(addressOf(TENANT, '/chapinero/menu-digital/home'));
  await page.getByRole('link', { name: 'Postres' }).click();
  await expect(page).toHaveURL(/\/chapinero\/menu-digital#c\d+$/);
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
});

test('the overview lists subcategories in a sheet, and a category shows only itself (rule menu/addresses)', async ({
  page,
}) => {
  await page.goto(addressOf(TENANT, '/chapinero/maincategories'));
  await page.getByRole('link', { name: 'Platos fuertes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Platos fuertes' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'De la brasa' }).click();
  await expect(page).toHaveURL(/\/subcategories\?category=\d+$/);
  await expect(page.getByRole('heading', { name: 'De la brasa' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeHidden();
  await expect(page.getByRole('heading', { name: Menu.choose_category })).toBeHidden();
  await page
    .getByRole('navigation', { name: Menu.categories })
    .getByRole('link', { name: 'Postres' })
    .click();
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'De la brasa' })).toBeHidden();
});

for (const [query, words] of [
  ['', Menu.choose_category],
  ['?category=999999', Menu.unknown_category],
  ['?category=%3Cscript%3E', Menu.unknown_category],
] as const) {
  test(`/subcategories${query} offers the categories there are`, async ({ page }) => {
    await page.goto(addressOf(TENANT, `/chapinero/subcategories${query}`));
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('.tile-card')).not.toHaveCount(0);
    await expect(page.locator('.dish:visible')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('both screens lead back to the table for its diners', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/chapinero/menu-digital'));
  await page.goto(addressOf(TENANT, '/chapinero/subcategories?service=on_table'));
  const back = page.getByRole('link', { name: inRestaurant(Product.back) });
  await expect(back).toHaveAttribute('href', '/chapinero/menu-digital');
  await page.goto(addressOf(TENANT, '/chapinero/subcategories?service=take_away'));
  await expect(back).toHaveAttribute('href', '/chapinero');
});

test('the branch says whether it is open, or when it will be', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-17T14:00:00Z') });
  await page.goto(home);
  await expect(page.getByText(Hours.closed_today.replace('{time}', '11:30\u00a0a.\u00a0m.'))).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-17T18:00:00Z'));
  await page.clock.runFor(61_000);
  await expect(page.getByText(new RegExp(`^${Hours.open.split('{')[0]}`))).toBeVisible();
});

test('on a wide screen the search of the header finds a dish and leads to it (rule tenant/header)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home);
  const tool = page.getByRole('banner').getByRole('button', { name: inRestaurant(Menu.search) });
  await tool.click();
  const box = page.getByRole('searchbox', { name: inRestaurant(Menu.search) });
  await expect(box).toBeFocused();
  await box.fill('natas');
  const dish = page.locator('#menu').getByRole('link', { name: 'Postre de natas' });
  await expect(dish.filter({ visible: true })).toHaveCount(1);
  await dish.filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Postre de natas' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every card is a link, the bar goes to its categories and nothing pretends', async ({ context }) => {
    const page = await context.newPage();
    await page.goto(home);
    await expect(page.locator('.add-button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: inRestaurant(Menu.search) })).toBeHidden();
    await bar(page).getByRole('link', { name: 'Postres' }).click();
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
    await page.getByRole('link', { name: 'Postre de natas' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Postre de natas' })).toBeVisible();
    await page.goto(addressOf(TENANT, '/chapinero/subcategories?category=1'));
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeVisible();
  });
});

test('a very long name of a category leaves room in the bar for another', async ({ page }) => {
  await page.goto(home);
  const tab = bar(page).getByRole('link').first();
  await tab.evaluate((link) => {
    link.textContent = 'Platos de la casa con todo lo que lleva la parrilla de los domingos y algo más';
  });
  const width = (await tab.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(100);
  expect(width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) / 2);
  await expect(bar(page).getByRole('link', { name: /y algo más$/ })).toBeVisible();
});
