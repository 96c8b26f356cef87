import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
const home = addressOf(TENANT, '/chapinero');
const { Consent, Hours, Menu, Product } = CATALOGUES.es;

const inRestaurant = (text: string) => /other \{([^{}]+)\}\}$/.exec(text)?.[1] ?? text;
const bar = (page: Page) => page.getByRole('navigation', { name: Menu.categories });

/** The measures of the design's card, by selector. */
const REFERENCE: [selector: string, style: Record<string, string>][] = [
  ['.dish .tile', { width: '112px', height: '112px', 'border-radius': '12px' }],
  ['.dish h3', { 'font-size': '18px', 'font-weight': '600', '-webkit-line-clamp': '2' }],
  ['.dish p', { 'font-size': '16px', '-webkit-line-clamp': '2' }],
  ['.dish .price', { 'font-size': '18px', 'font-weight': '600', 'font-variant-numeric': 'tabular-nums' }],
  ['.dish .chip', { height: '24px', 'font-size': '13px' }],
  ['.add-button', { width: '44px', height: '44px', 'border-radius': '999px' }],
  ['.dishes', { 'row-gap': '12px' }],
  ['.dish', { 'border-bottom-width': '1px' }],
];
const styleOf = (page: Page, selector: string, names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (one, wanted) =>
        Object.fromEntries(wanted.map((name) => [name, getComputedStyle(one).getPropertyValue(name)])),
      names,
    );

async function expectReferenceCards(page: Page, columns: number) {
  await expect(page.locator('.add-button').first()).toBeVisible();
  for (const [selector, style] of REFERENCE)
    expect.soft(await styleOf(page, selector, Object.keys(style)), selector).toEqual(style);
  const boxes = await page.locator('.dish').evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => {
      const own = card.getBoundingClientRect();
      const tile = card.querySelector('.tile')?.getBoundingClientRect();
      return { left: own.left, pictureRight: Math.round(own.right - (tile?.right ?? 0)) };
    }),
  );
  expect(boxes.map(({ pictureRight }) => pictureRight)).toEqual([0, 0, 0, 0]);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
}

async function walkTheBar(page: Page) {
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
  const highlights = bar(page).getByRole('link', { name: Menu.highlights });
  await expect(highlights).toHaveAttribute('aria-current', 'true');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
}

async function expectRoomBesideLongName(page: Page) {
  const tab = bar(page).getByRole('link').first();
  await tab.evaluate((link) => {
    link.textContent = 'Platos de la casa con todo lo que lleva la parrilla de los domingos y algo más';
  });
  const width = (await tab.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(100);
  expect(width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) / 2);
  await expect(bar(page).getByRole('link', { name: /y algo más$/ })).toBeVisible();
}

test('the page of a menu: its facts, its cards and its bar of categories (rule orders/arrival)', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.slow();
  await page.goto(home);
  await page.getByRole('button', { name: Consent.necessary }).click();
  const facts = page.locator('.ordering-facts');
  await test.step('what an order needs to know stands above the food, and the food comes early', async () => {
    await expect(facts).toHaveText(/Mínimo \$\s10\.000.*Envío desde \$\s4\.900.*45–60 min/);
    const { y = 0 } = (await page.locator('.dish').first().boundingBox()) ?? {};
    expect(y).toBeLessThan(isMobile ? 400 : 600);
  });
  await test.step('a card is the reference card', () => expectReferenceCards(page, isMobile ? 1 : 2));
  await expectAccessible(page);
  await test.step('the bar goes to a category and follows the scroll, and adds no entry to the history', () =>
    walkTheBar(page));
  await test.step('a very long name of a category leaves room in the bar for another', () =>
    expectRoomBesideLongName(page));
  await test.step('another service has other facts', async () => {
    await page.getByRole('navigation', { name: Menu.service }).getByRole('link').last().click();
    await expect(facts.getByText('Envío desde')).toBeHidden();
  });
  await test.step('an address with an anchor opens there', async () => {
    const href = await bar(page).getByRole('link', { name: 'Postres' }).getAttribute('href');
    await page.goto(`${home}?x=1${href}`);
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
  });
});

