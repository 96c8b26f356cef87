import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { joinByLink } from '@/tests/e2e/support/staff-person';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { StaffMenu, StaffProduct, StaffPicture, StaffEditing } = CATALOGUES.es;
const PHOTO = 'tenants/brasa-andina/images/1f372.webp';

test.use({ locale: 'es-CO' });

test('an owner makes a product with a photo, which diners see (rule tenant/product-sheet)', async ({ page }, {
  project,
  retry,
}) => {
  const own = createOwnTenant(`ficha-${project.name}-${retry}`);
  await own.publish();
  const { slug } = own;
  const [link = ''] = (await tenantCommand('staff', 'invite', slug, `duena@${slug}.example`)).split('\n');
  await joinByLink(page, { link, name: 'Lucía Paz' });
  const button = (words: string) => page.getByRole('button', { name: words, exact: true });

  await test.step('four fields make it, and a reload loses nothing', async () => {
    await page.goto(addressOf('staff', `/${slug}/menu`));
    await button(StaffMenu.new_product).click();
    await page.getByLabel(StaffProduct.name).fill('Sopa de la casa');
    await page.getByRole('textbox', { name: /^Precio/ }).fill('18.500');
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await expectAccessible(page);
    await button(StaffPicture.turn).click();
    await button(StaffPicture.use).click();
    await expect(page.locator('.edit-picture')).toBeVisible();
    await button(StaffProduct.go_on).click();
    await expect(page).toHaveURL(/\?product=sopa-de-la-casa$/);
    await page.reload();
    await page.getByLabel(`${StaffProduct.description} · ${StaffEditing.language_es}`).fill('Con mazorca');
    await expectAccessible(page);
  });

  await test.step('diners see it with its photo once it is saved', async () => {
    await page.getByRole('button', { name: /^Guardar/ }).click();
    await expect(page.getByText(StaffEditing.saved)).toBeVisible();
    await page.goto(addressOf(slug, '/centro?lang=es'));
    await expect(page.getByRole('link', { name: 'Sopa de la casa' }).first()).toBeVisible();
    const photo = page.locator('.dish', { hasText: 'Sopa de la casa' }).locator('img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
