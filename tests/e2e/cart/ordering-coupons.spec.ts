import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test.use({ expectedFault: /status of (409|422)/ });

const SHORT = 'abc';

test('a coupon: why it is refused, what it takes off, and once a diner', async ({ page }) => {
  const diner = createDiner(page);
  const { Cart, Errors } = diner.words;
  const applied = Cart.coupon.replace('{code}', 'SABOR10');
  const field = page.getByLabel(Cart.coupon_label);
  const apply = page.getByRole('button', { name: Cart.coupon_apply });
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await expect(field).toBeFocused();
  for (const [code, sentence] of [
    [SHORT, Cart.coupon_short],
    ['nadie', Errors.coupon_invalid],
    ['envio0', Errors.coupon_service],
    ['grande', upTo(Errors.coupon_minimum)],
  ] as const) {
    await field.fill(code);
    await apply.click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText(upTo(Errors.coupon_minimum))).toContainText('40.000');
  await expectAccessible(page);
  await field.fill('SABOR10');
  await field.press('Enter');
  await expect(page.getByRole('term').filter({ hasText: applied })).toBeVisible();
  await expect(page.getByText(/−\s*\$\s*1\.500/)).toBeVisible();
  await expectAccessible(page);
  // 15.000 less 1.500; no tip was given yet.
  await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('13.500');

  await diner.continueToPrecheckout();
  await page.getByRole('button', { name: Cart.coupon_remove.replace('{code}', 'SABOR10') }).click();
  await expect(page.getByRole('term').filter({ hasText: applied })).toBeHidden();
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await field.fill('sabor10');
  await field.press('Enter');
  await expect(page.getByRole('term').filter({ hasText: applied })).toBeVisible();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByRole('term').filter({ hasText: applied })).toBeVisible();
  // With a tip of ten percent of that.
  await expect(page.getByText(/14\.850/)).toBeVisible();

  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await diner.openCart(/15\.000/);
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await field.fill('sabor10');
  await apply.click();
  await expect(page.getByText(Errors.coupon_used)).toBeVisible();
});

test('a coupon that no longer fits says so in the cart, and the order without it goes on', async ({
  page,
}) => {
  const diner = createDiner(page, 'en');
  const { Cart, Errors } = diner.words;
  await diner.openMenu('take_away');
  for (const name of ['Rib broth', 'Rib broth', 'Rib broth']) await diner.addQuickly(name);
  await diner.openCart(/45\.000/);
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await page.getByLabel(Cart.coupon_label).fill('Grande');
  await page.getByRole('button', { name: Cart.coupon_apply }).click();
  await expect(page.getByText(/−\s*\$\s*5\.000/)).toBeVisible();
  await page.getByRole('button', { name: Cart.fewer }).click();
  await expect(page.getByText(upTo(Errors.coupon_minimum))).toContainText('10.000');
  await expect(page.getByText(/−\s*\$\s*5\.000/)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: Cart.coupon_remove.replace('{code}', 'GRANDE') }).click();
  await expect(page.getByText(upTo(Errors.coupon_minimum))).toBeHidden();
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
});
