import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { countEffort, createStranger } from '@/tests/e2e/support/effort';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('a stranger’s order takes few taps, and who comes back sees it, has all but the card known in a folded form, and sees both the order and the next cart (rule people/known-diner, rule orders/sections, rule orders/last-order)', async ({
  page,
}) => {
  test.slow();
  const diner = createDiner(page);
  const { Cart, Checkout, Order, Place } = diner.words;
  const note = await countEffort(page);
  const stranger = createStranger(page);
  let id = '';
  await test.step('a first delivery by card, from the landing: 20 taps and 9 fields in all', async () => {
    await stranger.orderFromLanding('delivery');
    await stranger.sayWhere();
    await stranger.sayWho();
    await diner.goToPay();
    note('up to the card', { taps: 15, fields: 6 });
    await stranger.payByCard();
    id = await diner.orderId();
    note('the card', { taps: 5, fields: 3 });
  });
  await test.step('menu and landing lead to it, and order it again: two taps and the card', async () => {
    const card = page.getByRole('region', { name: Order.orders });
    await page.goto(addressOf(TENANT, '/centro'));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
    await page.goto(addressOf(TENANT, '/'));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/centro/order/${id}`);
    await expectAccessible(page);
    await card.getByRole('button', { name: upTo(Order.order_again) }).click();
    await page.waitForURL(/\/precheckout$/);
    await expect(page.locator('input[name=method][value=card]')).toBeChecked();
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
    await expect(page.getByLabel(Checkout.card_number)).toBeVisible();
    note('again, up to the card', { taps: 2, fields: 0 });
    await page.goBack();
  });
  await test.step('the form is folded, and what is pressed stays in its place when the section above it folds', async () => {
    const where = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.where}` });
    const who = page.getByRole('button', { name: `${Checkout.change}: ${Checkout.who}` });
    await expect(page.getByText(/^Calle 60 # 9-40/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: upTo(Checkout.to_pay) })).toBeInViewport();
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
    await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
    await expect(page.getByLabel(Checkout.email)).toBeFocused();
  });
  await test.step('on the menu the running order stays in sight beside the next cart', async () => {
    await page.goto(addressOf(TENANT, '/centro?service=delivery'));
    const running = page.locator('.last-order-running');
    await expect(diner.dock()).toContainText(/42\.900/);
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
    await expect(diner.dock()).toContainText(/42\.900/);
  });
});
