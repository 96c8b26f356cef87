import type { Page } from '@playwright/test';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

type Service = 'delivery' | 'schedule' | 'take_away';
const named = (text: string, value: string) => text.replace(/\{\w+\}/g, value);

function createSwitcher(page: Page, diner: ReturnType<typeof createDiner>) {
  const { Cart, Services } = diner.words;
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    changeTo: (service: Service) => page.locator(`[data-choice=${service}]`).click(),
    bringTo: (service: Service) =>
      dialog.getByRole('button', { name: named(Cart.branch_move, Services[service]) }).click(),
    others: page.getByRole('region', { name: Cart.others }),
  };
}

test('every change of service offers to bring the order along, in one tap', async ({ lang, page }) => {
  const diner = createDiner(page, lang);
  const { Cart, Services } = diner.words;
  const { dialog, changeTo, bringTo, others } = createSwitcher(page, diner);
  await diner.openMenu('delivery');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');

  await changeTo('take_away');
  await expect(
    dialog.getByRole('heading', { name: named(Cart.service_title, Services.delivery) }),
  ).toBeVisible();
  await expect(dialog.getByText(Cart.service_same)).toBeVisible();
  await expectAccessible(page);
  await bringTo('take_away');
  await expect(dialog).toBeHidden();
  await expect(diner.dock()).toContainText('15.000');

  await changeTo('delivery');
  await expect(dialog.getByText(Cart.delivery_later)).toBeVisible();
  await bringTo('delivery');
  await expect(diner.dock()).toContainText('15.000');

  // An hour is asked of the same order.
  await changeTo('schedule');
  await expect(page).toHaveURL(/service=schedule/);
  await expect(diner.dock()).toContainText('15.000');
  await expect(dialog).toBeHidden();

  // Left where it is, it is named there, and can be brought later.
  await changeTo('take_away');
  await dialog.getByRole('button', { name: Cart.branch_begin }).click();
  await expect(others).toContainText(Services.delivery);
  await expectAccessible(page);
  await page.reload();
  await expect(others).toContainText(Services.delivery);
  await expect(dialog).toBeHidden();
  await others.getByRole('button', { name: Cart.other_bring }).click();
  await bringTo('take_away');
  await expect(diner.dock()).toContainText('15.000');
  await expect(others).toBeHidden();
  await page.goto(addressOf(TENANT, '/centro/orders'));
  await expect(page.getByRole('listitem').filter({ hasText: diner.dishes.broth })).toHaveCount(1);
});

test('two orders stay side by side, the left panel leads to each, and they can be joined', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Shell, Services } = diner.words;
  const { dialog, changeTo, others } = createSwitcher(page, diner);
  await diner.openMenu('delivery');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');
  await changeTo('take_away');
  await dialog.getByRole('button', { name: Cart.close }).click();
  await diner.addQuickly(diner.dishes.tea);
  await diner.openCart(/4\.000/);
  await expect(others).toContainText(Services.delivery);

  await page.goto(addressOf(TENANT, '/centro/orders'));
  await page.getByRole('button', { name: Shell.open_panel }).click();
  await dialog.getByRole('link', { name: upTo(`${Services.delivery}:`) }).click();
  await expect(page).toHaveURL(/service=delivery/);
  await expect(diner.dock()).toContainText('15.000');
  await diner.openCart(/15\.000/);
  await others.getByRole('button', { name: Cart.other_bring }).click();
  await expect(dialog.last().getByText(Cart.move_there)).toBeVisible();
  await dialog
    .last()
    .getByRole('button', { name: named(Cart.branch_move, Services.delivery) })
    .click();
  await expect(page.getByText('19.000').first()).toBeVisible();
});

test('back at every step keeps the order', async ({ lang, page }) => {
  const diner = createDiner(page, lang);
  await diner.reachPrecheckout({ service: 'delivery' });
  await expect(page.getByText(diner.dishes.broth).first()).toBeVisible();
  await page.goBack();
  await expect(diner.dock()).toContainText('15.000');
  await page.goto(addressOf(TENANT, '/centro/delivery/order'));
  await expect(page.getByText(diner.dishes.broth).first()).toBeVisible();
  await page.goBack();
  await expect(diner.dock()).toContainText('15.000');
  await page.goto(addressOf(TENANT, '/'));
  await page.goBack();
  await expect(diner.dock()).toContainText('15.000');
});

test('what was ordered is ordered again, into the cart that holds something already', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expectAccessible(page);
  await page.getByRole('button', { name: Order.order_again }).click();
  await expect(page).toHaveURL(/\/centro\/delivery\/order$/);
  await expect(page.getByText(diner.dishes.broth).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: Order.order_again }).click();
  const dialog = page.getByRole('dialog', { name: Order.again_title });
  await expect(dialog.getByText(Order.again_there)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: Cart.open }).click();
  await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('15.000');
});

test('a change of service after an order leads to the form, and no empty cart is called ordered (rule cart/two-places)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Checkout } = diner.words;
  const { dialog, changeTo, others } = createSwitcher(page, diner);
  const ordered = page.getByText(Cart.ordered_title);
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await diner.openMenu('take_away');
  await changeTo('delivery');
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  const form = page.getByRole('heading', { name: Checkout.how });
  await expect(form).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(form).toBeVisible();
  await expect(ordered).toBeHidden();
  await diner.openMenu('take_away');
  await dialog.getByRole('button', { name: Cart.branch_begin }).click();
  // Its own step back would cut the way to another page short.
  await page.waitForFunction(() => !history.state?.sheet);
  await page.goto(addressOf(TENANT, '/centro/precheckout'));
  await expect(others).toBeVisible();
  await expect(ordered).toBeHidden();
  await expect(page.getByRole('link', { name: Cart.ongoing })).toHaveAttribute('href', `/centro/order/${id}`);
  await expectAccessible(page);
});

test('an order that one tab has sent is said to be by the other', async ({ lang, page, context }) => {
  const diner = createDiner(page, lang);
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');
  const other = await context.newPage();
  const twin = createDiner(other, lang);
  await twin.openMenu('take_away');
  await twin.openCart(/15\.000/);
  await twin.continueToPrecheckout();
  await twin.fillContact();
  await twin.payInCash('50000');
  const id = await twin.orderId();
  await page.bringToFront();
  await expect(page.getByText(diner.words.Cart.ordered_title)).toBeVisible();
  await expect(page.getByRole('link', { name: diner.words.Cart.ongoing })).toHaveAttribute(
    'href',
    `/centro/order/${id}`,
  );
});
