import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('what staff give back is on the order’s page: a part by hand, then given', async ({ page }) => {
  const diner = createDiner(page);
  const { Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.approved);
  await diner.orderId();
  await expect(page.getByText(Order.paid, { exact: false }).first()).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const number = heading?.match(/\d+/)?.[0] ?? '';
  const refund = async (...words: string[]) => await tenantCommand('refund', TENANT, number, ...words);
  expect(await refund('2500', '--reason', 'faltó el pan')).toContain('by hand');
  const owed = page.getByText(Order.refund_due).locator('xpath=following-sibling::dd');
  await expect(owed).toContainText(/2\.500\. Te lo entrega/);
  await expectAccessible(page);
  expect(await refund('--given', '--note', 'en efectivo')).toContain('given back');
  const given = page.getByText(Order.refunded).locator('xpath=following-sibling::dd');
  await expect(given).toContainText(/2\.500\. Te lo entregó/);
  await expect(page.getByText(Order.refund_due)).toBeHidden();
  await expect(page.getByText(/faltó el pan|en efectivo/)).toHaveCount(0);
});

test('all of it goes back the way it was paid, and the order goes on', async ({ page }) => {
  const diner = createDiner(page, 'en');
  const { Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.approved);
  await diner.orderId();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await tenantCommand('refund', TENANT, heading?.match(/\d+/)?.[0] ?? '', '--reason', 'frío');
  await expect(page.getByText(upTo(`${Order.refunded}`)).last()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/back to the payment method you used, on/)).toBeVisible();
  await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();
});
