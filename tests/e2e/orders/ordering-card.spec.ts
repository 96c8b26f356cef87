import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

test('a card is declined, which is told first and on the page of the order, and the order is paid in person (rule payments/results)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  await reachCheckout(page, { payment_method: 'card' });
  await test.step('declined: told first', async () => {
    await diner.payByCard(CARDS.declined);
    // The press was at the end of the page, the answer stands at its beginning.
    await expect(page.getByRole('heading', { name: Checkout.result_unpaid })).toBeInViewport();
    await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('on the page of the order, which leads back', async () => {
    await page.goto(page.url().replace('/checkout/', '/order/'));
    await expect(page.getByText(upTo(Checkout.retry_until))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: Order.pay_now, exact: true }).click();
  });
  await test.step('paid in person instead', async () => {
    await page.getByRole('button', { name: 'Pagar en persona', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '¿Pagar en persona?' });
    await expectAccessible(page);
    await dialog.getByLabel(Checkout.cash_other).fill('20000');
    await dialog.getByRole('button', { name: /^Pagar en persona · / }).click();
    await diner.orderId();
    await expect(page.getByText(Order.pay_when_fetched)).toBeVisible();
  });
});
