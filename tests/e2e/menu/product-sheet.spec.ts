import type { Page } from '@playwright/test';
import { openAtRest } from '@/tests/e2e/support/at-rest';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  waitForMotion,
} from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
const home = addressOf(TENANT, '/chapinero');
const { Cart, Contact, Errors, Product } = CATALOGUES.es;
const inRestaurant = (text: string) => /other \{([^{}]+)\}\}$/.exec(text)?.[1] ?? text;
const NAME = 'Churrasco 300 g';

const cardOf = (page: Page, name: string) =>
  page.locator('section:not([data-section=highlights]) .dish').filter({ hasText: name });
const linkOf = (page: Page, name: string) => cardOf(page, name).getByRole('link', { name, exact: true });
/** Where the diner sees the card; how far the page is scrolled for that changes as what lies above it is laid out. */
const placeOf = async (page: Page) => Math.round((await linkOf(page, NAME).boundingBox())?.y ?? Number.NaN);

/** Opens a product from its card, in the middle of the menu. */
async function openFromCard(page: Page) {
  await openAtRest(page, home);
  await linkOf(page, NAME).scrollIntoViewIfNeeded();
  // A press scrolls first, once more where something lay over the card.
  const pressed = linkOf(page, NAME).evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(link.getBoundingClientRect().y));
        addEventListener('pointerdown', tell, { capture: true, once: true });
      }),
  );
  await linkOf(page, NAME).click();
  const before = await pressed;
  const sheet = page.getByRole('dialog', { name: NAME });
  await expect(sheet).toBeVisible();
  return { sheet, before };
}

test('a card opens its product over the menu, with rules, prices and allergens', async ({ page }) => {
  const { sheet } = await openFromCard(page);
  await expect(page).toHaveURL(/\/chapinero\/view\/\d+$/);
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  await expect(sheet.getByText('$\u00a054.900').first()).toBeVisible();
  await expectAccessible(page);
});

const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the back button', (page) => page.goBack()],
  ['its cross', (page) => page.getByRole('button', { name: Cart.close }).click()],
  ['its ground', (page) => page.mouse.click(20, 20)],
];
for (const [way, close] of WAYS) {
  test(`${way} closes it, and everything is where it was`, async ({ page }) => {
    const { sheet, before } = await openFromCard(page);
    await close(page);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(home);
    await expect(linkOf(page, NAME)).toBeFocused();
    expect(await placeOf(page)).toBe(before);
  });
}

test('a click without finger and key, as a screen reader makes it, opens it', async ({ page }) => {
  await openAtRest(page, home);
  await linkOf(page, NAME).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
});

test('a swipe down closes it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a dialog has no handle');
  const { sheet } = await openFromCard(page);
  await waitForMotion(page);
  const box = await sheet.locator('.sheet-handle').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 200, { steps: 5 });
  await page.mouse.up();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(home);
});

test('forward opens it again, and nothing piles up in the history', async ({ page }) => {
  await openFromCard(page);
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('the focus never goes to the page beneath while it is open', async ({ page }) => {
  const { sheet } = await openFromCard(page);
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first come the browser's own controls, which a page sees as its body.
    const isBeneath = await sheet.evaluate(
      ({ ownerDocument: { activeElement, body } }, own) =>
        activeElement !== body && !activeElement?.matches(own),
      'dialog *',
    );
    expect(isBeneath).toBe(false);
  }
});

test('a shared address opens the menu with the product over it, and reloads the same (rule menu/product-address)', async ({
  page,
}) => {
  await openFromCard(page);
  const shared = page.url();
  const answer = await page.goto(shared);
  expect(await answer?.text()).toContain('id="product-peek"');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
    await expect(page).toHaveURL(shared);
    await expect(page).toHaveTitle(`${NAME} · La Brasa Andina`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(new URL(shared).pathname.replace('/view', ''));
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Andina Chapinero' })).toBeVisible();
  await expect(linkOf(page, 'Ajiaco santafereño')).toBeVisible();
});

test('it shows the card at once while the product is on its way, and asks again after a failure (rule menu/product-sheet)', async ({
  context,
}) => {
  // A page of its own: the failing answers are this test's doing.
  const page = await context.newPage();
  let answer: 'wait' | 'fail' | 'come' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route('**/api/products/*', async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer === 'come') return route.continue();
    return route.fulfill({ status: 503, body: '{}' });
  });
  const { sheet } = await openFromCard(page);
  await expect(sheet.getByText('$\u00a054.900')).toBeVisible();
  await expect(sheet.locator('.skeleton').first()).toBeVisible();
  await expectAccessible(page);
  answer = 'fail';
  for (const go of waiting) go();
  const retry = sheet.getByRole('button', { name: Errors.retry });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  answer = 'come';
  await retry.click();
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
});

test('a tap that nothing can answer follows its link', async ({ context }) => {
  const page = await context.newPage();
  await page.route('**/texts.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(home);
  await linkOf(page, NAME).click();
  await expect(page).toHaveURL(/\/chapinero\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('a modified click opens the product’s own page elsewhere', async ({ page, context }) => {
  await page.goto(home);
  const opened = context.waitForEvent('page');
  await linkOf(page, NAME).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/chapinero\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the read-only menu of the table shows rules and prices, and no way to order', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/usaquen/menu-digital'));
  await expect(page.locator('[data-menu-bar][data-ready]')).toBeVisible();
  await expect(page.locator('.add-button')).toHaveCount(0);
  await linkOf(page, NAME).click();
  const sheet = page.getByRole('dialog', { name: NAME });
  await expect(sheet.getByText(Product.choose_exactly.replace('{count}', '1'))).toBeVisible();
  // To close it, and to share the dish.
  await expect(sheet.getByRole('button')).toHaveCount(2);
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
});

test('what nobody sells is not found, over the menu and alone', async ({ context }) => {
  const page = await context.newPage();
  for (const path of ['/chapinero/view/999999', '/chapinero/999999', '/chapinero/menu-part/999999']) {
    const answer = await page.goto(addressOf(TENANT, path));
    expect(answer?.status()).toBe(404);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a shared product leads to its own page', async ({ context }) => {
    const page = await context.newPage();
    await page.goto(home);
    const href = await linkOf(page, NAME).getAttribute('href');
    await page.goto(addressOf(TENANT, (href ?? '').replace(/\/(\d+)$/, '/view/$1')));
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await page.getByRole('link', { name: Product.whole }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });

  test('its own page tells options and price, pretends no order and says whom to order from (rule menu/product-page)', async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.goto(home);
    await linkOf(page, NAME).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(main.getByText('$\u00a054.900').first()).toBeVisible();
    await expect(main.getByText('Término medio').first()).toBeVisible();
    await expect(main.locator('input, textarea, button').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText(/JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: Contact.call })).toHaveAttribute('href', /^tel:/);
    await main.getByRole('link', { name: inRestaurant(Product.back) }).click();
    await expect(page).toHaveURL(home);
    await expect(linkOf(page, NAME)).toBeVisible();
  });
});
