import type { BrowserContext } from '@playwright/test';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachKnownForm } from '@/tests/e2e/support/made-cart';

test('a tenant with one branch goes there by itself, says so, and «back» is not sent on again', async ({
  page,
}) => {
  const branch = addressOf(TENANT, '/centro?service=delivery');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(branch, (route) => held.then(() => route.continue()));
  await page.goto(addressOf(TENANT, '/'));
  await page.goto(addressOf(TENANT, '/location?service=delivery'));
  await expect(page.getByRole('status').getByText(upTo(CATALOGUES.es.Branches.forward))).toBeVisible();
  letGo();
  await expect(page).toHaveURL(branch);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(TENANT, '/'));
});

test.describe('a lost answer', () => {
  test.use({ expectedFault: /status of (503|409)/ });

  /**
   * The answer to the first order is lost on its way: the server has it, the browser does not know.
   * @returns what gives the connection back; until then the cart is not to be had either
   */
  async function loseAnswer(context: BrowserContext) {
    const unavailable = { status: 503, json: { error: { key: 'unavailable', message: '' } } };
    let isCut = false;
    await context.route('**/services/cart/orders.json', async (route) => {
      if (isCut) return route.continue();
      isCut = true;
      // Node resolves no *.localhost: the machine is named, the tenant stands in the header.
      const url = new URL(route.request().url());
      const host = url.host;
      url.hostname = '127.0.0.1';
      await route.fetch({ url: url.toString(), headers: { ...(await route.request().allHeaders()), host } });
      await route.fulfill(unavailable);
    });
    const cart = '**/services/cart/shopping_cart/cart/*.json';
    await context.route(cart, (route) =>
      isCut && route.request().method() === 'GET' ? route.fulfill(unavailable) : route.continue(),
    );
    return () => context.unroute(cart);
  }

  test('no connection at the pay button: nothing is lost, and the press tried again orders once', async ({
    page,
    context,
  }) => {
    const diner = createDiner(page);
    const { Errors, Order } = diner.words;
    const restore = await loseAnswer(context);
    await reachKnownForm(page);
    await diner.payInCash('50000');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await restore();
    await page.getByRole('alertdialog').getByRole('button', { name: Errors.retry }).click();
    await diner.orderId();
    await page.goto(addressOf(TENANT, '/centro/orders'));
    await expect(page.getByRole('link', { name: Order.see, exact: true })).toHaveCount(1);
  });
});

test('a reload at every step keeps what was done, and two tabs show one cart', async ({ page, context }) => {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await test.step('the cart, and the same one in another tab', async () => {
    await diner.openMenu('take_away');
    await diner.addQuickly(diner.dishes.broth);
    await expect(diner.dock()).toContainText('15.000');
    await page.reload();
    await expect(diner.dock()).toContainText('15.000');
    const twin = createDiner(await context.newPage());
    await twin.openMenu('take_away');
    await expect(twin.dock()).toContainText('15.000');
    await twin.addQuickly(diner.dishes.broth);
    await expect(twin.dock()).toContainText('30.000');
    await twin.page.close();
    await page.reload();
    await diner.openCart(/30\.000/);
  });
  await test.step('the form, and the same one in another tab', async () => {
    await diner.continueToPrecheckout();
    await page.reload();
    await page.getByLabel(Checkout.comment).fill('Sin timbre');
    await diner.fillContact();
    const third = await context.newPage();
    await expect(async () => {
      await third.goto(page.url());
      await expect(third.getByLabel(Checkout.comment)).toHaveValue('Sin timbre');
    }).toPass();
    await third.close();
    await page.reload();
    await expect(page.getByLabel(Checkout.name)).toHaveValue('Ana Ruiz');
    await expect(page.getByLabel(Checkout.comment)).toHaveValue('Sin timbre');
  });
  await test.step('the order', async () => {
    // It is sent with the order alone, and no browser stores it (guarantee/little-in-storage).
    await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
    await diner.payInCash('50000');
    const id = await diner.orderId();
    await page.reload();
    expect(await diner.orderId()).toBe(id);
  });
});
