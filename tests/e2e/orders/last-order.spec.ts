import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('the running order stays in sight beside the next cart, and the landing leads to that cart (rule orders/last-order)', async ({
  page,
  lang,
}) => {
  const diner = createDiner(page, lang);
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await diner.openMenu('take_away');
  const running = page.locator('.last-order-running');
  await expect(running).toBeVisible();
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/15\.000/);
  await expect(running).toBeInViewport({ ratio: 1 });
  const [line, bar] = [await running.boundingBox(), await diner.dock().boundingBox()];
  if (!line || !bar) throw new Error('the line or the bar is not drawn');
  expect(line.y + line.height <= bar.y || line.x + line.width <= bar.x).toBe(true);
  await expectAccessible(page);
  await page.goto(addressOf(TENANT, `/?lang=${lang}`));
  await page.getByRole('link', { name: new RegExp(diner.words.Cart.left) }).click();
  await expect(page).toHaveURL(/\/centro(\?|$)/);
  await expect(diner.dock()).toContainText(/15\.000/);
});
