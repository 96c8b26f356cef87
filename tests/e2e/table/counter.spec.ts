import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createTableDiner, moveOrder, TABLES } from '@/tests/e2e/support/table-diner';

test('over the counter: order, pay, and fetch it with number and code (rule table/pick-up)', async ({
  page,
  lang,
}) => {
  const diner = createTableDiner(page, lang);
  const { Cart, Checkout, Order } = diner.words;
  await diner.open('/mostrador/grab-and-go');
  await diner.addQuickly(diner.dishes.broth);
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
  await expect(pickUp.getByText(/^[0-9A-Z]{4}$/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingCovered(page, 'counter-order');
  await moveOrder(page, id, ['accepted', 'preparation', 'packed']);
  await expect(pickUp.getByText(Order.pick_up_ready)).toBeVisible({ timeout: 15_000 });

  await page.getByRole('link', { name: Order.something_else }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/grab-and-go'));
  const running = page.getByRole('region', { name: Order.orders }).getByRole('link').first();
  await expect(running).toContainText(Order.counter_packed);
  await expectNothingCovered(page, 'counter-menu');
});
