import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

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

test('the cart fills beside the menu on a wide screen and behind the bar of a phone, and nothing moves (rule cart/bar)', {
  tag: '@desktop',
}, async ({ page, isMobile, lang }) => {
  const scripts: string[] = [];
  page.on('response', (one) => {
    if (one.request().resourceType() === 'script') scripts.push(one.url());
  });
  const diner = createDiner(page, lang);
  const { words, dishes } = diner;
  const { Cart } = words;
  const side = page.getByRole('complementary', { name: Cart.title });
  const sheet = page.getByRole('dialog', { name: Cart.title });
  const cart = isMobile ? sheet : side;
  const emptyText = page.getByText(Cart.empty_text).filter({ visible: true });

  await test.step('empty, it stands beside the menu, and on a phone nowhere', async () => {
    await diner.openMenu('take_away');
    await untilLoaded(page);
    await expect(emptyText).toHaveCount(isMobile ? 0 : 1);
    await expect(diner.dock()).toHaveCount(0);
    if (!isMobile) await expectAccessible(page);
  });

  await test.step('the first product fills it, and the menu stays where it is', async () => {
    const before = scripts.length;
    await diner.addQuickly(dishes.broth);
    await expect(diner.dock()).toContainText('15.000');
    await expect(emptyText).toHaveCount(0);
    await expect(sheet).toHaveCount(0);
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
    if (isMobile) return;
    // Its script came with the first product.
    expect(scripts.length).toBeGreaterThan(before);
    await expect(page.locator('.dock-cart button')).toHaveCount(0);
  });

  await test.step('it is still filled after a reload, is counted, and is emptied', async () => {
    await page.reload();
    await diner.openCart(/15\.000/);
    await cart.getByRole('button', { name: Cart.more }).click();
    const onward = cart.getByRole('link', { name: upTo(Cart.continue) });
    await expect(onward).toContainText('30.000');
    await expectAccessible(page);
    if (!isMobile) await page.mouse.wheel(0, 2_000);
    await expect(onward).toBeInViewport();
    await cart.getByRole('button', { name: Cart.fewer }).click();
    await cart.getByRole('button', { name: upTo(Cart.remove) }).click();
    await expect(emptyText).toHaveCount(1);
  });

  if (isMobile) return;
  await test.step('a window that is made narrow has the bar and the sheet', async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await diner.addQuickly(dishes.broth);
    await page.locator('.dock-cart > button').click();
    await expect(sheet).toContainText('15.000');
    await expect(side).toBeHidden();
  });
});
