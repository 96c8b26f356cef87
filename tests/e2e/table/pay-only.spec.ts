import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { createAccountDiner, createStaff } from '@/tests/e2e/support/account-diner';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';

test('what a waiter took is paid at the table’s own address (rule table/account)', async ({
  page,
  lang,
  isMobile,
}) => {
  const label = isMobile ? '7' : '8';
  const dish = { es: 'Ajiaco', en: 'Ajiaco soup' }[lang];
  const ana = createAccountDiner(page, { lang, label });
  const { Account, Table } = ana.words;
  await ana.scan();
  await page.getByRole('button', { name: Table.join_open_short }).click();
  await ana.enter('Ana', Table.join_open);
  await ana.seeMenu();
  const href = await page.getByRole('link', { name: dish, exact: true }).first().getAttribute('href');
  const staff = await createStaff(page);
  const accounts = await staff<StaffAccount[]>('GET', 'accounts.json');
  const account = accounts.find(({ table }) => table.label === label);
  const product = { id: Number(href?.split('/').at(-1)), count: 1 };
  await staff('POST', `accounts/${account?.id}/lines.json`, { product });

  await page.goto(addressOf('mesa-unida', `/comedor/solo-pago?lang=${lang}`));
  await expect(ana.round(1)).toContainText(dish);
  await expect(page.getByText(say(Account.left, { amount: '$ 30.000' }))).toBeVisible();
  await expectAccessible(page);
  await ana.openSplit();
  const sheet = ana.sheet();
  const go = sheet.getByRole('button', { name: upTo(Account.split_go_plain) });
  await sheet.getByRole('radio', { name: upTo(Account.split_lines) }).check();
  await go.click();
  await expect(sheet.getByText(Account.split_lines_wrong)).toBeInViewport();
  await sheet.getByRole('checkbox').check();
  await go.click();
  await expect(sheet.getByText(Account.tip_missing)).toBeInViewport();
  await expectAccessible(page);
  await sheet.getByRole('radio', { name: ana.words.Checkout.tip_no, exact: true }).check();
  await go.click();
  await ana.choose('card_reader');
  await page.getByRole('button', { name: upTo(Account.at_table) }).click();
  await expect(page.getByText(say(Account.at_table_text, { total: '$ 30.000' }))).toBeVisible();
  const waiting = await staff<WaitingPayment[]>('GET', 'payments.json');
  const own = waiting.find(({ table }) => table.label === label);
  await staff('PUT', `payments/${own?.payment_id}/taken.json`, { taken: true });
  await expect(page.getByText(Account.all_paid)).toBeVisible();
});
