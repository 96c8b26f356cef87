import { CARDS, upTo } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachBooking } from '@/tests/e2e/support/made-booking';

test('a larger party pays its deposit and has its table, then cancels and gets it back (rule booking/deposit)', {
  tag: '@database',
}, async ({ page }) => {
  const { BookInfo, Checkout } = CATALOGUES.es;
  await reachBooking(page, { slug: 'usaquen', people: 6 });
  await page.getByRole('button', { name: upTo(BookInfo.deposit_pay) }).click();
  await expect(page.getByLabel(Checkout.card_number)).toBeVisible();
  await expect(page.getByText(/120\.000/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(Checkout.card_number).fill(CARDS.approved);
  await page.getByLabel(Checkout.card_expiry).fill('12/31');
  await page.getByLabel(Checkout.card_cvc).fill('123');
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
  await page.locator('form label.choice input[type=checkbox]').check();
  await page.getByRole('button', { name: upTo(Checkout.pay) }).click();
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
  await expect(page.getByText(BookInfo.deposit_paid)).toBeVisible();

  await page.getByRole('button', { name: BookInfo.cancel }).click();
  await page.getByRole('button', { name: BookInfo.cancel_go }).click();
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.cancelled_title })).toBeVisible();
  await expect(page.getByText(BookInfo.deposit_refund_due)).toBeVisible();
});
