import { tenantCommand } from './support/command-line';
import { CARDS, createDiner, upTo } from './support/diner';
import { expect, expectAccessible, test } from './support/fixtures';

test.beforeAll(() => {
  tenantCommand('import', 'tests/e2e/tenants/siempre-abierta');
});

test('take away in cash, and the kitchen answers live', async ({ page }) => {
  const diner = createDiner(page);
  const { Order } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  await expectAccessible(page);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await expectAccessible(page);
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await expectAccessible(page);
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const) {
    tenantCommand('order', id, status);
    await expect(page.getByRole('status')).toHaveText(Order[`now_${status}`]);
  }
});

test('delivery by card: approved', async ({ page }) => {
  const diner = createDiner(page);
  const { Cart, Checkout, Order } = diner.words;
  await diner.openMenu('delivery');
  await page.locator('[data-product]').filter({ hasText: 'Lomo' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  await expect(sheet.getByRole('alert')).toHaveText(Cart.options_missing);
  await expectAccessible(page);
  await sheet.getByText('Bien asada').click();
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  await diner.openCart(/38\.000/);
  await diner.continueToPrecheckout();
  await diner.fillPlace();
  await expect(page.getByText(upTo(Checkout.inside))).toContainText('4.900');
  await diner.fillContact();
  await diner.goToPay();
  await expectAccessible(page);
  await diner.payByCard(CARDS.approved);
  await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
});

for (const [status, result] of [
  ['declined', 'result_declined'],
  ['error', 'result_error'],
] as const) {
  test(`delivery by card: ${status}, then another card`, async ({ page }) => {
    const diner = createDiner(page, 'en');
    const { Checkout } = diner.words;
    await diner.openMenu('take_away');
    await diner.addQuickly('Rib broth');
    await diner.openCart(/15\.000/);
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await diner.goToPay();
    await diner.payByCard(CARDS[status]);
    await expect(page.getByText(Checkout.result_pending)).toBeVisible();
    await expect(page.getByRole('heading', { name: Checkout[result] })).toBeVisible();
    await expect(page.getByText(Checkout.not_charged)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: Checkout[result] })).toBeVisible();
    await diner.payByCard(CARDS.approved);
    await diner.orderId();
  });
}

test('outside the coverage, take away is offered instead', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await diner.openMenu('delivery');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  await page.getByRole('button', { name: Checkout.sketch }).click({ position: { x: 6, y: 6 } });
  await expect(page.getByText(Checkout.outside)).toBeVisible();
  await page.getByRole('button', { name: Checkout.change_service }).click();
  await expect(page).toHaveURL(/service=take_away/);
});

test('below the minimum paying is blocked and adding is not', async ({ page }) => {
  const diner = createDiner(page);
  const { Cart, Errors } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly('Aromática');
  await diner.openCart(/4\.000/);
  await expect(page.getByText(upTo(Cart.missing))).toContainText('6.000');
  await diner.continueToPrecheckout();
  await expect(page.getByText(upTo(Errors.min_order))).toContainText('10.000');
  await diner.fillContact();
  await diner.payInCash('50000');
  await expect(page).toHaveURL(/precheckout/);
});

test('what another diner took while this one was paying is said, and nothing is lost', async ({
  page,
  browser,
}) => {
  const diner = createDiner(page);
  const { Errors } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly('Último tamal');
  await diner.openCart(/16\.000/);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  const other = await (await browser.newContext()).newPage();
  const quicker = createDiner(other);
  await quicker.openMenu('take_away');
  await quicker.addQuickly('Último tamal');
  await quicker.openCart(/16\.000/);
  await quicker.continueToPrecheckout();
  await quicker.fillContact();
  await quicker.payInCash('50000');
  const id = await quicker.orderId();
  await diner.payInCash('50000');
  await expect(page.getByText(upTo(Errors.out_of_stock)).first()).toBeVisible();
  tenantCommand('order', id, 'cancelled');
  await other.close();
});

test('personal pages carry a nonce policy that differs each time, and are kept by nobody', async ({
  page,
}) => {
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  const policies: string[] = [];
  const visit = async () => {
    const document = page.waitForResponse(
      (one) => one.request().isNavigationRequest() && one.url().includes('precheckout'),
    );
    await page.goto(new URL('/centro/precheckout', page.url()).toString());
    const headers = (await document).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    policies.push(headers['content-security-policy'] ?? '');
  };
  await visit();
  await visit();
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}' 'strict-dynamic'/);
  expect(policies[0]).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(policies[0]).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+/);
  expect(policies[0]).not.toBe(policies[1]);
});
