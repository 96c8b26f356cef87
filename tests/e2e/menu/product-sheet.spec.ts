import type { Page } from '@playwright/test';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  WEB_PORT,
  waitForMotion,
} from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const home = addressOf('brasa-andina', '/chapinero');
const { Product } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';
const CHOOSE_ONE = Product.choose_exactly.replace('{count}', '1');

const linkOf = (page: Page, name = NAME) =>
  page.locator('section:not([data-section=highlights]) .dish').getByRole('link', { name, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: NAME });
/** Where the diner sees the card; how far the page is scrolled for that changes as what lies above it is laid out. */
const placeOf = async (page: Page) => Math.round((await linkOf(page).boundingBox())?.y ?? Number.NaN);

/** @returns where the card was when it was pressed */
async function openFromCard(page: Page): Promise<number> {
  await linkOf(page).scrollIntoViewIfNeeded();
  // A press scrolls first, once more where something lay over the card.
  const pressed = linkOf(page).evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(link.getBoundingClientRect().y));
        addEventListener('pointerdown', tell, { capture: true, once: true });
      }),
  );
  await linkOf(page).click();
  const before = await pressed;
  await expect(sheetOf(page)).toBeVisible();
  return before;
}

/** Over the first and the last of what is in the sheet, both ways. */
async function keepFocusInside(page: Page) {
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // Between the last and the first come the browser's own controls, which a page sees as its body.
    const isBeneath = await sheetOf(page).evaluate(
      ({ ownerDocument: { activeElement, body } }, own) =>
        activeElement !== body && !activeElement?.matches(own),
      'dialog *',
    );
    expect(isBeneath).toBe(false);
  }
}

/** It shows rules and prices, and keeps the focus. */
async function seeWhole(page: Page) {
  await expect(page).toHaveURL(/\/chapinero\/view\/\d+$/);
  await expect(sheetOf(page).getByText(CHOOSE_ONE)).toBeVisible();
  await expect(sheetOf(page).getByText('$\u00a054.900').first()).toBeVisible();
  await expectAccessible(page);
  await keepFocusInside(page);
}

/** The cross is pressed by the component's test. */
const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the back button', (page) => page.goBack()],
  ['its ground', (page) => page.mouse.click(20, 20)],
];

async function swipeDown(page: Page) {
  await openFromCard(page);
  await waitForMotion(page);
  const box = await sheetOf(page).locator('.sheet-handle').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 200, { steps: 5 });
  await page.mouse.up();
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(home);
}

async function openElsewhere(page: Page) {
  const opened = page.context().waitForEvent('page');
  await linkOf(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/chapinero\/\d+$/);
  await other.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a card opens its product over the menu, and whatever closes it leaves everything where it was', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.slow();
  await openLoaded(page, home);
  for (const [way, close] of WAYS)
    await test.step(`${way} closes it`, async () => {
      const before = await openFromCard(page);
      if (way === 'Escape') await seeWhole(page);
      await close(page);
      await expect(sheetOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(home);
      await expect(linkOf(page)).toBeFocused();
      expect(await placeOf(page)).toBe(before);
    });
  const length = await page.evaluate(() => history.length);
  // A dialog of a wide screen has no handle.
  if (isMobile) await test.step('a swipe down closes it', () => swipeDown(page));
  await test.step('a click without finger and key, as a screen reader makes it, opens it', async () => {
    await linkOf(page).dispatchEvent('click');
    await expect(sheetOf(page)).toBeVisible();
  });
  await test.step('«forward» opens it again, and nothing piles up in the history', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(sheetOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
  // A phone has no such key.
  if (!isMobile)
    await test.step('a modified click opens the product’s own page elsewhere', () => openElsewhere(page));
});

test('a shared address opens the menu with the product over it, and reloads the same (rule menu/product-address)', async ({
  page,
  request,
}) => {
  const headers = { host: new URL(home).host };
  const menu = await (await request.get(`http://127.0.0.1:${WEB_PORT}/chapinero`, { headers })).text();
  const id = new RegExp(`href="/chapinero/(\\d+)"[^>]*>${NAME}<`).exec(menu)?.[1];
  const shared = `${home}/view/${id}`;
  const answer = await page.goto(shared);
  expect(await answer?.text()).toContain('id="product-peek"');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(sheetOf(page)).toBeVisible();
    await expect(page).toHaveURL(shared);
    await expect(page).toHaveTitle(`${NAME} · La Brasa Andina`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(`/chapinero/${id}`);
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
  await expect(linkOf(page, 'Ajiaco santafereño')).toBeVisible();
});

// A page of its own: the answer that fails is this test's doing.
test('a tap on a product that no script can answer follows its link (rule menu/product-sheet)', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route('**/texts.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(home);
  await linkOf(page).click();
  await expect(page).toHaveURL(/\/chapinero\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});
