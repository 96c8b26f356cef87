import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const CHAIN = 'brasa-andina';

test('the address that was given first chooses the branch, and the form begins with it (rule delivery/reach)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Order, Place } = diner.words;
  await page.goto(addressOf(TENANT, `/my-location?lang=${lang}`));
  await page.getByRole('combobox', { name: Place.address }).fill('Calle 60 # 9-40');
  await page.getByRole('listbox').getByRole('option').first().click();
  const branch = page.locator('#where-to .branch-row a');
  await expect(branch).toHaveCount(1);
  await expectAccessible(page);
  await branch.click();
  await expect(page).toHaveURL(/\/centro\?service=delivery/);
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  await expect(page.getByRole('combobox', { name: Place.address })).toHaveValue('Calle 60 # 9-40');
  await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
  await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
  await page.getByLabel(Place.reference).fill('Frente al parque');
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText(Order.to, { exact: true })).toBeVisible();
});

test('where nobody delivers take away is offered, and another address asks anew', async ({
  lang,
  page,
  context,
}) => {
  const { Branches, Place } = CATALOGUES[lang];
  await page.goto(addressOf(CHAIN, `/location?service=delivery&lang=${lang}`));
  await expect(page.getByRole('heading', { level: 1, name: Branches.location_title })).toBeVisible();
  await page.getByRole('combobox', { name: Place.address }).fill('Calle 137 Sur # 2-10');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('status').filter({ hasText: Place.nobody })).toBeFocused();
  await expect(page.locator('#branches')).toBeHidden();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: Place.take_away })).toHaveAttribute(
    'href',
    '/branch-to-take-away',
  );

  // The device stands in the other city.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.2098, longitude: -75.5694 });
  await page.getByRole('button', { name: Place.change }).click();
  await page.getByRole('button', { name: Place.locate }).click();
  const branch = page.locator('#where-to .branch-row a');
  await expect(branch).toHaveCount(1);
  await expect(branch).toHaveAttribute('href', '/poblado?service=delivery');
  // Another page of the tenant, a later visit: the address is known.
  await page.goto(addressOf(CHAIN, `/my-location?lang=${lang}`));
  await expect(branch).toHaveAttribute('href', '/poblado?service=delivery');
});

test('a point of the map is moved by keys and confirmed', async ({ lang, page }) => {
  const { Place } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/my-location?lang=${lang}`));
  await page.getByRole('button', { name: Place.on_map }).click();
  await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
  await expectAccessible(page);
  await page.getByRole('button', { name: Place.use_point }).click();
  await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
  await expect(page.getByText(upTo(Place.to.replace(/<.*/, '')))).toBeVisible();
});
