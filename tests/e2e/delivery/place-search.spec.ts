import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('an address found to its door is placed, named and priced by one tap (rule delivery/place-search)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Order, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  const address = page.getByRole('combobox', { name: Place.address });
  await address.pressSequentially('calle 60 # 9-');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Calle 60 # 9-, Chapinero Central, Bogotá',
  ]);
  await address.pressSequentially('40');
  const door = page
    .getByRole('listbox')
    .getByRole('option', { name: 'Calle 60 # 9-40, Chapinero Central, Bogotá' });
  await expect(door).toBeVisible();
  await expectAccessible(page);
  await door.click();
  await expect(address).toHaveValue('Calle 60 # 9-40');
  await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel(Place.reference).fill('Frente al parque');
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText('Calle 60 # 9-40, Chapinero Central, Bogotá')).toBeVisible();
  await expect(page.getByText(Order.to, { exact: true })).toBeVisible();
});

test('a street without its number keeps the one that was typed, and asks for a look at the point', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Checkout, Errors, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  const address = page.getByRole('combobox', { name: Place.address });
  await address.fill('Calle 6');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('Calle 60');
  await expect(page.getByText(Checkout.check_point)).toBeVisible();
  await expect(page.getByRole('button', { name: Place.sketch })).toBeVisible();
  await address.fill('Vereda El Retiro');
  await expect(page.getByText(Errors.address_not_found)).toBeVisible();
  await expectAccessible(page);
});

test('the position of the device names its neighbourhood', async ({ lang, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.6482, longitude: -74.0635 });
  const diner = createDiner(page, lang);
  const { Cart, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  await page.getByRole('button', { name: Place.locate }).click();
  await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
});

test.describe('without an answer', () => {
  test.use({ expectedFault: /status of 503/ });

  test('the address is written and the point is set as ever', async ({ lang, page }) => {
    await page.route('**/api/pla*.json?*', (route) =>
      route.fulfill({ status: 503, json: { error: { key: 'unavailable', message: '' } } }),
    );
    const diner = createDiner(page, lang);
    const { Place } = diner.words;
    await diner.reachPrecheckout({ service: 'delivery' });
    await page.getByRole('combobox', { name: Place.address }).fill('Calle 60');
    await expect(page.getByText(Place.failed)).toBeVisible();
    await expectAccessible(page);
    await diner.fillAddress();
    await diner.fillContact();
    await diner.payInCash('50000');
    await diner.orderId();
  });
});
