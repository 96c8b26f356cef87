import { tenantCommand } from './support/command-line';
import { createDiner, TENANT, upTo } from './support/diner';
import { addressOf, expect, expectAccessible, test } from './support/fixtures';

test.beforeAll(() => {
  tenantCommand('import', 'tests/e2e/tenants/siempre-abierta');
});

test('a tenant with one branch goes there by itself when delivery is asked for', async ({ page }) => {
  await page.goto(addressOf(TENANT, '/location?service=delivery'));
  await expect(page).toHaveURL(addressOf(TENANT, '/centro?service=delivery'));
});

test.describe('a lost answer', () => {
  test.use({ expectedFault: /status of (503|409)/ });

  test('no connection at the pay button: nothing is lost, and the same press orders once', async ({
    page,
    context,
  }) => {
    const diner = createDiner(page);
    const { Errors, Checkout } = diner.words;
    await diner.openMenu('take_away');
    await diner.addQuickly('Caldo');
    await diner.openCart(/15\.000/);
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await page.locator('input[name=method]').nth(1).check();
    await page.getByLabel(Checkout.cash_amount).fill('50000');
    await diner.acceptTerms();
    // The answer to the order is lost on its way: the server has it, the browser does not know.
    let cut = true;
    await context.route('**/services/cart/orders.json', async (route) => {
      if (!cut) return route.continue();
      cut = false;
      // Node resolves no *.localhost: the machine is named, the tenant stands in the header.
      const url = new URL(route.request().url());
      const host = url.host;
      url.hostname = '127.0.0.1';
      await route.fetch({ url: url.toString(), headers: { ...(await route.request().allHeaders()), host } });
      await route.fulfill({ status: 503, json: { error: { key: 'unavailable', message: '' } } });
    });
    const button = page.getByRole('button', { name: upTo(Checkout.order_now) });
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: Errors.ok }).click();
    await button.click();
    await diner.orderId();
  });
});

test('a reload at every step keeps what was done, and two tabs show one cart', async ({ page, context }) => {
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await expect(diner.dock()).toContainText('15.000');
  await page.reload();
  await expect(diner.dock()).toContainText('15.000');
  const other = await context.newPage();
  const twin = createDiner(other);
  await twin.openMenu('take_away');
  await expect(twin.dock()).toContainText('15.000');
  await twin.addQuickly('Caldo');
  await expect(twin.dock()).toContainText('30.000');
  await other.close();
  await page.reload();
  await diner.openCart(/30\.000/);
  await diner.continueToPrecheckout();
  await page.reload();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await page.reload();
  expect(await diner.orderId()).toBe(id);
});

test('the cart as a page, orders going on and orders that were', async ({ page }) => {
  const diner = createDiner(page);
  const { Cart, Order } = diner.words;
  await page.goto(addressOf(TENANT, '/centro/delivery/order'));
  await expect(page.getByRole('heading', { name: Cart.empty_title })).toBeVisible();
  await expectAccessible(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await expect(diner.dock()).toContainText('15.000');
  await page.goto(addressOf(TENANT, '/centro/delivery/order'));
  await page.getByRole('button', { name: Cart.more }).click();
  await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('33.000');
  await expectAccessible(page);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await page.getByRole('link', { name: Order.orders }).click();
  await expect(page.getByText('2 × Caldo de costilla')).toBeVisible();
  await expectAccessible(page);
  tenantCommand('order', id, 'cancelled');
  await page.getByRole('link', { name: Order.history }).click();
  await expect(page.getByText(Order.cancelled, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
