import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createTableDiner, moveOrder, TABLES } from '@/tests/e2e/support/table-diner';

test('over the counter: order, pay, and fetch it with number and code (rule table/pick-up)', async ({
  page,
  lang,
}) => {
  const diner = createTableDiner(page, lang);
  const { Landing, Cart, Checkout, Order } = diner.words;
  await diner.open('/');
  await page.getByRole('link', { name: Landing.service_grab_and_go }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/grab-and-go'));
  await diner.addQuickly(diner.dishes.broth);
  await diner.continueToForm(/15.000/);
  await expect(page.getByRole('heading', { name: Cart.at_counter })).toBeVisible();
  await expect(page.getByLabel(Checkout.cutlery)).toHaveCount(0);
  await expect(page.getByLabel(Checkout.dni, { exact: true })).toHaveCount(0);
  await expect(page.locator('input[name=method]')).toHaveCount(1);
  await diner.fillBuyer();
  await diner.giveTip();
  await expectAccessible(page);
  const id = await diner.pay();
  const pickUp = page.getByRole('region', { name: Order.pick_up });
  await expect(pickUp.getByText(Order.pick_up_code)).toBeVisible();
  const code = (await pickUp.getByText(/^[0-9A-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page);
  await moveOrder(page, id, ['accepted', 'preparation', 'packed']);
  await expect(pickUp.getByText(Order.pick_up_ready)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);

  await page.getByRole('link', { name: Order.something_else }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/grab-and-go'));
  const running = page.getByRole('region', { name: Order.orders }).getByRole('link').first();
  await expect(running).toContainText(Order.counter_packed);
  await diner.open('/mostrador/grab-and-go/my-order');
  await expect(page.getByText(code)).toBeVisible();
  await moveOrder(page, id, ['delivered']);
  await expect(page.getByText(Order.pick_up_ready)).toBeHidden({ timeout: 15_000 });
});

test('a food court’s table orders without a code, beside its counter (rule cart/one-per-service)', async ({
  page,
  lang,
}) => {
  const diner = createTableDiner(page, lang);
  const { Cart, Order, Product } = diner.words;
  await diner.open('/mostrador/menu-digital/home');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/15.000/);
  await expectAccessible(page);
  await diner.open('/mostrador/subcategories');
  await expect(diner.dock()).toContainText(/15.000/);
  await diner.open('/mostrador/maincategories');
  await expect(diner.dock()).toContainText(/15.000/);
  await expectAccessible(page);
  await diner.open('/mostrador/menu-digital');
  await page.getByRole('link', { name: diner.dishes.stuffed }).first().click();
  const sheet = page.getByRole('dialog', { name: diner.dishes.stuffed });
  await expect(sheet.getByText(Product.order_waiter)).toHaveCount(0);
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  await expect(diner.dock()).toContainText(/27.000/);
  // Closing goes back in the history, which would abort the next page.
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/mostrador\/menu-digital(\?|$)/);
  // The counter has a cart of its own.
  await diner.open('/mostrador/grab-and-go');
  await diner.addQuickly(diner.dishes.stuffed);
  await expect(diner.dock()).toContainText(/12.000/);
  await diner.open('/mostrador/menu-digital');
  await expect(diner.dock()).toContainText(/27.000/);
  await diner.continueToForm(/27.000/);
  await expect(page.getByRole('heading', { name: Cart.at_counter })).toBeVisible();
  await page.locator('#main').getByRole('link', { name: CATALOGUES[lang].Checkout.back }).click();
  await expect(page).toHaveURL(addressOf(TABLES, '/mostrador/menu-digital'));
  await diner.open('/mostrador/grab-and-go/my-order');
  await expect(page.getByRole('link', { name: Order.begin })).toBeVisible();
  await expectAccessible(page);
});
