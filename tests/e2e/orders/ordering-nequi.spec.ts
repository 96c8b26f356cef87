import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const APPROVED = '3991111111';
const DECLINED = '3992222222';

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

test('a payment that is declined in the Nequi app is tried again there', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByNequi();
  await diner.payByNequi(DECLINED);
  await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeVisible();
  await expectAccessible(page);
  await diner.payByNequi(APPROVED);
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a tab closed while the app asks: the order is paid by itself', async ({ page, context }) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPayByNequi();
  await diner.payByNequi(APPROVED);
  await expect(page.getByRole('heading', { name: Checkout.nequi_wait })).toBeInViewport();
  const other = await context.newPage();
  await page.close();
  await other.goto(addressOf(TENANT, '/centro/orders'));
  await other.getByRole('link', { name: Order.see, exact: true }).click();
  await expect(other.getByText(Order.paid)).toBeVisible();
});
