import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('who comes back sees the running order, and the form folded to what is known (rule orders/sections, rule orders/last-order)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Order, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.findAddress();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();

  await page.goto(addressOf(TENANT, '/'));
  const card = page.getByRole('region', { name: Order.orders });
  await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
  await expectAccessible(page);
  await page.goto(addressOf(TENANT, '/centro'));
  await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
  await expectAccessible(page);
  await card.getByRole('button').click();
  await page.waitForURL(/\/precheckout$/);

  const where = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.where}` });
  const who = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.who}` });
  await expect(page.getByText(/^Calle 60 # 9-40/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: upTo(Checkout.order_now) })).toBeInViewport();
  await expectAccessible(page);

  // What is pressed stays in its place when the section above it folds.
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
  await expectAccessible(page);
});
