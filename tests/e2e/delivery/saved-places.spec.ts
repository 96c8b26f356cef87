import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('a place is kept under a name, chosen in the panel, changed and forgotten (rule delivery/saved-addresses)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Panel, Place, Shell } = diner.words;
  const where = addressOf(TENANT, `/my-location?lang=${lang}`);
  await page.goto(where);
  await page.getByRole('combobox', { name: Place.address }).fill('Calle 60 # 9-40');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: Place.keep }).click();
  await page.getByRole('radio', { name: Place.home }).check();
  await page.getByLabel(Place.reference).fill('Portería azul');
  await expectAccessible(page);
  await page.getByRole('button', { name: Place.save, exact: true }).click();
  await expect(page.getByText(upTo(`${Place.home} · `))).toBeVisible();
  await expect(page.getByRole('button', { name: Place.change })).toBeFocused();

  // Beside the menu, without an address yet.
  await page.getByRole('button', { name: Place.change }).click();
  await diner.openMenu('delivery');
  await page.getByRole('button', { name: Shell.open_panel }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: Panel.location })).toBeVisible();
  await expectAccessible(page);
  // The panel closes with the tap.
  await panel.getByRole('radio', { name: upTo(Place.home) }).click();
  await expect(panel).toBeHidden();
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  await expect(page.getByRole('combobox', { name: Place.address })).toHaveValue('Calle 60 # 9-40');
  await expect(page.getByLabel(Place.reference)).toHaveValue('Portería azul');
  await expect(page.getByRole('radio', { name: upTo(Place.home) })).toBeChecked();

  await page.getByRole('button', { name: Place.edit.replace('{address}', Place.home) }).click();
  await page.getByRole('radio', { name: Place.work }).check();
  await expectAccessible(page);
  await page.getByRole('group', { name: Place.editing }).getByLabel(Place.reference).press('Enter');
  await expect(page).toHaveURL(/\/precheckout$/);
  const edit = page.getByRole('button', { name: Place.edit.replace('{address}', Place.work) });
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: Place.forget.replace('{address}', Place.work) }).click();
  await expect(page.getByText(Place.forgotten)).toBeFocused();
});

test('a known address is answered without anything that moves (rule delivery/reach)', async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as { shift: number };
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { Place } = createDiner(page).words;
  const where = addressOf('brasa-andina', '/location?service=delivery');
  await page.goto(where);
  await page.getByRole('combobox', { name: Place.address }).fill('Calle 60 # 9-40');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.locator('#where-to .branch-row a').first()).toBeVisible();
  await page.goto(where, { waitUntil: 'networkidle' });
  await expect(page.locator('#where-to .branch-row a').first()).toBeVisible();
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  console.log(`layout shift of a known address: ${shift.toFixed(3)}`);
  expect(shift).toBeLessThan(0.02);
});
