import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

/** Two branches that deliver in one city, each to its own zone. */
async function publishTwoZones(slug: string): Promise<string> {
  const own = createOwnTenant(slug);
  own.change(
    'branches.yaml',
    '- slug: centro',
    `- slug: norte
  name: Siempre Abierta Norte
  description: { es: A toda hora., en: At any hour. }
  city: Bogotá
  address: 'Calle 116 # 15-20'
  latitude: 4.6956
  longitude: -74.0328
  timezone: America/Bogota
  services: [delivery, take_away]
  preparation_minutes: 20
  hours:
    - { days: [mon, tue, wed, thu, fri, sat, sun], open: '00:00', close: '00:00' }
  payment_methods: [{ method: cash }]
- slug: centro`,
  );
  const ring = '[-74.05, 4.68], [-74.02, 4.68], [-74.02, 4.71], [-74.05, 4.71], [-74.05, 4.68]';
  own.change(
    'coverage.geojson',
    '"features": [',
    `"features": [ { "type": "Feature", "properties": { "key": "norte", "branch": "norte", "delivery_price": 6900, "active": true }, "geometry": { "type": "Polygon", "coordinates": [ [ ${ring} ] ] } },`,
  );
  await own.publish();
  return slug;
}

test('an address that another branch delivers to takes the cart there by one tap (rule delivery/other-branch)', async ({
  lang,
  page,
}, { project, workerIndex, retry }) => {
  const tenant = await publishTwoZones(`otra-sede-${project.name}-${workerIndex}-${retry}`);
  const diner = createDiner(page, { lang, tenant });
  const { Cart, Errors, Place } = diner.words;
  await diner.openMenu('delivery');
  await diner.addQuickly(diner.dishes.broth);
  await diner.sayPlaceLater();
  await diner.openCart(/19\.900/);
  await diner.continueToPrecheckout();
  await page.getByRole('combobox', { name: Place.address }).fill('Calle 118 # 5-6');
  await page.getByRole('listbox').getByRole('option').first().click();
  const branch = page.getByRole('listitem').filter({ hasText: 'Siempre Abierta Norte' });
  await expect(branch).toContainText('6.900');
  await expectAccessible(page);
  await branch
    .getByRole('button', { name: Cart.branch_move.replace('{branch}', 'Siempre Abierta Norte') })
    .click();
  await expect(page).toHaveURL(/\/norte\/precheckout$/);
  await expect(page.getByRole('combobox', { name: Place.address })).toHaveValue('Calle 118 # 5-6');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await expect(page.getByText(Errors.no_coverage)).toBeHidden();
  await page.getByLabel(Place.reference).fill('Frente al parque');
  await diner.fillContact();
  await diner.payInCash('50000');
  await expect(page).toHaveURL(/\/norte\/order\/\d+$/);
});

test('the first dish of a delivery waits for its place, over a reload, and opens at the branch that comes (rule delivery/parked)', async ({
  lang,
  page,
}, { project, workerIndex, retry }) => {
  const tenant = await publishTwoZones(`a-donde-${project.name}-${workerIndex}-${retry}`);
  const diner = createDiner(page, { lang, tenant });
  const { Cart, Place } = diner.words;
  const asked = page.getByRole('dialog', { name: Place.where_to });
  await diner.openMenu('delivery');
  const added = page.locator(`[data-quick][aria-label*="${diner.dishes.broth}" i]`);
  await added.click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(added).toBeFocused();
  await expect(diner.dock()).toBeHidden();

  await added.click();
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked.getByText(diner.dishes.broth)).toBeVisible();
  const other = createDiner(await page.context().newPage(), { lang, tenant });
  await other.page.goto(page.url());
  await expect(other.page.locator('[data-quick]').first()).toBeVisible();
  await expect(other.page.getByRole('dialog')).toHaveCount(0);

  await asked.getByRole('combobox', { name: Place.address }).fill('Calle 118 # 5-6');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/norte\/view\/\d+$/);
  const dish = page.getByRole('dialog').filter({ hasText: diner.dishes.broth });
  const moved = Place.comes_from.replace('{branch}', 'Siempre Abierta Norte');
  await expect(dish.getByText(moved)).toBeVisible();
  await expectAccessible(page);
  await dish.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  // The place is known, and with it the price of delivery.
  await diner.openCart(/21\.900/);
});
