import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';
import { WITH_WALLET } from '@/tests/e2e/support/shared-tenants';

test('a code of the wallet: wrong, and paid by another one (rule payments/wallet)', async ({ page }) => {
  // Another for each try: one phone is tried only so often.
  const phone = `9${String(Date.now()).slice(-8)}`;
  const diner = createDiner(page, { tenant: WITH_WALLET });
  const { Checkout, Order } = diner.words;
  await reachCheckout(page, {
    tenant: WITH_WALLET,
    who: { phone, phone_code: '51', phone_code_iso2: 'PE', dni_type: 'DNI', dni: '45678901' },
    payment_method: 'wallet',
  });
  const code = page.getByLabel(Checkout.wallet_code);
  const pay = async (typed: string) => {
    await code.fill(typed);
    await page.locator('form label.choice input[type=checkbox]').check();
    await diner.pressPay();
  };
  await expect(page.getByLabel(Checkout.wallet_phone)).toHaveValue(phone);
  await pay('999999');
  await expect(page.getByRole('heading', { name: Checkout.result_declined_wallet })).toBeInViewport();
  await expect(page.getByText(Checkout.wallet_wrong_code)).toBeVisible();
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(Checkout.wallet_wrong_code)).toBeVisible();
  await pay('123456');
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});
