import type { Page } from '@playwright/test';
import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

const BANK = 'Banco que aprueba';
const answer = (page: Page, word: 'Aprobar' | 'Rechazar' | 'Error') =>
  page.getByRole('button', { name: word }).click();

test('a payment at the bank: a wrong form, the way there, and paid', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByPse();
  const bank = page.getByRole('combobox', { name: Checkout.pse_bank });
  await expect(page.getByLabel(Checkout.dni, { exact: true })).toHaveValue('1020304050');
  await expectAccessible(page);
  await bank.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
  await expectAccessible(page);
  await bank.press('Escape');
  await diner.pressPay();
  await expect(page.getByText(Checkout.pse_bank_missing)).toBeInViewport();
  await expect(bank).toBeFocused();
  await diner.chooseBank('aprueba');
  await expect(bank).toHaveValue(BANK);
  await diner.payByPse();
  await answer(page, 'Aprobar');
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a payment that the bank declines or fails at is told first, and tried again with the form filled', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByPse();
  await diner.chooseBank('declina');
  await diner.payByPse();
  await answer(page, 'Rechazar');
  await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
  await expect(page.getByText(Errors.payment_rejected)).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: Order.pay_now }).click();
  await expect(page.getByText(Errors.payment_rejected)).toBeInViewport();
  await expect(page.getByRole('combobox', { name: Checkout.pse_bank })).toHaveValue('Banco que declina');
  await diner.payByPse();
  await answer(page, 'Error');
  await expect(page.getByText(Errors.payment_error)).toBeInViewport();
  await page.getByRole('link', { name: Order.pay_now }).click();
  await diner.chooseBank('aprueba');
  await diner.payByPse();
  await answer(page, 'Aprobar');
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a tab closed at the bank: the order names the bank, leads back there and is paid by itself', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByPse();
  await diner.chooseBank('aprueba');
  await diner.payByPse();
  const atBank = page.url();
  // Back from there, the page does not lead to the bank again.
  await page.goBack();
  const link = page.getByRole('link', { name: Checkout.bank_go });
  await expect(link).toHaveAttribute('href', atBank);
  await expect(
    page.getByRole('heading', { name: Checkout.bank_wait.replace('{bank}', BANK) }),
  ).toBeInViewport();
  // What only a script focuses has no frame.
  await expect(page.getByRole('status').filter({ hasText: BANK })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: BANK })).toHaveCSS('outline-style', 'none');
  await expectAccessible(page);
  await page.reload();
  await expect(link).toHaveAttribute('href', atBank);
  await link.click();
  await expect(page).toHaveURL(atBank);

  const other = await reopenOrder(page);
  await expect(other.getByRole('status').filter({ hasText: BANK })).toBeVisible();
  await expect(other.getByRole('link', { name: Checkout.bank_go })).toHaveAttribute('href', atBank);
  await expectAccessible(other);
  const ticket_id = new URL(atBank).searchParams.get('ticket_id') ?? '';
  await other.request.post(atBank, { form: { ticket_id, answer: 'APPROVED' }, maxRedirects: 0 });
  await expect(other.getByText(Order.paid)).toBeVisible();
  await expect(other.getByRole('link', { name: Checkout.bank_go })).toBeHidden();
});
