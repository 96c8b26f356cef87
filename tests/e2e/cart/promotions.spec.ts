import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const MENU = `sku,category,name_es,price,promo_label_es,promo_bundle,promo_percent
empanada,platos,Empanada,4001,Trío,3x2,
queso,platos,Queso asado,9999,,,15
`;
/** A text of the catalogue that says an amount, however it is spaced. */
const amountIn = (text: string, amount: string) =>
  new RegExp(text.replace('{amount}', `\\$\\s*${amount.replace('.', '\\.')}`));
const COUPONS = 'code,kind,value,max\nsabor10,percent,50,2000\n';

test('three for two, a percentage and the coupon of a link are what is paid, to the peso (rule menu/promotions, rule cart/coupon)', async ({
  page,
}) => {
  const { project, retry } = test.info();
  const own = createOwnTenant(`promociones-${project.name}-${retry}`);
  writeFileSync(join(own.folder, 'menu-promos.csv'), MENU);
  writeFileSync(join(own.folder, 'coupons.csv'), COUPONS);
  await own.publish();
  const diner = createDiner(page, { tenant: own.slug });
  const { Cart } = diner.words;
  const t = createTranslator({ locale: 'es', messages: { Cart }, namespace: 'Cart' });
  const bundle = (count: number) => page.getByText(t('bundle_missing', { count, take: 3, pay: 2 }));
  const saved = page.getByText(amountIn(Cart.promo_saved.replace('{label}', 'Trío'), '4.001'));
  const savedInAll = page.getByText(amountIn(Cart.saved, '5.501'));
  await page.goto(addressOf(own.slug, '/centro?service=take_away&coupon=SABOR10'));

  // The card: what a percentage makes of the price, and the names of both.
  const cheese = page.getByRole('listitem').filter({ hasText: 'Queso asado' });
  await expect(cheese).toContainText('8.499');
  await expect(cheese.locator('s')).toHaveText(/9\.999/);
  await expect(cheese).toContainText(/−15\s?%/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Empanada' })).toContainText('Trío');
  await diner.addQuickly('Queso asado');

  // The sheet: what is missing for the bundle, and what so many cost.
  await page.getByRole('link', { name: 'Empanada' }).click();
  const sheet = page.getByRole('dialog', { name: 'Empanada' });
  await expect(bundle(2)).toBeVisible();
  await sheet.getByRole('button', { name: Cart.more }).click();
  await expect(bundle(1)).toBeVisible();
  await sheet.getByRole('button', { name: Cart.more }).click();
  await expect(sheet.getByText(t('bundle', { take: 3, pay: 2 }))).toBeVisible();
  await expect(sheet.getByRole('button', { name: upTo(Cart.add_priced) })).toContainText('8.002');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: Cart.fewer }).click();
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();

  // The bar and the cart: one more is free, and the coupon of the link is on both with its most.
  await diner.openCart(/14\.501/);
  await expect(page).not.toHaveURL(/coupon/);
  await expect(bundle(1)).toBeVisible();
  const applied = page.getByRole('term').filter({ hasText: Cart.coupon.replace('{code}', 'SABOR10') });
  await expect(applied).toBeVisible();
  await expect(page.getByText(/−\s*\$\s*2\.000/)).toBeVisible();
  const empanadas = page
    .getByRole('listitem')
    .filter({ hasText: 'Empanada' })
    .filter({ has: bundle(1) });
  await empanadas.getByRole('button', { name: Cart.more }).click();
  await expect(saved).toBeVisible();
  await expect(savedInAll).toBeVisible();
  // 8.002 and 8.499, less 2.000.
  await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toContainText('14.501');
  await expectAccessible(page);

  // In the precheckout the coupon is taken off and typed.
  await diner.continueToPrecheckout();
  await page.getByRole('button', { name: Cart.coupon_remove.replace('{code}', 'SABOR10') }).click();
  await expect(applied).toBeHidden();
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await expect(page.getByLabel(Cart.coupon_label)).toBeFocused();
  await page.getByLabel(Cart.coupon_label).fill('sabor10');
  await page.getByLabel(Cart.coupon_label).press('Enter');
  await expect(applied).toBeVisible();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  // With a tip of ten percent.
  await expect(page.getByText(/15\.951/).first()).toBeVisible();
  await expect(saved).toBeVisible();
  await expect(savedInAll).toBeVisible();
  await expect(applied).toBeVisible();
});
