import type { Locator } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { joinByLink } from '@/tests/e2e/support/staff-person';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { StaffImport, StaffBranches, StaffEditing, StaffLook, Hours } = CATALOGUES.es;
const BRAND = '#1d4ed8';
const SQUARE = `Token,Item Name,Variation Name,SKU,Description,Categories,Price
a1,Arepa de chócolo,Regular,,Con cuajada,Antojos,9000
a2,Café de la finca,Pequeño,,,Bebidas,4000
a2,Café de la finca,Grande,,,Bebidas,6000
`;

test.use({ locale: 'es-CO' });

/** The colour of the brand in the document of an element. */
const brandOf = (root: Locator) =>
  root.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-brand').trim());

test('an owner brings products from Square, tries a colour and closes the week, which diners see (rule tenant/menu-file, rule tenant/look-draft, rule tenant/branches)', async ({
  page,
}, { project, retry }) => {
  const own = createOwnTenant(`tienda-${project.name}-${retry}`);
  await own.publish();
  const { slug } = own;
  const [link = ''] = (await tenantCommand('staff', 'invite', slug, `duena@${slug}.example`)).split('\n');
  await joinByLink(page, { link, name: 'Lucía Paz' });

  await test.step('the file is read, shown and saved beside what is there', async () => {
    await page.goto(addressOf('staff', `/${slug}/import`));
    const file = { name: 'square.csv', mimeType: 'text/csv', buffer: Buffer.from(SQUARE) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(StaffImport.source_square)).toBeVisible();
    await expect(page.getByText('Arepa de chócolo')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: StaffImport.save }).click();
    await expect(page.getByText(StaffEditing.saved)).toBeVisible();
    await page.goto(addressOf(slug, '/centro?lang=es'));
    await expect(page.getByRole('link', { name: 'Café de la finca' }).first()).toBeVisible();
  });

  await test.step('a colour is seen in the frame at once, and by diners once it is saved', async () => {
    await page.goto(addressOf('staff', `/${slug}/look`));
    const color = page.getByRole('textbox', { name: StaffLook.themeColor, exact: true });
    const framed = page.frameLocator('iframe[data-drawn=true]').locator('html');
    await expect(framed).toBeAttached();
    await color.fill(BRAND);
    await expect.poll(() => brandOf(framed)).toBe(BRAND);
    await expectAccessible(page);
    const diner = await page.context().newPage();
    await diner.goto(addressOf(slug, '/centro?lang=es'));
    expect(await brandOf(diner.locator('html'))).not.toBe(BRAND);
    await page.getByRole('button', { name: /^Guardar/ }).press('Enter');
    await expect(page.getByText(StaffEditing.saved)).toBeVisible();
    await expect(async () => {
      await diner.goto(addressOf(slug, '/centro?lang=es'));
      expect(await brandOf(diner.locator('html'))).toBe(BRAND);
    }).toPass();
    await diner.close();
  });

  await test.step('a week without shifts is closed on the page of the branch', async () => {
    await page.goto(addressOf('staff', `/${slug}/branches?branch=centro&section=hours`));
    await expectAccessible(page);
    const shifts = page.getByRole('button', { name: /: quitar de / });
    for (let left = await shifts.count(); left > 0; left -= 1) {
      await shifts.first().press('Enter');
      await expect(shifts).toHaveCount(left - 1);
    }
    await expect(page.getByText(StaffBranches.closed, { exact: true })).toHaveCount(7);
    await page.getByRole('button', { name: /^Guardar/ }).press('Enter');
    const yes = page.getByRole('button', { name: StaffEditing.questions_yes });
    await expect(yes.or(page.getByText(StaffEditing.saved))).toBeVisible();
    if (await yes.isVisible()) await yes.press('Enter');
    await expect(page.getByText(StaffEditing.saved)).toBeVisible();
    // Pages that are kept are told of a change a moment after it is written.
    await expect(async () => {
      await page.goto(addressOf(slug, '/centro?lang=es'));
      await expect(page.getByText(Hours.closed, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});
