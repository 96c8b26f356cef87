import type { BrowserContext } from '@playwright/test';
import { SHEET_ENTRY } from '@/components/ui/sheet-history';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** The clock of the stopped page. */
const NOON = Date.parse('2026-11-18T15:00:00Z');

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

test('several branches of one city: nobody is led on before the diner says where to (rule delivery/start)', async ({
  page,
}) => {
  const address = addressOf('boteco-ipe', '/location?service=delivery');
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1_000);
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: CATALOGUES.pt.Branches.stay })).toBeHidden();
  // Axe waits by the page's clock.
  await page.clock.resume();
  await expectAccessible(page);
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
  /** Orders a soup that is paid in cash, as far as the answer to the button. */
  async function orderSoup(diner: ReturnType<typeof createDiner>) {
    await diner.reachPrecheckout();
    await diner.fillContact();
    await diner.payInCash('50000');
  }
  async function readTheFault({ page, words }: ReturnType<typeof createDiner>) {
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words.Errors.close }).click();
    await expect(dialog).toBeHidden();
    // The step back from its history entry would end a navigation that begins before it.
    await expect.poll(() => page.evaluate((mark) => history.state?.[mark], SHEET_ENTRY)).toBeUndefined();
  }

  test('no connection at the pay button: nothing is lost, and the press tried again orders once', async ({
    lang,
    page,
    context,
  }) => {
    const diner = createDiner(page, lang);
    const restore = await loseAnswer(context);
    await orderSoup(diner);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await restore();
    await page.getByRole('alertdialog').getByRole('button', { name: diner.words.Errors.retry }).click();
    await diner.orderId();
  });

  test('the page that asks again leads to the order that it had not heard of', async ({
    lang,
    page,
    context,
  }) => {
    const diner = createDiner(page, lang);
    const restore = await loseAnswer(context);
    await orderSoup(diner);
    await readTheFault(diner);
    await restore();
    await page.reload();
    await diner.orderId();
  });

  test('back on the menu its diner is led to the order, and orders again', async ({
    lang,
    page,
    context,
  }) => {
    const diner = createDiner(page, lang);
    const ongoing = page.getByRole('link', { name: diner.words.Cart.ongoing });
    const restore = await loseAnswer(context);
    await orderSoup(diner);
    await readTheFault(diner);
    await restore();
    await diner.openMenu('take_away');
    await expectAccessible(page);
    await ongoing.click();
    const first = await diner.orderId();
    await orderSoup(diner);
    expect(await diner.orderId()).not.toBe(first);
    await diner.openMenu('take_away');
    await expect(page.locator('[data-quick]').first()).toBeVisible();
    await expect(ongoing).toHaveCount(0);
  });
});

test('a reload at every step keeps what was done, and two tabs show one cart', async ({
  lang,
  page,
  context,
}) => {
  const diner = createDiner(page, lang);
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');
  await page.reload();
  await expect(diner.dock()).toContainText('15.000');
  const other = await context.newPage();
  const twin = createDiner(other, lang);
  await twin.openMenu('take_away');
  await expect(twin.dock()).toContainText('15.000');
  await twin.addQuickly(diner.dishes.broth);
  await expect(twin.dock()).toContainText('30.000');
  await other.close();
  await page.reload();
  await diner.openCart(/30\.000/);
  await diner.continueToPrecheckout();
  await page.reload();
  const { Checkout } = diner.words;
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
  // It is sent with the order alone, and no browser stores it (guarantee/little-in-storage).
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
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
  await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('30.000');
  await expectAccessible(page);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await page.locator('#main').getByRole('link', { name: Order.orders }).click();
  await expect(page.getByText('2 × Caldo de costilla')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: Order.see, exact: true }).click();
  expect(await diner.orderId()).toBe(id);
  const cancel = page.getByRole('button', { name: Order.cancel, exact: true });
  const question = page.getByRole('dialog', { name: Order.cancel_title });
  await cancel.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByText(Order.cancel_keep).click();
  await expect(question).toBeHidden();
  expect(await diner.orderId()).toBe(id);
  await cancel.click();
  await question.getByRole('button', { name: Order.cancel_confirm }).click();
  await expect(page.getByRole('status').filter({ hasText: Order.now_cancelled })).toBeVisible();
  await expectAccessible(page);
  await page.locator('#main').getByRole('link', { name: Order.orders }).click();
  await page.getByRole('link', { name: Order.history }).click();
  await expect(page.getByText(Order.cancelled, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
