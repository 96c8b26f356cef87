import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachKnownForm } from '@/tests/e2e/support/made-cart';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';
import { WITHOUT_MAP } from '@/tests/e2e/support/tenants/shared-tenants';
import { startWebWithoutMap } from '@/tests/e2e/support/webs/web-without-map';

const TENANT = WITHOUT_MAP;

test('a branch without a map brings an order to a zone of its list, for what that costs (rule delivery/price)', async ({
  page,
}) => {
  const diner = createDiner(page, { tenant: TENANT });
  const { Cart, Checkout, Errors, Place } = diner.words;
  await reachKnownForm(page, { tenant: TENANT, service: 'delivery', place: undefined });
  const zone = page.getByLabel(Checkout.zone, { exact: true });
  await expect(page.getByText(Cart.delivery_later)).toBeVisible();
  await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
  await page.getByLabel(Place.address, { exact: true }).fill('Calle 116 # 15-20');
  await page.getByLabel(Place.neighbourhood).fill('Usaquén');
  await page.getByLabel(Place.reference).fill('Frente al parque');
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

/** Two zones on the map, side by side, each with a name. */
async function publishNamedZones(slug: string): Promise<void> {
  const own = createOwnTenant(slug);
  own.change('coverage.geojson', '"key": "cerca",', '"key": "cerca", "name": "Chapinero",');
  const ring =
    '[-74.0438, 4.6296], [-74.03, 4.6296], [-74.03, 4.6676], [-74.0438, 4.6676], [-74.0438, 4.6296]';
  own.change(
    'coverage.geojson',
    '"features": [',
    `"features": [ { "type": "Feature", "properties": { "key": "rosales", "name": "Rosales", "branch": "centro", "delivery_price": 6900, "active": true }, "geometry": { "type": "Polygon", "coordinates": [ [ ${ring} ] ] } },`,
  );
  await own.publish();
}

test('without a geocoder and a map an address is ordered to as it was typed, and its zone says the fee from the first page to the receipt (rule delivery/price)', async ({
  lang,
  page,
}, { project, workerIndex, retry }) => {
  test.slow();
  const tenant = `por-zonas-${project.name}-${workerIndex}-${retry}`;
  const [web] = await Promise.all([startWebWithoutMap(), publishNamedZones(tenant)]);
  const diner = createDiner(page, { lang, tenant });
  const { Cart, Checkout, Order, Place } = diner.words;
  try {
    await page.goto(web.at(tenant, '/my-location'));
    await page.getByRole('textbox', { name: Place.address }).fill('Calle 85 # 12-40');
    await expect(page.getByRole('button', { name: Place.on_map })).toHaveCount(0);
    await page.getByLabel(Checkout.zone, { exact: true }).selectOption({ label: 'Rosales · $\u00a06.900' });
    await expectAccessible(page);
    await page.getByRole('button', { name: Place.use_zone }).click();
    await page.locator('#where-to .branch-row a').click();
    await page.waitForURL(/\/centro/);
    await diner.addQuickly(diner.dishes.broth);
    // 15.000 and 6.900 for bringing it.
    await diner.openCart(/21\.900/);
    await diner.continueToPrecheckout();
    await diner.openSection(Checkout.where, page.getByLabel(Place.reference));
    await expect(page.getByRole('textbox', { name: Place.address })).toHaveValue('Calle 85 # 12-40');
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    await expect(page.getByText(Place.not_found_zone)).toBeHidden();
    await expect(page.locator('.map, .sketch')).toHaveCount(0);
    await page.getByLabel(Place.reference).fill('Frente al parque');
    await diner.fillContact();
    await diner.payInCash('50000');
    await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
    await expect(page.getByText('Calle 85 # 12-40, Rosales, Bogotá')).toBeVisible();
    await expect(page.getByText(Order.to, { exact: true })).toBeVisible();
    await expect(page.getByText(/6\.900/)).toBeVisible();
  } finally {
    // Its page asks on.
    await page.goto('about:blank');
    await web.stop();
  }
});
