import type { Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';
import { reachStripe, STRIPE_TENANT } from '@/tests/e2e/support/stripe-diner';

const CARDS = { approved: '4242424242424242', poor: '4000000000009995', challenge: '4000000000003220' };
const answer = (page: Page, word: 'Aprobar' | 'Rechazar') => page.getByRole('button', { name: word }).click();

test.describe('without a connection for a while', () => {
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: / });
  test('a card in the gateway’s own fields: incomplete, refused, not sent, and paid once (rule payments/card-element)', async ({
    page,
    context,
  }) => {
    const { diner, typeCard } = await reachStripe(page);
    const { Checkout, Errors, Order } = diner.words;
    await test.step('the fields are on the page, and say what is missing', async () => {
      await expectAccessible(page);
      // A frame of another color scheme than its place is opaque, whatever the tenant's page is.
      await expect(page.locator('iframe[title=Stripe]')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(0);
      await diner.pressPay();
      await expect(page.getByText(Checkout.card_details_missing)).toBeInViewport();
    });
    await test.step('a refused card', async () => {
      await typeCard(CARDS.poor);
      await expect(page.getByText(Checkout.card_details_missing)).toBeHidden();
      await diner.pressPay();
      await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
    });
    await test.step('a card that is not sent stays, and the next press pays', async () => {
      await typeCard(CARDS.approved);
      await context.setOffline(true);
      await diner.pressPay();
      await expect(page.getByText(Checkout.no_connection)).toBeInViewport();
      await context.setOffline(false);
      await diner.pressPay();
      const charges = await chargesOf(await diner.orderId());
      expect(charges.filter((status) => status === 'succeeded')).toHaveLength(1);
      await expect(page.getByText(Order.paid)).toBeVisible();
    });
  });
});

test('a bank that asks the holder of a card: refused there, left and cancelled, asked again, and approved from another tab (rule payments/leaving, rule orders/last-order)', async ({
  page,
}) => {
  const { id, diner, typeCard } = await reachStripe(page);
  const { Checkout, Errors, Order } = diner.words;
  const askHolder = async () => {
    await typeCard(CARDS.challenge);
    await diner.pressPay();
    await page.waitForURL(/\/stripe\/authenticate/);
  };
  await test.step('refused there: the order says so', async () => {
    await askHolder();
    await answer(page, 'Rechazar');
    await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
    await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
    await page.getByRole('link', { name: Order.pay_now }).click();
  });
  await test.step('the question is left: landing and menu lead to the order that waits, and it is cancelled', async () => {
    await askHolder();
    const waits = page.getByRole('link', { name: Order.in_process });
    await page.goto(addressOf(STRIPE_TENANT, '/'));
    await expect(waits).toBeInViewport();
    await page.goto(addressOf(STRIPE_TENANT, '/centro?service=take_away'));
    await waits.click();
    await page.getByRole('button', { name: Checkout.leave_payment }).click();
    await expect(page.getByText(Checkout.cancelled_text)).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('asked again: back from there the page has a link to it', async () => {
    await askHolder();
    await page.goBack();
    await expect(page.getByRole('heading', { name: Checkout.card_confirm })).toBeInViewport();
    await expect(page.getByRole('link', { name: Checkout.bank_go })).toBeVisible();
  });
  await test.step('the tab is closed: the order leads back there, and is paid', async () => {
    const other = await reopenOrder(page, STRIPE_TENANT);
    await expect(other.getByRole('status').filter({ hasText: Checkout.card_confirm })).toBeVisible();
    await other.getByRole('link', { name: Checkout.bank_go }).click();
    await answer(other, 'Aprobar');
    await expect(other.getByText(Order.paid)).toBeVisible();
    expect((await chargesOf(id)).slice(1).sort()).toEqual(['canceled', 'succeeded']);
  });
});
