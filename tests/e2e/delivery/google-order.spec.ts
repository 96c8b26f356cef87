import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { answerForGoogle, startMapWeb } from '@/tests/e2e/support/map-webs';

let google: Awaited<ReturnType<typeof startMapWeb>>;
test.beforeAll(async () => {
  google = await startMapWeb({ kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' });
});
test.afterAll(() => google?.stop());

const PLACE = {
  address: [
    ['9-60', 'street_number'],
    ['Calle 63', 'route'],
    ['Chapinero Central', 'neighborhood'],
    ['Bogotá', 'locality'],
  ] as [string, string][],
  lat: 4.6509,
  lng: -74.0646,
};

async function reachForm(diner: ReturnType<typeof createDiner>, lang: string) {
  await diner.page.goto(google.at(TENANT, `/centro?service=delivery&lang=${lang}`));
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  return diner.page.getByRole('combobox', { name: diner.words.Place.address });
}

test('a place of Google’s is ordered to: it fills in the address, is priced, and typed is only who orders (rule delivery/place-search)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Place } = diner.words;
  const suggestion = {
    placeId: 'ChIJ1',
    text: 'Edificio Lourdes, Calle 63, Bogotá',
    name: 'Edificio Lourdes',
  };
  const asked = await answerForGoogle(page, { suggestions: [suggestion], place: PLACE });
  const address = await reachForm(diner, lang);
  await expect(address).toBeVisible();
  expect(asked).toEqual([]);
  await address.fill('edificio lourdes');
  await expect(page.getByText('Google Maps')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: suggestion.text }).click();
  await expect(address).toHaveValue('Calle 63 # 9-60');
  await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
  await expect(page.getByLabel(Place.reference)).toHaveValue('Edificio Lourdes');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await expect(page.locator('.map, .sketch')).toHaveCount(0);
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText('Calle 63 # 9-60, Chapinero Central, Bogotá')).toBeVisible();
});

test.describe('Google’s script that does not come', () => {
  test.use({ expectedFault: /googleapis|ERR_FAILED|could not load/i });

  test('leaves the form its search, and its map in words', async ({ lang, page }) => {
    const diner = createDiner(page, lang);
    const { Cart, Checkout, Place } = diner.words;
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    const address = await reachForm(diner, lang);
    await address.fill('Calle 63 # 9-60');
    await page.getByRole('option', { name: /^Calle 63 # 9-60/ }).click();
    await expect(page.getByLabel(Place.reference)).toHaveValue('Edificio Lourdes');
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    await page.getByRole('button', { name: Checkout.show_map }).click();
    await expect(page.getByText(Place.map_failed)).toBeVisible();
    await expect(page.getByRole('button', { name: Place.sketch })).toBeVisible();
  });
});
