import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('the second delivery begins with the same address, which one tap brings back until it is forgotten (rule delivery/saved-addresses)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Cart, Checkout, Place } = diner.words;
  const words = 'Calle 60 # 9-40, Chapinero';
  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.fillAddress();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();

  await diner.reachPrecheckout({ service: 'delivery' });
  const saved = page.getByRole('radio', { name: words });
  await diner.openSection(Checkout.where, saved);
  await expect(saved).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel(Place.reference).fill('Otra puerta');
  await page.getByLabel(Place.address, { exact: true }).fill('Calle 1');
  await expect(saved).not.toBeChecked();
  await saved.check();
  await expect(page.getByLabel(Place.reference)).toHaveValue('Frente al parque');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();

  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.openSection(Checkout.where, saved);
  await page.getByRole('button', { name: Place.forget.replace('{address}', words) }).click();
  await expect(saved).toHaveCount(0);
});
