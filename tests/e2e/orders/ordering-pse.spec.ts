import type { Page } from '@playwright/test';
import { openAnother } from '@/tests/e2e/support/another-phone';
import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

const BANK = 'Banco que aprueba';
const answer = (page: Page, word: 'Aprobar' | 'Rechazar') => page.getByRole('button', { name: word }).click();

test('a payment at the bank: declined and told first, tried again with the form filled, left open in a closed tab, and paid by itself', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  const bank = page.getByRole('combobox', { name: Checkout.pse_bank });
  await reachCheckout(page, { payment_method: 'pse' });
  await test.step('a bank is found among the five, and the document is known', async () => {
    await expect(page.getByLabel(Checkout.dni, { exact: true })).toHaveValue('1020304050');
    await bank.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
    await expectAccessible(page);
    await bank.press('Escape');
    await diner.chooseBank('declina');
  });
  await test.step('the bank declines: the order says so first, and the form is filled as before', async () => {
    await diner.payByPse();
    await answer(page, 'Rechazar');
    await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
    await expect(page.getByText(Errors.payment_rejected)).toBeInViewport();
    await page.getByRole('link', { name: Order.pay_now }).click();
    await expect(page.getByText(Errors.payment_rejected)).toBeInViewport();
    await expect(bank).toHaveValue('Banco que declina');
  });
  await diner.chooseBank('aprueba');
  await expect(bank).toHaveValue(BANK);
  await diner.payByPse();
  const atBank = page.url();
  await test.step('back from there, the page does not lead to the bank again', async () => {
    await page.goBack();
    const link = page.getByRole('link', { name: Checkout.bank_go });
    await expect(link).toHaveAttribute('href', atBank);
    await expect(
      page.getByRole('heading', { name: Checkout.bank_wait.replace('{bank}', BANK) }),
    ).toBeInViewport();
    // An element that only a script focuses has no outline.
    await expect(page.getByRole('status').filter({ hasText: BANK })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: BANK })).toHaveCSS('outline-style', 'none');
    await expectAccessible(page);
    await page.reload();
    await expect(link).toHaveAttribute('href', atBank);
    await link.click();
    await expect(page).toHaveURL(atBank);
  });
  await test.step('the tab is closed: the order names the bank, leads back there and is paid by itself', async () => {
    const other = await reopenOrder(page);
    await expect(other.getByRole('status').filter({ hasText: BANK })).toBeVisible();
    await expect(other.getByRole('link', { name: Checkout.bank_go })).toHaveAttribute('href', atBank);
    await expectAccessible(other);
    const ticket_id = new URL(atBank).searchParams.get('ticket_id') ?? '';
    await other.request.post(atBank, { form: { ticket_id, answer: 'APPROVED' }, maxRedirects: 0 });
    await expect(other.getByText(Order.paid)).toBeVisible();
    await expect(other.getByRole('link', { name: Checkout.bank_go })).toBeHidden();
  });
});

test('a bank that comes back to another, empty browser: it reads what was paid, whom to ask and where to go on', async ({
  page,
  browser,
}) => {
  const diner = createDiner(page);
  const { Order, Returned } = diner.words;
  await reachCheckout(page, { payment_method: 'pse' });
  await diner.chooseBank('aprueba');
  await diner.payByPse();
  const elsewhere = await openAnother(browser, page);
  await elsewhere.goto(page.url());
  await answer(elsewhere, 'Aprobar');
  // The token and what the gateway adds have left the address.
  await expect(elsewhere).toHaveURL(/\/centro\/order\/\d+$/);
  await expect(elsewhere.getByRole('status').filter({ hasText: Returned.paid })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/\d/);
  await expect(elsewhere.getByText(Returned.elsewhere)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: Order.call })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('status').filter({ hasText: Returned.paid })).toBeVisible();
  await elsewhere.context().close();
});
