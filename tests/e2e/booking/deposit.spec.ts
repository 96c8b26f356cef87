import { chooseLateDay } from '@/tests/e2e/support/booking-form';
import { CARDS, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

test('a larger party pays its deposit and has its table, then cancels and gets it back (rule booking/deposit)', {
  tag: '@database',
}, async ({ page }) => {
  const { Reserve, BookInfo, Checkout } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/usaquen/reservar?people=6'));
  await chooseLateDay(page, 1);
  await page.locator('input[name="hour"]:enabled').first().check({ force: true });
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(upTo(Reserve.deposit_until))).toBeVisible();
  await expect(page.getByText(/120\.000/)).toBeVisible();
  await page.getByLabel(Checkout.name, { exact: true }).fill('Ana María Ruiz');
  await page.getByLabel(/\+57/).fill('3211234567');
  await page.getByLabel(Checkout.email).fill('ana@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: Reserve.book_and_pay }).click();
  await expect(page.getByRole('heading', { name: BookInfo.to_pay_title })).toBeFocused();

  await page.getByRole('link', { name: upTo(BookInfo.deposit_pay) }).click();
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
