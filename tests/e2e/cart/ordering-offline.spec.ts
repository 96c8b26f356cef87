import { chargesOf } from '@/tests/e2e/support/charges';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout, reachKnownForm } from '@/tests/e2e/support/made-cart';

// Requests fail while the connection is cut, and of two tabs that pay one is refused.
test.use({ expectedFault: /INTERNET_DISCONNECTED|status of 409|^request: .*\/services\// });

test('the connection dies at the order button and comes back: one order (guarantee/lost-connection)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors } = diner.words;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders.json')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await reachKnownForm(page);
  await diner.choose('cash');
  await page.getByLabel(Checkout.cash_other).fill('50000');
  await context.setOffline(true);
  await expect(page.getByText(Errors.offline)).toBeVisible();
  const button = page.getByRole('button', { name: upTo(Checkout.order_now) });
  const held = page.getByRole('button', { name: Checkout.held_order, exact: true });
  await button.click();
  await expect(held).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: Checkout.held_stop, exact: true }).click();
  await expect(button).toBeFocused();
  await button.click();
  await expect(held).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await diner.orderId();
  expect(new Set(sent).size).toBe(1);
});

test('the connection dies right after the press that pays: one charge (guarantee/lost-connection)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  const id = await reachCheckout(page, { payment_method: 'card' });
  const starts = page.waitForRequest((request) => request.url().includes('/payments/payments.json'));
  await diner.payByCard(CARDS.approved);
  await starts;
  await context.setOffline(true);
  await expect(page.getByText(Errors.offline_checkout, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: Checkout.paying })).toBeVisible();
  await context.setOffline(false);
  expect(await diner.orderId()).toBe(id);
  await expect(page.getByText(Order.paid)).toBeVisible();
  expect(await chargesOf(id)).toEqual(['APPROVED']);
});

test('two tabs pay the same purchase: one charge, and both end on the order (guarantee/two-tabs)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const id = await reachCheckout(page, { payment_method: 'card' });
  const other = await context.newPage();
  const twin = createDiner(other);
  await other.goto(page.url());
  await expect(other.getByLabel(twin.words.Checkout.card_number)).toBeVisible();
  const both = [diner, twin];
  for (const one of both) await one.fillCard(CARDS.approved);
  // Without a pointer, which only one of two tabs has: a press that waits for it finds the order paid.
  await Promise.all(both.map((one) => one.payButton().dispatchEvent('click')));
  for (const one of both) expect(await one.orderId()).toBe(id);
  expect(await chargesOf(id)).toEqual(['APPROVED']);
});
