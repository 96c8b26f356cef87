import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { codeAddressAt, say } from '@/tests/e2e/support/table-diner';

test('a table that orders from the waiter has a list to show (rule table/my-list)', async ({
  page,
  lang,
  isMobile,
}) => {
  const { Table, Menu } = CATALOGUES[lang];
  const dish = { es: 'Ajiaco', en: 'Ajiaco soup' }[lang];
  const label = isMobile ? '1' : '2';
  await page.goto(await codeAddressAt({ tenant: 'mesa-unida', branch: 'lectura', label, lang }));
  await page.getByRole('link', { name: Menu.see_menu }).click();
  const add = page.getByRole('button', { name: say(Table.list_add, { name: dish }) }).first();
  await add.click();
  await add.click();
  const counted = new RegExp(`^${Table.list} · 2 `);
  await page.getByRole('button', { name: counted }).click();
  const list = page.getByRole('dialog', { name: `${say(Table.table, { label })} · ${Table.list}` });
  await expect(list.getByText(`2 × ${dish}`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: counted }).click();
  await list.getByRole('button', { name: Table.list_clear }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${Table.list}`) })).toHaveCount(0);
});
