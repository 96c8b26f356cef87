import type { Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';
import { reachStripe } from '@/tests/e2e/support/stripe-diner';

const CARDS = { approved: '4242424242424242', poor: '4000000000009995', challenge: '4000000000003220' };
const answer = (page: Page, word: 'Aprobar' | 'Rechazar') => page.getByRole('button', { name: word }).click();

test('a card in the gateway’s own fields: incomplete, refused, and paid (rule payments/card-element)', async ({
  page,
}) => {
  const { diner, typeCard } = await reachStripe(page);
  const { Checkout, Errors, Order } = diner.words;
  await expectAccessible(page);
  // A frame of another color scheme than its place is opaque, whatever the tenant's page is.
  await expect(page.locator('iframe[title=Stripe]')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(0);
  await diner.pressPay();
  await expect(page.getByText(Checkout.card_details_missing)).toBeInViewport();
  await typeCard(CARDS.poor);
  await expect(page.getByText(Checkout.card_details_missing)).toBeHidden();
  await diner.pressPay();
  await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
  await typeCard(CARDS.approved);
  await diner.pressPay();
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a bank that asks the holder of a card: refused there, tried again, approved and back', async ({
  page,
}) => {
  const { diner, typeCard } = await reachStripe(page);
  const { Checkout, Errors, Order } = diner.words;
  await typeCard(CARDS.challenge);
  await diner.pressPay();
  await answer(page, 'Rechazar');
  await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
  await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
  await page.getByRole('link', { name: Order.pay_now }).click();
  await typeCard(CARDS.challenge);
  await diner.pressPay();
  await page.waitForURL(/\/stripe\/authenticate/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: Checkout.card_confirm })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: Checkout.bank_go }).click();
  await answer(page, 'Aprobar');
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a tab closed at the question: the order leads back there, and is paid', async ({ page }) => {
  const { diner, typeCard } = await reachStripe(page);
  const { Checkout, Order } = diner.words;
  await typeCard(CARDS.challenge);
  await diner.pressPay();
  await page.waitForURL(/\/stripe\/authenticate/);
  const other = await reopenOrder(page, 'cantina-abierta');
  await expect(other.getByRole('status').filter({ hasText: Checkout.card_confirm })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: Checkout.bank_go }).click();
  await answer(other, 'Aprobar');
  await expect(other.getByText(Order.paid)).toBeVisible();
});

test('a question that is left: landing and menu lead to the order that waits, it is cancelled, and another card pays (rule payments/leaving, rule orders/last-order)', async ({
  page,
}) => {
  const { diner, typeCard } = await reachStripe(page);
  const { Checkout, Order } = diner.words;
  await typeCard(CARDS.challenge);
  await diner.pressPay();
  await page.waitForURL(/\/stripe\/authenticate/);
  await page.goto(addressOf('cantina-abierta', '/'));
  const waits = page.getByRole('link', { name: Order.wait_payment });
  await expect(waits).toBeInViewport();
  await page.goto(addressOf('cantina-abierta', '/centro?service=take_away'));
  await waits.click();
  await page.getByRole('button', { name: Checkout.leave_payment }).click();
  await expect(page.getByText(Checkout.cancelled_text)).toBeInViewport();
  await expectAccessible(page);
  await typeCard(CARDS.approved);
  await diner.pressPay();
  expect(await chargesOf(await diner.orderId())).toEqual(['canceled', 'succeeded']);
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test.describe('without a line', () => {
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: / });
  test('a card that is not sent stays, nothing is charged, and the next press pays', async ({
    page,
    context,
  }) => {
    const { diner, typeCard } = await reachStripe(page);
    await typeCard(CARDS.approved);
    await context.setOffline(true);
    await diner.pressPay();
    await expect(page.getByText(diner.words.Checkout.no_line)).toBeInViewport();
    await context.setOffline(false);
    await diner.pressPay();
    expect(await chargesOf(await diner.orderId())).toEqual(['succeeded']);
    await expect(page.getByText(diner.words.Order.paid)).toBeVisible();
  });
});
