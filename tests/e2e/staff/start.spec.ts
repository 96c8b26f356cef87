import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { joinOperators } from '@/tests/e2e/support/operator-person';
import { PASSWORD } from '@/tests/e2e/support/staff-person';

const { Staff, StaffOperator, StaffStart, StaffImport, StaffEditing, StaffBranches } = CATALOGUES.es;
const SQUARE = `Token,Item Name,Variation Name,SKU,Description,Categories,Price
a1,Arepa de chócolo,Regular,,Con cuajada,Antojos,9000
`;

test.use({ locale: 'es-CO' });

test('an operator makes a restaurant, and its owner brings a menu, says where and when, and opens it to diners (rule tenant/starter)', async ({
  page,
  browser,
}, { project, retry }) => {
  const slug = `nueva-${project.name}-${retry}`;
  let link = '';

  await test.step('the operator names it, and gets a link for its owner', async () => {
    await joinOperators(page, { mail: `olga-${slug}@house.example`, name: 'Olga Soporte' });
    await page.getByRole('button', { name: StaffOperator.new }).press('Enter');
    await page.getByLabel(StaffOperator.new_name, { exact: true }).fill(slug);
    await page.getByLabel(StaffOperator.new_address).fill('Calle 5 # 3-2');
    await page.getByLabel(StaffOperator.new_mail).fill(`duena@${slug}.example`);
    await expectAccessible(page);
    await page.getByRole('button', { name: StaffOperator.new_go }).press('Enter');
    await expect(page.getByText(`${slug} ya existe.`)).toBeVisible();
    link = await page.locator('input[readonly]').inputValue();
  });

  const context = await browser.newContext({ locale: 'es-CO', viewport: page.viewportSize() });
  const owner = await context.newPage();
  const save = async () => {
    await owner.getByRole('button', { name: /^Guardar/ }).press('Enter');
    await expect(owner.getByText(StaffEditing.saved)).toBeVisible();
  };

  await test.step('the owner takes the link, and comes to what is missing', async () => {
    await owner.goto(link);
    await owner.getByLabel(Staff.name).fill('Lucía Paz');
    await owner.getByLabel(Staff.password).fill(PASSWORD);
    await owner.getByRole('button', { name: Staff.join_go }).click();
    await expect(owner).toHaveURL(addressOf('staff', `/${slug}/start`));
    await expect(owner.getByText('Faltan 3 pasos para abrir.')).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('a file, a point and a week', async () => {
    await owner.getByRole('link', { name: StaffStart.go_import }).click();
    const file = { name: 'square.csv', mimeType: 'text/csv', buffer: Buffer.from(SQUARE) };
    await owner.locator('input[type=file]').setInputFiles(file);
    await expect(owner.getByText('Arepa de chócolo')).toBeVisible();
    await owner.getByRole('button', { name: StaffImport.save }).click();
    await expect(owner.getByText(StaffEditing.saved)).toBeVisible();
    await owner.goto(addressOf('staff', `/${slug}/start`));
    await owner.getByRole('link', { name: StaffStart.go_place }).click();
    await owner.getByLabel(StaffBranches.point).fill('4.6486, -74.0628');
    await save();
    await owner.goto(addressOf('staff', `/${slug}/start`));
    await owner.getByRole('link', { name: StaffStart.go_hours }).click();
    await owner.getByRole('button', { name: /^lunes: agregar turno/i }).press('Enter');
    await owner.getByRole('button', { name: /^lunes: copiar a todos/i }).press('Enter');
    await save();
  });

  await test.step('nothing is missing, and diners find it once it is open', async () => {
    await owner.goto(addressOf('staff', `/${slug}/start`));
    await owner.getByRole('button', { name: StaffStart.open_go }).press('Enter');
    await expect(owner.getByText(StaffStart.is_open_text)).toBeVisible();
    await expect(owner.getByText(StaffStart.closed)).toHaveCount(0);
    await expectAccessible(owner);
    await expect(async () => {
      await owner.goto(addressOf(slug, '/bogota?lang=es'));
      await expect(owner.getByRole('link', { name: 'Arepa de chócolo' }).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });
  await context.close();
});