test('an open page follows the branch’s clock: a happy hour ends, the branch opens', async ({ page }) => {
  await test.step('a happy hour ends, and nothing moves', async () => {
    const card = page.locator('.dish').filter({ hasText: 'Terremoto' }).first();
    const height = () => card.evaluate((one) => one.getBoundingClientRect().height);
    // Tuesday, a minute before eight in Valparaíso.
    await page.clock.install({ time: new Date('2026-11-17T22:59:30Z') });
    await page.goto(addressOf('bar-cerro', '/cerro-alegre/menu-digital'));
    await expect(card.locator('.price')).toHaveText('$4.100');
    await expect(card.locator('.was')).toBeVisible();
    await expect(card.getByText('Happy hour')).toBeVisible();
    const before = await height();
    await page.clock.runFor(31_000);
    await expect(card.locator('.price')).toHaveText('$5.900');
    await expect(card.locator('.was')).toBeHidden();
    await expect(card.getByText('Happy hour')).toBeHidden();
    expect(await height()).toBe(before);
  });
  await test.step('the branch says when it opens, and then that it is open', async () => {
    await page.clock.setSystemTime(new Date('2026-11-18T14:00:00Z'));
    await page.goto(home);
    const closed = Hours.closed_today.replace('{time}', '11:30\u00a0a.\u00a0m.');
    await expect(page.getByText(closed)).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-18T18:00:00Z'));
    await page.clock.runFor(61_000);
    await expect(page.getByText(new RegExp(`^${Hours.open.split('{')[0]}`))).toBeVisible();
  });
});

async function walkTheTable(page: Page) {
  await page.goto(addressOf(TENANT, '/chapinero/menu-digital/home'));
  await expect(page.getByText(inRestaurant(Menu.table))).toBeVisible();
  await expect(page.locator('.order-note')).toHaveText(inRestaurant(Product.order_scan_table));
  await expect(page.getByRole('heading', { name: Menu.highlights })).toBeVisible();
  await page.getByRole('link', { name: 'Postres' }).click();
  await expect(page).toHaveURL(/\/chapinero\/menu-digital#c\d+$/);
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport();
}

async function readWithoutOrdering(page: Page) {
  await page.goto(addressOf(TENANT, '/usaquen/menu-digital'));
  await expect(page.locator('[data-menu-bar][data-ready]')).toBeVisible();
  await expect(page.locator('.add-button')).toHaveCount(0);
  await page
    .locator('section:not([data-section=highlights])')
    .getByRole('link', { name: 'Churrasco 300 g' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Churrasco 300 g' });
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  await expect(sheet.getByText('$\u00a054.900').first()).toBeVisible();
  // Two buttons: to close the sheet, and to share the dish.
  await expect(sheet.getByRole('button')).toHaveCount(2);
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
}

async function chooseSubcategory(page: Page) {
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
  await bar(page).getByRole('link', { name: 'Postres' }).click();
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'De la brasa' })).toBeHidden();
}

const WITHOUT_CATEGORY = [
  ['?service=on_table', Menu.choose_category, '/chapinero/menu-digital'],
  // The choice is kept. After one for take away the document's own link would say nothing of whether it was.
  ['?category=%3Cscript%3E', Menu.unknown_category, '/chapinero/menu-digital'],
  ['?service=take_away&category=999999', Menu.unknown_category, '/chapinero'],
] as const;

async function offerCategories(page: Page) {
  for (const [query, words, back] of WITHOUT_CATEGORY) {
    await page.goto(addressOf(TENANT, `/chapinero/subcategories${query}`));
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('.tile-card')).not.toHaveCount(0);
    await expect(page.locator('.dish:visible')).toHaveCount(0);
    const link = page.getByRole('link', { name: inRestaurant(Product.back) });
    await expect(link).toHaveAttribute('href', back);
  }
}

test('a menu at its addresses: the table, the overview and a category (rule menu/addresses)', async ({
  page,
}) => {
  test.slow();
  await test.step('the table has a home, whose categories lead to their place on the menu', () =>
    walkTheTable(page));
  await test.step('where no order is taken, rules and prices are shown and nothing that orders', () =>
    readWithoutOrdering(page));
  await test.step('the overview lists subcategories in a sheet, and a category shows only itself', () =>
    chooseSubcategory(page));
  await test.step('without a category that exists, those that do are offered, and the way back is the chosen service’s', () =>
    offerCategories(page));
});
