import type { Locator, Page } from '@playwright/test';
import { openAtRest } from '@/tests/e2e/support/at-rest';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const { Cart, Shell } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';
const home = addressOf('brasa-andina', '/chapinero');
const SHAPES = [
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

async function openProduct(page: Page) {
  await openAtRest(page, home);
  await page.getByRole('link', { name: NAME, exact: true }).last().click();
  const sheet = page.getByRole('dialog', { name: NAME });
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  return sheet;
}

/** Whether all of it is on the screen, and nothing lies over its middle. */
const isOpenToSee = (one: Locator) =>
  one.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && seen !== null && (node.contains(seen) || seen.contains(node));
  });

for (const shape of SHAPES) {
  test(`a product at ${shape.width} × ${shape.height} shows name, price, its first options and its button`, async ({
    page,
  }) => {
    await page.setViewportSize(shape);
    const sheet = await openProduct(page);
    const parts = [
      sheet.locator('.sheet-words').getByText(NAME, { exact: true }),
      sheet.locator('.price').first(),
      sheet.locator('legend').first(),
      sheet.locator('.choice').first(),
      sheet.locator('.sheet-foot .button'),
    ];
    for (const part of parts) await expect.poll(() => isOpenToSee(part), String(part)).toBe(true);
    const picture = await sheet.locator('.hero').boundingBox();
    expect((picture?.width ?? 0) * (picture?.height ?? 0)).toBeLessThan((shape.width * shape.height) / 2);
    await expectAccessible(page);
  });
}

test('a cart, the panel and the question where to keep to a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  const cart = page.getByRole('dialog', { name: Cart.title });
  await expect.poll(() => isOpenToSee(cart.getByText('Caldo de costilla'))).toBe(true);
  await expect.poll(() => isOpenToSee(cart.locator('.sheet-foot .button'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: Shell.open_panel }).click();
  const panel = page.getByRole('dialog', { name: 'Siempre Abierta' });
  await expect.poll(() => isOpenToSee(panel.getByRole('link').first())).toBe(true);
  await expectAccessible(page);
});

test('the bill beside the form is not covered by its button on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await createDiner(page).reachPrecheckout();
  const total = page.locator('.precheckout').getByRole('term').last();
  await total.scrollIntoViewIfNeeded();
  expect(await isOpenToSee(total)).toBe(true);
  await page.getByRole('button', { name: upTo(CATALOGUES.es.Checkout.order_now) }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
});

test('a product’s own page has its picture beside its words, and its button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home);
  const href = await page.getByRole('link', { name: NAME, exact: true }).last().getAttribute('href');
  await page.goto(addressOf('brasa-andina', href ?? ''));
  const heading = page.getByRole('heading', { level: 1, name: NAME });
  const action = page.getByRole('button', { name: upTo(Cart.add_priced) });
  await expect(action).toBeVisible();
  for (const part of [heading, page.locator('.product-columns .price').first(), action])
    expect(await isOpenToSee(part)).toBe(true);
  const picture = await page.locator('.hero').boundingBox();
  expect(picture?.width ?? 0).toBeLessThan(600);
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan((await heading.boundingBox())?.x ?? 0);
  await expectAccessible(page);
  await action.click();
  await expect(page.getByRole('alert').first()).toHaveText(Cart.options_missing);
});

test('a product is ordered on its own page, and nothing moves when its script comes (rule menu/product-page)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  const dish = page.getByRole('link', { name: 'Caldo de costilla', exact: true }).last();
  const href = await dish.getAttribute('href');
  await page.goto(addressOf('siempre-abierta', href ?? ''));
  const add = page.getByRole('button', { name: upTo(Cart.add_priced) });
  await expect(add).toBeVisible();
  expect(await page.evaluate('window.shifts.reduce((sum, one) => sum + one, 0)')).toBe(0);
  await page.getByRole('button', { name: Cart.more }).first().click();
  await expect(add).toHaveText(/30\.000/);
  await add.click();
  await expect.poll(() => isOpenToSee(add)).toBe(true);
  await expectAccessible(page);
  const order = page.locator('.dock .button');
  await expect(order).toContainText(/30\.000/);
  await expect.poll(() => isOpenToSee(order)).toBe(true);
  await order.click();
  await expect(page.getByRole('dialog', { name: Cart.title })).toBeVisible();
});
