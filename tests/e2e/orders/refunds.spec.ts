import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

test('what staff give back is on the order’s page: a part by hand, then given', async ({ page }) => {
  const diner = createDiner(page);
  const { Order } = diner.words;
  await reachCheckout(page, { payment_method: 'card' });
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
