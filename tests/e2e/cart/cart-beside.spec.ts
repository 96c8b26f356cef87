import { untilAtRest } from '@/tests/e2e/support/at-rest';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** How much of the page has moved by itself since it was opened. */
const layoutShift = () =>
  new Promise<number>((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      // Every entry of this type has a value; the library's types do not know it.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
  });

test('on a wide screen the cart stands beside the menu, and nothing moves when it fills (rule cart/bar)', async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, 'a phone has the bar and the sheet');
  const scripts: string[] = [];
  page.on('response', (one) => {
    if (one.request().resourceType() === 'script') scripts.push(one.url());
  });
  const diner = createDiner(page);
  const { Cart } = diner.words;
  const side = page.getByRole('complementary', { name: Cart.title });
  await diner.openMenu('take_away');
  await expect(side.getByText(Cart.empty_text)).toBeVisible();
  await expectAccessible(page);
  await untilAtRest(page);
  const before = scripts.length;
  await diner.addQuickly('Caldo');
  await expect(side.getByText(Cart.empty_text)).toBeHidden();
  await expect(side.getByText('Caldo de costilla')).toBeVisible();
  // Its script came with the first product.
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page.locator('.dock')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);

  await side.getByRole('button', { name: Cart.more }).click();
  await expect(side.getByRole('link', { name: upTo(Cart.continue) })).toContainText('30.000');
  await expectAccessible(page);
  await page.mouse.wheel(0, 2_000);
  await expect(side.getByRole('link', { name: upTo(Cart.continue) })).toBeInViewport();

  await page.reload();
  await expect(side.getByRole('link', { name: upTo(Cart.continue) })).toContainText('30.000');
  await side.getByRole('button', { name: Cart.fewer }).click();
  await side.getByRole('button', { name: upTo(Cart.remove) }).click();
  await expect(side.getByText(Cart.empty_text)).toBeVisible();
});

test('a narrow window has the bar and the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const diner = createDiner(page);
  const { Cart } = diner.words;
  await page.goto(addressOf(TENANT, '/centro?service=take_away'));
  await diner.addQuickly('Caldo');
  await page.locator('.dock button').click();
  await expect(page.getByRole('dialog', { name: Cart.title })).toContainText('15.000');
  await expect(page.getByRole('complementary', { name: Cart.title })).toBeHidden();
});
