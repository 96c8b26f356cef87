import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachKnownForm } from '@/tests/e2e/support/made-cart';

const DOOR = 'tenants/bar-cerro/images/1f34b.webp';

test('an address found to its door, with a photo of it, is ordered to and is there for the next one until it is forgotten (rule delivery/place-search, rule delivery/door-photos, rule delivery/saved-addresses)', async ({
  page,
}) => {
  test.slow();
  const diner = createDiner(page);
  const { Cart, Checkout, Order, Place } = diner.words;
  const address = page.getByRole('combobox', { name: Place.address });
  const options = page.getByRole('listbox').getByRole('option');
  const photo = page.getByAltText(Place.photo.replace('{number}', '1'));
  const words = 'Calle 60 # 9-40, Chapinero Central';
  const saved = page.getByRole('radio', { name: words });

  await test.step('the address is placed, named and priced by one tap', async () => {
    await reachKnownForm(page, { service: 'delivery', place: undefined });
    await address.pressSequentially('calle 60 # 9-');
    await expect(options).toHaveText(['Calle 60 # 9-, Chapinero Central, Bogotá']);
    await address.pressSequentially('40');
    await options.filter({ hasText: 'Calle 60 # 9-40, Chapinero Central, Bogotá' }).click();
    await expect(address).toHaveValue('Calle 60 # 9-40');
    await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
    await page.getByLabel(Place.reference).fill('Frente al parque');
  });

  await test.step('a photo of the door goes with the order', async () => {
    await page.getByLabel(Place.photo_add).setInputFiles('package.json');
    await expect(page.getByText(Place.photo_kind)).toBeVisible();
    await page.getByLabel(Place.photo_add).setInputFiles(DOOR);
    await expect(photo).toBeVisible();
    await expectAccessible(page);
    await diner.payInCash('50000');
    await diner.orderId();
    await expect(page.getByText('Calle 60 # 9-40, Chapinero Central, Bogotá')).toBeVisible();
    await expect(page.getByText(Order.to, { exact: true })).toBeVisible();
  });

  await test.step('the next delivery begins with both, and a tap brings the address back', async () => {
    await diner.reachPrecheckout({ service: 'delivery', total: /19\.900/ });
    await diner.openSection(Checkout.where, saved);
    await expect(saved).toBeChecked();
    await expect(photo).toBeVisible();
    await page.getByLabel(Place.reference).fill('Otra puerta');
    await address.fill('Calle 1');
    await expect(saved).not.toBeChecked();
    await saved.check();
    await expect(page.getByLabel(Place.reference)).toHaveValue('Frente al parque');
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  });

  await test.step('the photo is taken off, and the address is forgotten', async () => {
    await page.getByRole('button', { name: Place.edit.replace('{address}', words) }).click();
    const editor = page.getByRole('group', { name: Place.editing });
    await editor.getByRole('button', { name: Place.photo_remove.replace('{number}', '1') }).click();
    await expect(editor.getByLabel(Place.photo_add)).toBeFocused();
    await editor.getByRole('button', { name: Place.save, exact: true }).click();
    await expect(page.getByLabel(Place.photo_add)).toBeVisible();
    const remove = { name: Place.forget.replace('{address}', words) };
    await page.getByRole('button', remove).click();
    await page.getByRole('group', { name: Place.forget_ask }).getByRole('button', remove).click();
    await expect(saved).toHaveCount(0);
  });
});
