import type { Page } from '@playwright/test';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Cart, Product } = CATALOGUES.es;

/** The sheet of a dish, opened from its card. */
async function openDish(
  page: Page,
  { tenant, branch, name }: { tenant: string; branch: string; name: string },
) {
  await openLoaded(page, addressOf(tenant, `/${branch}`));
  const cards = page.locator('section:not([data-section=highlights]) .dish').filter({ hasText: name });
  await cards.first().getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  const add = sheet.getByRole('button', { name: upTo(Cart.add) });
  await expect(add).toBeVisible();
  return { sheet, add };
}

test('a combo asks of its parts where they are chosen, says there what is missing, and stands in the cart as it was chosen (rule menu/inside)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const own = createOwnTenant('almuerzo-siempre', 'brasa-andina', 'tenants');
  own.change('menu.csv', ',15:00', ',');
  await own.publish();
  const { sheet, add } = await openDish(page, {
    tenant: own.slug,
    branch: 'chapinero',
    name: 'Combo almuerzo',
  });
  await expect(add).toHaveText(/29\.900$/);
  await expect(sheet.getByRole('radio', { name: /^Ajiaco/ })).toBeChecked();
  await expect(sheet.getByText('Término de la carne')).toBeHidden();
  await sheet.getByText('Churrasco 200 g').click();
  await expect(add).toHaveText(/39\.800$/);
  await add.click();
  const doneness = sheet.getByRole('group', { name: 'Término de la carne' });
  await expect(doneness.getByRole('alert')).toHaveText(Cart.options_missing);
  await expect(doneness.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  await doneness.getByText('Término medio').click();
  await sheet.getByText('Tajadas de maduro').click();
  await expect(add).toHaveText(/42\.300$/);
  await add.click();
  await diner.sayPlaceLater();
  await expect(sheet).toBeHidden();
  await diner.openCart(/42\.300/);
  const line = page.getByRole('listitem').filter({ hasText: 'Churrasco 200 g' });
  await expect(line).toContainText('Combo almuerzo');
  await expect(line).toContainText('Término medio · Arroz con coco · Tajadas de maduro');
  await expect(line).toContainText('42.300');
});

test('what is written to an option stands in the cart, and is written anew there (rule menu/option-text, rule cart/edit)', async ({
  page,
}) => {
  const { sheet, add } = await openDish(page, {
    tenant: 'tienda-don-luis',
    branch: 'cable',
    name: 'Torta de zanahoria',
  });
  const message = sheet.getByRole('textbox', { name: /^Mensaje en chocolate/ });
  await message.fill('Feliz día, Ana');
  await expect(message).toHaveAccessibleDescription(Product.text_max.replace('{max}', '20'));
  await expect(add).toHaveText(/12\.000$/);
  await add.click();
  await createDiner(page).openCart(/12\.000/);
  await expect(page.getByText('Mensaje en chocolate: Feliz día, Ana')).toBeVisible();

  const edit = page.getByRole('button', { name: Cart.edit_line.replace('{name}', 'Torta de zanahoria') });
  await edit.click();
  const again = page.getByRole('dialog', { name: 'Torta de zanahoria' });
  const written = again.getByRole('textbox', { name: /^Mensaje en chocolate/ });
  await expect(written).toHaveValue('Feliz día, Ana');
  await expectAccessible(page);
  await written.fill('Feliz día, Eva');
  await again.getByRole('button', { name: upTo(Cart.save_priced) }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Mensaje en chocolate: Feliz día, Eva')).toBeVisible();
  await expect(page.getByText('Feliz día, Ana')).toBeHidden();
  await expect(edit).toBeFocused();
});
