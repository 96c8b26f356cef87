import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { WITHOUT_MAP } from '@/tests/e2e/support/shared-tenants';

const TENANT = WITHOUT_MAP;

test('a branch without a map brings an order to a zone of its list, for what that costs (rule delivery/price)', async ({
  page,
}) => {
  const diner = createDiner(page, { tenant: TENANT });
  const { Cart, Checkout, Errors, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  const zone = page.getByLabel(Checkout.zone, { exact: true });
  await expect(page.getByText(Cart.delivery_later)).toBeVisible();
  await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
  await page.getByLabel(Place.address, { exact: true }).fill('Calle 116 # 15-20');
  await page.getByLabel(Place.neighbourhood).fill('Usaquén');
  await page.getByLabel(Place.reference).fill('Frente al parque');
  await diner.fillContact();
  await diner.payInCash('50000');
  await expect(zone).toBeFocused();
  await expect(zone).toHaveAccessibleDescription(Errors.zone_required);
  await expectAccessible(page);
  await zone.selectOption('Usaquén');
  const order = page.getByRole('button', { name: upTo(Checkout.order_now) });
  // 15.000, 7.000 for bringing it and a tip of ten percent of the dish.
  await expect(order).toContainText('23.500');
  await page.reload();
  await expect(zone).toHaveValue('Usaquén');
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText(/7\.000/)).toBeVisible();
});
