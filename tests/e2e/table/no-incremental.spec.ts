import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { codeAddress, createTableDiner, moveOrder, say, TABLES } from '@/tests/e2e/support/table-diner';

test('at a table each round is paid first, brought there, and another one follows (rule table/ordering)', async ({
  page,
  lang,
}) => {
  const diner = createTableDiner(page, lang);
  const { Table, Cart, Checkout, Order, Product } = diner.words;
  const label = '1';
  await test.step('a table whose code was not scanned is a menu to read that says so', async () => {
    await diner.open('/barra/menu-digital');
    await expect(page.locator('.order-note')).toHaveText(Product.order_scan_table);
    await expect(page.locator('[data-menu-bar][data-ready]')).toBeVisible();
    await expect(page.locator('[data-quick]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: diner.dishes.broth }).first().click();
    const sheet = page.getByRole('dialog', { name: diner.dishes.broth });
    await expect(sheet.getByText(Product.order_scan_table)).toBeVisible();
    await expect(sheet.getByRole('button', { name: upTo(Cart.add_priced) })).toHaveCount(0);
    await expectAccessible(page);
  });
  const id = await test.step('a round is paid first', async () => {
    await page.goto(await codeAddress(label, lang));
    await expect(page.getByText(say(Table.orders_first, { label }))).toBeVisible();
    await page.getByRole('link', { name: diner.words.Menu.see_menu }).click();
    await expect(page).toHaveURL(addressOf(TABLES, '/barra/menu-digital'));
    await diner.addQuickly(diner.dishes.broth);
    await expect(page.getByRole('button', { name: Table.call, exact: true })).toBeVisible();
    await expectNothingCovered(page, 'paid-first-menu');
    await diner.continueToForm(/15.000/);
    await expect(page.getByRole('heading', { name: say(Cart.to_table, { label }) })).toBeVisible();
    await diner.fillBuyer();
    await page.getByRole('radio', { name: Checkout.tip_no, exact: true }).check();
    await expectNothingCovered(page, 'paid-first-form');
    return diner.pay();
  });
  await test.step('it is brought to the table, live', async () => {
    await expect(page.getByText(say(Cart.to_table, { label }))).toBeVisible();
    await expectNothingCovered(page, 'paid-first-order');
    await moveOrder(page, id, ['accepted', 'preparation', 'delivered']);
    await expect(page.getByRole('status').filter({ hasText: Order.now_served_delivered })).toBeVisible({
      timeout: 15_000,
    });
  });
  await test.step('another round is ordered, also from the branch’s home and a product’s own page', async () => {
    await page.getByRole('link', { name: Order.another_round }).click();
    await expect(page).toHaveURL(addressOf(TABLES, '/barra/menu-digital'));
    await diner.open('/barra');
    await diner.addQuickly(diner.dishes.stuffed);
    await expect(diner.dock()).toContainText(/12.000/);
    const href = await page.getByRole('link', { name: diner.dishes.stuffed }).first().getAttribute('href');
    await diner.open(href ?? '');
    await page
      .locator('.product-order')
      .getByRole('button', { name: upTo(Cart.add_priced) })
      .click();
    await expect(diner.dock()).toContainText(/24.000/);
  });
});
