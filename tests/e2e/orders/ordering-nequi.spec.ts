import type { Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

const APPROVED = '3991111111';
const DECLINED = '3992222222';
/** Any other phone fails at the gateway. */
const FAILING = '3998888888';

test('a payment in the Nequi app: a wrong phone, waiting, and paid', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByNequi();
  // The contact's own phone is offered.
  await expect(page.getByLabel(Checkout.nequi_phone)).toHaveValue('3211234567');
  await expectAccessible(page);
  await diner.payByNequi('12');
  await expect(page.getByText(Checkout.nequi_phone_wrong)).toBeVisible();
  await diner.payByNequi(APPROVED);
  await expect(page.getByRole('heading', { name: Checkout.nequi_wait })).toBeInViewport();
  await expect(page.getByRole('timer')).toHaveText(upTo(Checkout.time_left));
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a payment that fails, then is declined in the Nequi app, is tried again there', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByNequi();
  await diner.payByNequi(FAILING);
  await expect(page.getByText(Errors.payment_error)).toBeInViewport();
  await diner.payByNequi(DECLINED);
  await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeVisible();
  await expectAccessible(page);
  await diner.payByNequi(APPROVED);
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

/** As far as the question in the app, which the phone will answer. */
async function askInApp(page: Page) {
  const diner = createDiner(page);
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByNequi();
  await diner.payByNequi(APPROVED);
  await expect(page.getByRole('heading', { name: diner.words.Checkout.nequi_wait })).toBeInViewport();
  return diner;
}

test('a tab closed while the app asks: the order is paid by itself', async ({ page }) => {
  const { Order } = (await askInApp(page)).words;
  const other = await reopenOrder(page);
  await expect(other.getByText(Order.paid)).toBeVisible();
});

test.describe('without a line', () => {
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });
  test('a line that dies while the app asks: back, the payment is known', async ({ page, context }) => {
    const diner = await askInApp(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await context.setOffline(true);
    await expect.poll(() => chargesOf(id)).toEqual(['APPROVED']);
    await context.setOffline(false);
    expect(await diner.orderId()).toBe(id);
    await expect(page.getByText(diner.words.Order.paid)).toBeVisible();
  });
});
