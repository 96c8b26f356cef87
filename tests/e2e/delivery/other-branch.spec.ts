import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';

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
  await diner.reachPrecheckout({ service: 'delivery' });
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
