import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('who comes back sees the running order, the form folded to what is known, and both the order and the next cart (rule orders/sections, rule orders/last-order)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Cart, Checkout, Order, Place } = diner.words;
  let id = '';
  await test.step('a first order', async () => {
    await diner.reachPrecheckout({ service: 'delivery' });
    await diner.findAddress();
    await diner.fillContact();
    await diner.payInCash('50000');
    id = await diner.orderId();
  });
  await test.step('landing and menu lead to it, and order it again', async () => {
    const card = page.getByRole('region', { name: Order.orders });
    await page.goto(addressOf(TENANT, '/'));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
    await expectAccessible(page);
    await page.goto(addressOf(TENANT, '/centro'));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
    await card.getByRole('button').click();
    await page.waitForURL(/\/precheckout$/);
  });
  await test.step('the form is folded, and what is pressed stays in its place when the section above it folds', async () => {
    const where = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.where}` });
    const who = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.who}` });
    await expect(page.getByText(/^Calle 60 # 9-40/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: upTo(Checkout.order_now) })).toBeInViewport();
    await expectAccessible(page);
    await where.click();
    await expect(page.getByLabel(Place.reference)).toBeVisible();
    await page.getByLabel(Place.reference).focus();
    await who.scrollIntoViewIfNeeded();
    await who.click();
    await expect(page.getByLabel(Checkout.name)).toBeVisible();
    await expect(page.getByLabel(Place.reference)).toBeHidden();
    await expect(page.getByRole('button', { name: `${Checkout.done}: ${Checkout.who}` })).toBeInViewport();
    await page.getByLabel(Checkout.email).fill('ana@');
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: Checkout.tip_no }).check();
    await expect(page.getByLabel(Checkout.email)).toBeVisible();
    await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
    await expect(page.getByLabel(Checkout.email)).toBeFocused();
  });
  await test.step('on the menu the running order stays in sight beside the next cart', async () => {
    await page.goto(addressOf(TENANT, '/centro?service=delivery'));
    const running = page.locator('.last-order-running');
    await expect(diner.dock()).toContainText(/19\.900/);
    await expect(running).toBeInViewport({ ratio: 1 });
    const [line, bar] = [await running.boundingBox(), await diner.dock().boundingBox()];
    if (!line || !bar) throw new Error('the line or the bar is not drawn');
    expect(line.y + line.height <= bar.y || line.x + line.width <= bar.x).toBe(true);
    await expectAccessible(page);
  });
  await test.step('the landing leads to that cart', async () => {
    await page.goto(addressOf(TENANT, '/'));
    await page.getByRole('link', { name: new RegExp(Cart.left) }).click();
    await expect(page).toHaveURL(/\/centro(\?|$)/);
    await expect(diner.dock()).toContainText(/19\.900/);
  });
});
