import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

test('a card is declined, the bank of another one takes its time, the order is paid in person meanwhile, and the late approval is owed back', async ({
  page,
}) => {
  test.slow();
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  const thinking = page.getByRole('heading', { name: Checkout.paying });
  await reachCheckout(page, { payment_method: 'card' });
  await test.step('declined: told first, after a reload too, and on the page of the order', async () => {
    await diner.payByCard(CARDS.declined);
    // The press was at the end of the page, the answer stands at its beginning.
    await expect(page.getByRole('heading', { name: Checkout.result_unpaid })).toBeInViewport();
    await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(Errors.payment_declined)).toBeVisible();
    await page.goto(page.url().replace('/checkout/', '/order/'));
    await expect(page.getByText(upTo(Checkout.retry_until))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: Order.pay_now, exact: true }).click();
  });
  await test.step('another card: on its way, after a reload too, and on the page of the order', async () => {
    await diner.payByCard(CARDS.slow);
    await expect(thinking).toBeVisible();
    await page.reload();
    await expect(thinking).toBeVisible();
    await expect(page.getByLabel(Checkout.card_number)).toHaveCount(0);
    await page.goto(page.url().replace('/checkout/', '/order/'));
    await expect(page.getByText(Errors.payment_pending)).toBeVisible();
    await expect(page.getByRole('link', { name: Order.pay_now, exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: Order.see_payment }).click();
    // Not before the bank has had its time.
    await expect(page.getByRole('heading', { name: Checkout.result_pending })).toBeVisible({
      timeout: 20_000,
    });
  });
  await test.step('paid in person instead, and the kitchen has it', async () => {
    await page.getByRole('button', { name: 'Pagar en persona', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '¿Pagar en persona?' });
    await expect(dialog.getByText(Checkout.in_person_pending)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(Checkout.cash_other).fill('20000');
    await dialog.getByRole('button', { name: /^Pagar en persona · / }).click();
    const id = await diner.orderId();
    await expect(page.getByText(Order.pay_when_fetched)).toBeVisible();
    await tenantCommand('order', id, 'accepted');
    await expect(page.getByRole('status').filter({ hasText: Order.now_accepted })).toBeVisible();
  });
  // The bank took the money all the same: it goes back by itself.
  await expect(page.getByText(Order.refunded)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(Order.pay_when_fetched)).toBeVisible();
});
