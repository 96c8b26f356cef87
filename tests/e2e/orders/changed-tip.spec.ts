import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

// More than the dishes is refused.
test.use({ expectedFault: /status of 422/ });

test('the tip of an order in cash changes until it is handed over, and the receipt prints it (rule orders/tip)', async ({
  page,
  lang,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.payInCash('20000');
  const id = await diner.orderId();
  const tip = page.getByRole('term').filter({ hasText: Cart.tip });
  const dialog = page.getByRole('dialog', { name: Checkout.tip_title });
  const answer = (name: string) => dialog.getByRole('radio', { name, exact: true }).check();
  const save = () => dialog.getByRole('button', { name: Order.tip_save }).click();
  await expect(page.getByText(/16\.500/).first()).toBeVisible();

  // None.
  await page.getByRole('button', { name: Order.tip_change }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await answer(Checkout.tip_no);
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: upTo(Order.tip_saved) })).toContainText('15.000');
  await expect(tip).toBeHidden();

  // More than the dishes, then one's own.
  await tenantCommand('order', id, 'accepted');
  await page.getByRole('button', { name: Order.tip_add }).click();
  await answer(Checkout.tip_other);
  const amount = dialog.getByRole('textbox', { name: upTo(Checkout.tip_amount) });
  await amount.fill('15001');
  await save();
  await expect(dialog.getByText(Errors.tip_invalid)).toBeVisible();
  await amount.fill('2000');
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: upTo(Order.tip_saved) })).toContainText('17.000');
  await expectAccessible(page);

  // Staff read the new total, hand it over, and it stays.
  for (const status of ['preparation', 'packed', 'delivered']) await tenantCommand('order', id, status);
  await expect(page.getByRole('button', { name: Order.tip_change })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(tip.locator('xpath=following-sibling::dd')).toContainText('2.000');
  await expect(page.getByText(/17\.000/).first()).toBeVisible();
});
