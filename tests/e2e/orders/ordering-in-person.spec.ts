import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('while the bank takes its time the order is paid in person, and its late approval is owed back', async ({
  page,
}) => {
  test.slow();
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.slow);
  await expect(page.getByRole('heading', { name: Checkout.result_pending })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: Checkout.in_person, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: Checkout.in_person_title });
  await expect(dialog.getByText(Checkout.in_person_pending)).toBeVisible();
  await dialog.getByLabel(Checkout.cash_other).fill('1000');
  await dialog.getByRole('button', { name: upTo(Checkout.in_person_confirm) }).click();
  await expect(dialog.getByText(upTo(Errors.cash_amount_low))).toContainText('16.500');
  await expectAccessible(page);
  await dialog.getByLabel(Checkout.cash_other).fill('20000');
  await dialog.getByRole('button', { name: upTo(Checkout.in_person_confirm) }).click();
  const id = await diner.orderId();
  await expect(page.getByText(Order.pay_in_person)).toBeVisible();
  await tenantCommand('order', id, 'accepted');
  await expect(page.getByRole('status').filter({ hasText: Order.now_accepted })).toBeVisible();
  // What the bank took all the same goes back by itself.
  await expect(page.getByText(Order.refunded)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(Order.pay_in_person)).toBeVisible();
});

test('what the bank refused is paid in person, or the diner stays with the card', async ({ page }) => {
  const diner = createDiner(page, 'en');
  const { Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.declined);
  await expect(page.getByText(Errors.payment_declined)).toBeVisible();
  const choice = page.getByRole('button', { name: Checkout.in_person, exact: true });
  await choice.click();
  const dialog = page.getByRole('dialog', { name: Checkout.in_person_title });
  await dialog.getByText(Checkout.in_person_keep).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(Checkout.card_number)).toBeVisible();
  await choice.click();
  await dialog.getByLabel(Checkout.cash_other).fill('20000');
  await dialog.getByRole('button', { name: upTo(Checkout.in_person_confirm) }).click();
  await diner.orderId();
  await expect(page.getByText(Order.pay_in_person)).toBeVisible();
});
