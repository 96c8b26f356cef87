import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

const CHAIN = 'brasa-andina';

test('the address that was given first chooses the branch, is kept under a name and chosen in the panel, and the form begins with it (rule delivery/reach, rule delivery/saved-addresses)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Order, Panel, Place, Shell } = diner.words;

  await test.step('before the menu it says which branch comes', async () => {
    await page.goto(addressOf(TENANT, '/my-location'));
    await page.getByRole('combobox', { name: Place.address }).fill('Calle 60 # 9-40');
    await page.getByRole('listbox').getByRole('option').first().click();
    const branch = page.locator('#where-to .branch-row a');
    await expect(branch).toHaveCount(1);
    await expect(branch).toHaveAttribute('href', '/centro?service=delivery');
    await expectAccessible(page);
  });

  await test.step('it is kept under a name', async () => {
    await page.getByRole('button', { name: Place.keep }).click();
    await page.getByRole('radio', { name: Place.home }).check();
    await page.getByLabel(Place.reference).fill('Portería azul');
    await page.getByRole('button', { name: Place.save, exact: true }).click();
    await expect(page.getByText(upTo(`${Place.home} · `))).toBeVisible();
    await expect(page.getByRole('button', { name: Place.change })).toBeFocused();
    await page.getByRole('button', { name: Place.change }).click();
  });

  await test.step('the panel beside the menu chooses it, and closes', async () => {
    await diner.openMenu('delivery');
    await page.getByRole('button', { name: Shell.open_panel }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('link', { name: Panel.location })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('radio', { name: upTo(Place.home) }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the form begins with it, and the order goes there', async () => {
    await diner.addQuickly(diner.dishes.broth);
    // The place is known, and with it the price of delivery.
    await diner.openCart(/19\.900/);
    await diner.continueToPrecheckout();
    await expect(page.getByRole('combobox', { name: Place.address })).toHaveValue('Calle 60 # 9-40');
    await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
    await expect(page.getByLabel(Place.reference)).toHaveValue('Portería azul');
    await expect(page.getByRole('radio', { name: upTo(Place.home) })).toBeChecked();
    await expect(page.getByRole('button', { name: Place.sketch })).toHaveCount(0);
    await diner.fillContact();
    await diner.payInCash('50000');
    await diner.orderId();
    await expect(page.getByText(Order.to, { exact: true })).toBeVisible();
  });
});

/** How much of each page has moved by itself since it was opened. */
function watchShift(): void {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

test('where nobody delivers take away is offered, the device says where it stands, and a later visit knows it without anything that moves (rule delivery/reach)', async ({
  page,
  context,
}) => {
  const { Branches, Place } = CATALOGUES.es;
  const branch = page.locator('#where-to .branch-row a');
  await page.addInitScript(watchShift);

  await test.step('where nobody delivers', async () => {
    await page.goto(addressOf(CHAIN, '/location?service=delivery'));
    await expect(page.getByRole('heading', { level: 1, name: Branches.location_title })).toBeVisible();
    await page.getByRole('combobox', { name: Place.address }).fill('Calle 137 Sur # 2-10');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('status').filter({ hasText: Place.nobody })).toBeFocused();
    await expect(page.locator('#branches')).toBeHidden();
    await expectAccessible(page);
    const takeAway = page.getByRole('link', { name: Place.take_away });
    await expect(takeAway).toHaveAttribute('href', '/branch-to-take-away');
  });

  await test.step('the device stands in the other city', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 6.2098, longitude: -75.5694 });
    await page.getByRole('button', { name: Place.change }).click();
    await page.getByRole('button', { name: Place.locate }).click();
    await expect(branch).toHaveCount(1);
    await expect(branch).toHaveAttribute('href', '/poblado?service=delivery');
  });

  await test.step('another page of a later visit knows the address, and nothing on it moves', async () => {
    await page.goto(addressOf(CHAIN, '/my-location'));
    await expect(branch).toHaveAttribute('href', '/poblado?service=delivery');
    await untilLoaded(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
  });
});
