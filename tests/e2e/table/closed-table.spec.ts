import { createAccountDiner } from '@/tests/e2e/support/account-diner';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';

const PHONE = { width: 390, height: 844 };
const OPEN = "[mon, tue, wed, thu, fri, sat, sun], open: '00:00', close: '00:00' }\n";

test('at a table that is closed the account and the waiter are not covered by what says so', async ({
  page,
  lang,
}) => {
  // On a wide screen the account stands beside the menu.
  await page.setViewportSize(PHONE);
  const tenant = createOwnTenant(`mesa-cerrada-${lang}`, 'mesa-unida');
  tenant.change('branches.yaml', OPEN, `${OPEN}  exceptions:\n    - { from: '2026-01-01' }\n`);
  await tenant.publish();
  const ana = createAccountDiner(page, { tenant: tenant.slug, lang, label: '1' });
  const { Table } = ana.words;
  await ana.scan();
  await ana.page.getByRole('button', { name: Table.join_open_short }).click();
  await ana.enter('Ana', Table.join_open);
  await ana.openMenu();
  await expect(page.locator('.closed')).toBeVisible();
  await ana.addQuickly('Ajiaco');
  await expect(page.locator('.dock > button')).toBeVisible();
  // A click is refused by Playwright where something else is on top.
  await page.getByRole('button', { name: Table.call }).click({ trial: true });
  await page.locator('.dock > button').click({ trial: true });
  await ana.openAccount();
});
