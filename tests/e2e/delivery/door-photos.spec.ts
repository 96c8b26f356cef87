import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const DOOR = 'tenants/bar-cerro/images/1f34b.webp';

test('a photo of the door goes with the order, and is there for the next one (rule delivery/door-photos)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Place } = diner.words;
  const words = 'Calle 60 # 9-40, Chapinero';
  const shown = page.getByAltText(Place.photo.replace('{number}', '1'));
  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.fillAddress();
  await page.getByLabel(Place.photo_add).setInputFiles('package.json');
  await expect(page.getByText(Place.photo_kind)).toBeVisible();
  await page.getByLabel(Place.photo_add).setInputFiles(DOOR);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();

  await diner.reachPrecheckout({ service: 'delivery' });
  await diner.openSection(Checkout.where, page.getByRole('radio', { name: words }));
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: Place.edit.replace('{address}', words) }).click();
  const editor = page.getByRole('group', { name: Place.editing });
  await editor.getByRole('button', { name: Place.photo_remove.replace('{number}', '1') }).click();
  await expect(editor.getByLabel(Place.photo_add)).toBeFocused();
  await editor.getByRole('button', { name: Place.save, exact: true }).click();
  await expect(page.getByLabel(Place.photo_add)).toBeVisible();
});
