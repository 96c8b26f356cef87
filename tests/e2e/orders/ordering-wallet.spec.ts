import type { Page } from '@playwright/test';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { WITH_WALLET } from '@/tests/e2e/support/shared-tenants';

const CODES = { approved: '123456', failing: '333333', expired: '444444', slow: '555555' };
/** Another for each test: one phone is tried only so often. */
const newPhone = () => `9${String(Date.now()).slice(-8)}`;

/** A Peruvian diner at the checkout, with a broth to take away. */
async function reachCheckout(page: Page) {
  const phone = newPhone();
  const diner = createDiner(page, { tenant: WITH_WALLET, phone, dni: '45678901' });
  const { Checkout } = diner.words;
  await diner.reachPrecheckout({ total: /15,000/ });
  await diner.fillContact();
  await diner.choose('wallet');
  await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
  const code = page.getByLabel(Checkout.wallet_code);
  await expect(code).toBeVisible();
  const pay = async (typed: string) => {
    await code.fill(typed);
    await page.locator('form label.choice input[type=checkbox]').check();
    await diner.pressPay();
  };
  return { diner, phone, code, pay };
}

test('a code of the wallet: too short, wrong, expired, failing, and paid (rule payments/wallet)', async ({
  page,
}) => {
  const { diner, phone, code, pay } = await reachCheckout(page);
  const { Checkout, Errors, Order } = diner.words;
  await expect(page.getByLabel(Checkout.wallet_phone)).toHaveValue(phone);
  await expectAccessible(page);
  await pay('1234');
  await expect(page.getByText(Checkout.wallet_code_form)).toBeVisible();
  for (const [typed, said] of [
    ['999999', Checkout.wallet_wrong_code],
    [CODES.expired, Checkout.wallet_expired_code],
  ] as const) {
    await pay(typed);
    await expect(page.getByRole('heading', { name: Checkout.result_declined_wallet })).toBeInViewport();
    await expect(page.getByText(said)).toBeVisible();
    await expect(code).toHaveValue('');
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByText(Checkout.wallet_expired_code)).toBeVisible();
  await pay(CODES.failing);
  await expect(page.getByText(Errors.payment_error)).toBeInViewport();
  await pay(CODES.approved);
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a wallet that takes its time: waiting through a reload, and paid', async ({ page }) => {
  const { diner, pay } = await reachCheckout(page);
  const { Checkout, Order } = diner.words;
  await pay(CODES.slow);
  await expect(page.getByRole('heading', { name: Checkout.wallet_wait })).toBeInViewport();
  await expect(page.getByRole('timer')).toHaveText(upTo(Checkout.time_left));
  await page.reload();
  await expect(page.getByRole('heading', { name: Checkout.wallet_wait })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/centro\/order\/\d+$/, { timeout: 45_000 });
  await expect(page.getByText(Order.paid)).toBeVisible();
});
