import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachMenu } from '@/tests/e2e/support/made-cart';

const named = (text: string, value: string) => text.replace(/\{\w+\}/g, value);

test('a change of service brings the order along, or asks where it would cost more, two orders stand side by side and are joined, and back keeps them', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Cart, Services } = diner.words;
  const dialog = page.getByRole('dialog');
  const changeTo = (service: 'delivery' | 'take_away') => page.locator(`[data-choice=${service}]`).click();
  const bringTo = (service: 'delivery' | 'take_away') =>
    dialog
      .last()
      .getByRole('button', { name: named(Cart.branch_move, Services[service]) })
      .click();
  const others = page.getByRole('region', { name: Cart.others });

  await test.step('it is asked about where it costs more, and comes at once where it costs less', async () => {
    await reachMenu(page);
    await expect(diner.dock()).toContainText('15.000');
    await changeTo('delivery');
    await expect(dialog.getByText(/4\.900/)).toBeVisible();
    await expectAccessible(page);
    await bringTo('delivery');
    await expect(diner.dock()).toContainText('19.900');
    await changeTo('take_away');
    await expect(diner.dock()).toContainText('15.000');
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('taken back it stays where it was, after a reload too, also beside another one', async () => {
    await page.getByRole('button', { name: Cart.undo }).click();
    await expect(page.getByRole('button', { name: Cart.undo })).toBeHidden();
    await changeTo('take_away');
    await expect(others).toContainText(Services.delivery);
    await page.reload();
    await expect(others).toContainText(Services.delivery);
    await expect(dialog).toBeHidden();
    await diner.addQuickly(diner.dishes.tea);
    await diner.openCart(/4\.000/);
    await expect(others).toContainText(Services.delivery);
    await expectAccessible(page);
  });

  await test.step('the two are joined', async () => {
    await others.getByRole('button', { name: Cart.other_bring }).click();
    await expect(dialog.last().getByText(Cart.move_there)).toBeVisible();
    await bringTo('take_away');
    await expect(page.getByText('19.000').first()).toBeVisible();
  });

  await test.step('back keeps it, from the form and from the landing', async () => {
    await diner.continueToPrecheckout();
    await expect(page.getByText(diner.dishes.tea).first()).toBeVisible();
    await page.goBack();
    await expect(diner.dock()).toContainText('19.000');
    await page.goto(addressOf(TENANT, '/'));
    await page.goBack();
    await expect(diner.dock()).toContainText('19.000');
  });
});

test('an order that one tab has sent is said to be by the other, and is ordered again, also into a cart that holds it (rule cart/two-places)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const { Cart, Checkout, Order } = diner.words;
  const ongoing = page.getByRole('link', { name: Cart.ongoing });

  await test.step('another tab sends it', async () => {
    const id = await reachMenu(page, { tip: { include: 'NO', percent: 0, customValue: 0 } });
    await expect(diner.dock()).toContainText('15.000');
    const other = await context.newPage();
    const twin = createDiner(other);
    await other.goto(addressOf(TENANT, '/centro/precheckout'));
    await other.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
    await twin.payInCash('50000');
    expect(await twin.orderId()).toBe(id);
    await other.close();
    await page.bringToFront();
    await expect(page.getByText(Cart.ordered_title)).toBeVisible();
    await expect(ongoing).toHaveAttribute('href', `/centro/order/${id}`);
    await page.goto(addressOf(TENANT, '/centro/precheckout'));
    await expect(page.getByText(Cart.ordered_title)).toBeVisible();
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
