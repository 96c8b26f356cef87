import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createTableDiner, moveOrder, TABLES } from '@/tests/e2e/support/table-diner';

test('over the counter: order, pay, and fetch it with number and code; the table beside it has a cart of its own (rule table/pick-up, rule cart/one-per-service)', async ({
  page,
  lang,
}) => {
  const diner = createTableDiner(page, lang);
  const { Landing, Cart, Checkout, Order } = diner.words;
  await test.step('a food court’s table orders without a code', async () => {
    await diner.open('/mostrador/menu-digital');
    await diner.addQuickly(diner.dishes.stuffed);
    await expect(diner.dock()).toContainText(/12.000/);
  });
  await diner.open('/');
  await page.getByRole('link', { name: Landing.service_grab_and_go }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/grab-and-go'));
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/15.000/);
  await test.step('each has a cart of its own', async () => {
    for (const path of ['/mostrador/menu-digital', '/mostrador/maincategories']) {
      await diner.open(path);
      await expect(diner.dock()).toContainText(/12.000/);
    }
    await diner.open('/mostrador/grab-and-go');
  });
  await diner.continueToForm(/15.000/);
  await expect(page.getByRole('heading', { name: Cart.at_counter })).toBeVisible();
  await expect(page.getByLabel(Checkout.cutlery)).toHaveCount(0);
  await expect(page.getByLabel(Checkout.dni, { exact: true })).toHaveCount(0);
  await expect(page.locator('input[name=method]')).toHaveCount(1);
  await diner.fillBuyer();
  await diner.giveTip();
  await expectAccessible(page);
  await expectNothingCovered(page, 'counter-form');
  const id = await diner.pay();
  const pickUp = page.getByRole('region', { name: Order.pick_up });
  await expect(pickUp.getByText(Order.pick_up_code)).toBeVisible();
  const code = (await pickUp.getByText(/^[0-9A-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page);
  await expectNothingCovered(page, 'counter-order');
  await moveOrder(page, id, ['accepted', 'preparation', 'packed']);
  await expect(pickUp.getByText(Order.pick_up_ready)).toBeVisible({ timeout: 15_000 });

  await page.getByRole('link', { name: Order.something_else }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/grab-and-go'));
  const running = page.getByRole('region', { name: Order.orders }).getByRole('link').first();
  await expect(running).toContainText(Order.counter_packed);
  await expectNothingCovered(page, 'counter-menu');
  await diner.open('/mostrador/grab-and-go/my-order');
  await expect(page.getByText(code)).toBeVisible();
  await moveOrder(page, id, ['delivered']);
  await expect(page.getByText(Order.pick_up_ready)).toBeHidden({ timeout: 15_000 });
});
