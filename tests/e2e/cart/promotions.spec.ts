import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachMenu } from '@/tests/e2e/support/made-cart';
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
  const { Cart, Checkout } = diner.words;
  const t = createTranslator({ locale: 'es', messages: { Cart }, namespace: 'Cart' });
  const missing = page.getByText(t('bundle_missing', { count: 1, take: 3, pay: 2 }));
  const saved = page.getByText(amountIn(Cart.promo_saved.replace('{label}', 'Trío'), '4.001'));
  const savedInAll = page.getByText(amountIn(Cart.saved, '5.501'));
  const applied = page.getByRole('term').filter({ hasText: Cart.coupon.replace('{code}', 'SABOR10') });
  await reachMenu(page, { tenant: own.slug, dish: 'Empanada', path: '&coupon=SABOR10' });
  await diner.addQuickly('Queso asado');

  // The sheet: with the one in the cart, what is missing for the bundle.
  await page.getByRole('link', { name: 'Empanada' }).click();
  const sheet = page.getByRole('dialog', { name: 'Empanada' });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: Cart.more }).click();
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();

  // The cart: 8.002 and 8.499, less the most of the coupon of the link.
  await diner.openCart(/14\.501/);
  await expect(page).not.toHaveURL(/coupon/);
  await expect(applied).toBeVisible();
  await expect(saved).toBeVisible();
  await expect(savedInAll).toBeVisible();
  await expectAccessible(page);

  // The form, where the coupon is taken off and typed.
  await diner.continueToPrecheckout();
  await page.getByRole('button', { name: Cart.coupon_remove.replace('{code}', 'SABOR10') }).click();
  await expect(applied).toBeHidden();
  await page.getByRole('button', { name: Cart.coupon_ask }).click();
  await page.getByLabel(Cart.coupon_label).fill('sabor10');
  await page.getByLabel(Cart.coupon_label).press('Enter');
  await expect(applied).toBeVisible();

  // The order: with a tip of ten percent.
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
  await diner.giveTip();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText(/15\.951/).first()).toBeVisible();
  await expect(saved).toBeVisible();
  await expect(savedInAll).toBeVisible();
  await expect(applied).toBeVisible();
});
