import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('the second delivery goes to the same address with one tap, until it is forgotten (rule delivery/saved-addresses)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Cart, Checkout } = diner.words;
  const words = 'Calle 60 # 9-40, Chapinero';
  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.fillAddress();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();

  await diner.reachPrecheckout({ service: 'delivery' });
  await expect(page.getByLabel(Checkout.address, { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('radio', { name: words }).check();
  await expect(page.getByLabel(Checkout.reference)).toHaveValue('Frente al parque');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();

  await diner.reachPrecheckout({ service: 'delivery' });
  await page.getByRole('button', { name: Checkout.forget_address.replace('{address}', words) }).click();
  await expect(page.getByRole('radio', { name: words })).toHaveCount(0);
});
