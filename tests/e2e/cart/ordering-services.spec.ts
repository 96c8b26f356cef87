import type { Page } from '@playwright/test';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

type Service = 'delivery' | 'schedule' | 'take_away';
const named = (text: string, value: string) => text.replace(/\{\w+\}/g, value);

function createSwitcher(page: Page, diner: ReturnType<typeof createDiner>) {
  const { Cart, Services } = diner.words;
  const dialog = page.getByRole('dialog');
  const changeTo = (service: Service) => page.locator(`[data-choice=${service}]`).click();
  return {
    dialog,
    changeTo,
    /** It came along at once; taken back, it stays where it was, and the service is another one. */
    async leaveBehind(service: Service) {
      await page.getByRole('button', { name: Cart.undo }).click();
      await expect(page.getByRole('button', { name: Cart.undo })).toBeHidden();
      await changeTo(service);
    },
    bringTo: (service: Service) =>
      dialog.getByRole('button', { name: named(Cart.branch_move, Services[service]) }).click(),
    others: page.getByRole('region', { name: Cart.others }),
  };
}

test('every change of service brings the order along, or asks where it would cost more, two orders stand side by side and are joined, and back keeps them', async ({
  lang,
  page,
}) => {
  test.slow();
  const diner = createDiner(page, lang);
  const { words, dishes } = diner;
  const { Cart, Shell, Services } = words;
  const { dialog, changeTo, bringTo, leaveBehind, others } = createSwitcher(page, diner);

  await test.step('it comes at once without its delivery, and one tap brings it back to it', async () => {
    await diner.openMenu('delivery');
    await diner.addQuickly(dishes.broth);
    await expect(diner.dock()).toContainText('19.900');
    await changeTo('take_away');
    await expect(diner.dock()).toContainText('15.000');
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await changeTo('delivery');
    await expect(dialog.getByText(/4\.900/)).toBeVisible();
    await expectAccessible(page);
    await bringTo('delivery');
    await expect(diner.dock()).toContainText('19.900');
  });

  await test.step('an hour is asked of the same order', async () => {
    await changeTo('schedule');
    await expect(page).toHaveURL(/service=schedule/);
    await expect(diner.dock()).toContainText('19.900');
    await expect(dialog).toBeHidden();
  });

  await test.step('left where it is, it is named there, also beside another one', async () => {
    await changeTo('take_away');
    await leaveBehind('take_away');
    await expect(others).toContainText(Services.delivery);
    await page.reload();
    await expect(others).toContainText(Services.delivery);
    await expect(dialog).toBeHidden();
    await diner.addQuickly(dishes.tea);
    await diner.openCart(/4\.000/);
    await expect(others).toContainText(Services.delivery);
    await expectAccessible(page);
  });

  await test.step('the left panel leads to it, and the two are joined', async () => {
    await page.goto(addressOf(TENANT, '/centro/orders'));
    await page.getByRole('button', { name: Shell.open_panel }).click();
    await dialog.getByRole('link', { name: upTo(`${Services.delivery}:`) }).click();
    await expect(page).toHaveURL(/service=delivery/);
    await diner.openCart(/19\.900/);
    await others.getByRole('button', { name: Cart.other_bring }).click();
    await expect(dialog.last().getByText(Cart.move_there)).toBeVisible();
    await dialog
      .last()
      .getByRole('button', { name: named(Cart.branch_move, Services.delivery) })
      .click();
    await expect(page.getByText('23.900').first()).toBeVisible();
  });

  await test.step('back at every step keeps it', async () => {
    await diner.continueToPrecheckout();
    await expect(page.getByText(dishes.tea).first()).toBeVisible();
    await page.goBack();
    await expect(diner.dock()).toContainText('23.900');
    await page.goto(addressOf(TENANT, '/centro/delivery/order'));
    await expect(page.getByText(dishes.broth).first()).toBeVisible();
    await page.goBack();
    await expect(diner.dock()).toContainText('23.900');
    await page.goto(addressOf(TENANT, '/'));
    await page.goBack();
    await expect(diner.dock()).toContainText('23.900');
  });
});

test('an order that one tab has sent is said to be by the other, another one is begun, and no empty cart is called ordered (rule cart/two-places)', async ({
  lang,
  page,
  context,
}) => {
  test.slow();
  const diner = createDiner(page, lang);
  const { Cart, Checkout, Order } = diner.words;
  const { changeTo, leaveBehind, others } = createSwitcher(page, diner);
  const ordered = page.getByText(Cart.ordered_title);
  const ongoing = page.getByRole('link', { name: Cart.ongoing });
  let id = '';

  await test.step('another tab sends it', async () => {
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
    id = await twin.orderId();
    await other.close();
    await page.bringToFront();
    await expect(ordered).toBeVisible();
    await expect(ongoing).toHaveAttribute('href', `/centro/order/${id}`);
  });

  await test.step('a change of service leads to the form of the next one', async () => {
    await diner.openMenu('take_away');
    await changeTo('delivery');
    await diner.addQuickly(diner.dishes.broth);
    await diner.openCart(/19\.900/);
    await diner.continueToPrecheckout();
    const form = page.getByRole('heading', { name: Checkout.how });
    await expect(form).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(form).toBeVisible();
    await expect(ordered).toBeHidden();
  });

  await test.step('an empty cart beside it is not called ordered', async () => {
    await diner.openMenu('take_away');
    await leaveBehind('take_away');
    await page.goto(addressOf(TENANT, '/centro/precheckout'));
    await expect(others).toBeVisible();
    await expect(ordered).toBeHidden();
    await expect(ongoing).toHaveAttribute('href', `/centro/order/${id}`);
    await expectAccessible(page);
  });

  await test.step('the same is ordered again, also into a cart that holds it already', async () => {
    await ongoing.click();
    await page.getByRole('button', { name: Order.order_again }).click();
    await expect(page).toHaveURL(/\/centro\/delivery\/order$/);
    await expect(page.getByText(diner.dishes.broth).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: Order.order_again }).click();
    const question = page.getByRole('dialog', { name: Order.again_title });
    await expect(question.getByText(Order.again_there)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('link', { name: Cart.open }).click();
    await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('15.000');
  });
});
