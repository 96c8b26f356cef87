import type { Locator } from '@playwright/test';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Cart, Checkout, Shell } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';
const home = addressOf('brasa-andina', '/chapinero');
const SHAPES = [
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

/** Whether all of it is on the screen, and nothing lies over its middle. */
const isOpenToSee = (one: Locator) =>
  one.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && seen !== null && (node.contains(seen) || seen.contains(node));
  });
const seeAll = async (parts: Locator[]) => {
  for (const part of parts) await expect.poll(() => isOpenToSee(part), String(part)).toBe(true);
};

test('a product shows name, price, first options and button on a screen of any shape, and on its own page', async ({
  page,
}) => {
  const dish = page.getByRole('link', { name: NAME, exact: true }).last();
  await openLoaded(page, home);
  const href = await dish.getAttribute('href');
  for (const shape of SHAPES)
    await test.step(`the sheet at ${shape.width} × ${shape.height}`, async () => {
      await page.setViewportSize(shape);
      await dish.click();
      const sheet = page.getByRole('dialog', { name: NAME });
      await expect(sheet.getByRole('radio').first()).toBeVisible();
      await seeAll([
        sheet.locator('.sheet-words').getByText(NAME, { exact: true }),
        sheet.locator('.price').first(),
        sheet.locator('legend').first(),
        sheet.locator('.choice').first(),
        sheet.locator('.sheet-foot .button'),
      ]);
      const picture = await sheet.locator('.hero').boundingBox();
      expect((picture?.width ?? 0) * (picture?.height ?? 0)).toBeLessThan((shape.width * shape.height) / 2);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      // Closing goes back in the history, which would abort what is opened next.
      await expect(page).toHaveURL(home);
    });

  await test.step('its own page has the picture beside the words', async () => {
    await page.goto(addressOf('brasa-andina', href ?? ''));
    const heading = page.getByRole('heading', { level: 1, name: NAME });
    const action = page.getByRole('button', { name: upTo(Cart.add_priced) });
    await expect(action).toBeVisible();
    await seeAll([heading, page.locator('.product-columns .price').first(), action]);
    const picture = await page.locator('.hero').boundingBox();
    expect(picture?.width ?? 0).toBeLessThan(600);
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan((await heading.boundingBox())?.x ?? 0);
    await action.click();
    await expect(page.getByRole('alert').first()).toHaveText(Cart.options_missing);
  });
});

test('a product is ordered on its own page, where nothing moves, up to a bill on a low screen (rule menu/product-page)', async ({
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
  const order = page.locator('.dock-cart > .button');

  await test.step('nothing moves when its script comes, and the line is added', async () => {
    await page.goto(addressOf('siempre-abierta', `${href}?service=take_away`));
    const add = page.getByRole('button', { name: upTo(Cart.add_priced) });
    await expect(add).toBeVisible();
    expect(await page.evaluate('window.shifts.reduce((sum, one) => sum + one, 0)')).toBe(0);
    await page.getByRole('button', { name: Cart.more }).first().click();
    await expect(add).toHaveText(/30\.000/);
    await add.click();
    await seeAll([add]);
    await expectAccessible(page);
    await expect(order).toContainText(/30\.000/);
    await seeAll([order]);
  });

  await page.setViewportSize({ width: 844, height: 390 });
  await test.step('the cart keeps to a low screen', async () => {
    await order.click();
    const cart = page.getByRole('dialog', { name: Cart.title });
    await seeAll([cart.getByText('Caldo de costilla'), cart.locator('.sheet-foot .button')]);
    await page.keyboard.press('Escape');
    await expect(cart).toHaveCount(0);
  });

  await test.step('so does the panel', async () => {
    await page.getByRole('button', { name: Shell.open_panel }).click();
    const panel = page.getByRole('dialog', { name: 'Siempre Abierta' });
    await seeAll([panel.getByRole('link').first()]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('the bill beside the form is not covered by its button', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto(addressOf('siempre-abierta', '/centro/precheckout'));
    const total = page.locator('.precheckout').getByRole('term').last();
    await total.scrollIntoViewIfNeeded();
    expect(await isOpenToSee(total)).toBe(true);
    await expect(page.getByRole('button', { name: upTo(Checkout.order_now) })).toBeVisible();
  });
});
