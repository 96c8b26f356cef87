import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { TWO_BRANCHES } from '@/tests/e2e/support/tenants/shared-tenants';

const TENANT = TWO_BRANCHES;

test('an order is brought to another branch, and what it loses is said before', async ({ page }) => {
  const diner = createDiner(page, { tenant: TENANT });
  const { Cart, Errors, Order } = diner.words;
  const named = (text: string, branch: string) =>
    text.replace('{branch}', branch).replace('{from}', branch).replace('{code}', 'SABOR10');
  const [centro, norte] = ['Siempre Abierta Centro', 'Siempre Abierta Norte'];
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await expect(diner.dock()).toContainText('15.000');
  await diner.addQuickly('Arepa rellena');
  await diner.openCart(/27\.000/);
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await page.getByLabel(Cart.coupon_label).fill('sabor10');
  await page.getByLabel(Cart.coupon_label).press('Enter');
  await expect(page.getByText(named(Cart.coupon_on, ''))).toBeAttached();

  // Looking at another branch asks nothing; adding there does, and closing the question adds nothing.
  await page.goto(addressOf(TENANT, '/norte?service=take_away'));
  await diner.addQuickly('Arepa rellena');
  const dialog = page.getByRole('dialog', { name: Cart.branch_title });
  await expect(dialog.getByText(named(Cart.branch_lost, norte))).toBeVisible();
  await expect(dialog.getByText('1 × Caldo de costilla')).toBeVisible();
  await expect(dialog.getByText(named(Cart.branch_coupon, ''))).toBeVisible();
  await expect(dialog.getByText(Errors.coupon_branch)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: Cart.close }).click();
  await expect(dialog).toBeHidden();
  await expect(diner.dock()).toBeHidden();

  await diner.addQuickly('Arepa rellena');
  await dialog.getByRole('button', { name: named(Cart.branch_move, norte) }).click();
  await expect(diner.dock()).toContainText('24.000');

  // Another order at the first branch; the one that was left is gone on with from the list.
  await page.goto(addressOf(TENANT, '/centro?service=take_away'));
  await diner.addQuickly('Caldo');
  await dialog.getByRole('button', { name: Cart.branch_begin }).click();
  await expect(diner.dock()).toContainText('15.000');
  await page.goto(addressOf(TENANT, '/centro/orders'));
  const left = page.getByRole('listitem').filter({ hasText: norte });
  await expect(left).toContainText('2 × Arepa rellena');
  await expect(page.getByRole('listitem').filter({ hasText: centro })).toContainText('1 × Caldo');
  await left.getByRole('link', { name: Order.continue }).click();
  await expect(page.getByText('Arepa rellena').first()).toBeVisible();
  await expect(page.getByRole('button', { name: upTo(diner.words.Checkout.order_now) })).toBeVisible();
});
