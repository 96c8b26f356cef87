import type { Page } from '@playwright/test';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const CARDS = { approved: '4242424242424242', poor: '4000000000009995', challenge: '4000000000003220' };

/** A Mexican diner at the checkout, with tacos to take away. */
async function reachCheckout(page: Page) {
  const diner = createDiner(page, { tenant: 'cantina-abierta', phone: '9981234567' });
  const { Checkout } = diner.words;
  await diner.reachPrecheckout({ dish: 'Tacos de pescado', total: /215/ });
  await page.getByLabel(Checkout.name).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: upTo(Checkout.phone) }).fill('9981234567');
  await page.getByLabel(Checkout.email).fill('ana@example.com');
  await page.getByLabel(Checkout.dni_type).selectOption('PP');
  await page.getByLabel(Checkout.dni, { exact: true }).fill('G12345678');
  await diner.giveTip();
  await diner.choose('card');
  await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
  const fields = page.frameLocator('iframe[title=Stripe]');
  await expect(fields.getByLabel('CVC')).toBeVisible();
  /** Into the gateway's own fields. */
  const typeCard = async (number: string) => {
    await fields.getByLabel('Número de la tarjeta').fill(number);
    await fields.getByLabel('Vencimiento (MM/AA)').fill('12/31');
    await fields.getByLabel('CVC').fill('123');
  };
  return { diner, typeCard };
}
const answer = (page: Page, word: 'Aprobar' | 'Rechazar') => page.getByRole('button', { name: word }).click();

test('a card in the gateway’s own fields: incomplete, refused, and paid (rule payments/card-element)', async ({
  page,
}) => {
  const { diner, typeCard } = await reachCheckout(page);
  const { Checkout, Errors, Order } = diner.words;
  await expectAccessible(page);
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
  const { diner, typeCard } = await reachCheckout(page);
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

test('a tab closed at the question: the order leads back there, and is paid', async ({ page, context }) => {
  const { diner, typeCard } = await reachCheckout(page);
  const { Checkout, Order } = diner.words;
  await typeCard(CARDS.challenge);
  await diner.pressPay();
  await page.waitForURL(/\/stripe\/authenticate/);
  const other = await context.newPage();
  await page.close();
  await other.goto(addressOf('cantina-abierta', '/centro/orders'));
  await other.getByRole('link', { name: Order.see, exact: true }).click();
  await expect(other.getByRole('status').filter({ hasText: Checkout.card_confirm })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: Checkout.bank_go }).click();
  await answer(other, 'Aprobar');
  await expect(other.getByText(Order.paid)).toBeVisible();
});

test.describe('without a line', () => {
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: |Failed to fetch|Load failed/ });
  test('a card that is not sent stays, nothing is charged, and the next press pays', async ({
    page,
    context,
  }) => {
    const { diner, typeCard } = await reachCheckout(page);
    await typeCard(CARDS.approved);
    await context.setOffline(true);
    await diner.pressPay();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await context.setOffline(false);
    await diner.pressPay();
    await diner.orderId();
    await expect(page.getByText(diner.words.Order.paid)).toBeVisible();
  });
});
