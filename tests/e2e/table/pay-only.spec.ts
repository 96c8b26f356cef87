import type { Page } from '@playwright/test';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { createAccountDiner, createStaff } from '@/tests/e2e/support/account-diner';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

type Diner = ReturnType<typeof createAccountDiner>;
const LABEL = '1';
const DISH = 'Ajiaco';
const OPEN = "[mon, tue, wed, thu, fri, sat, sun], open: '00:00', close: '00:00' }\n";
const CLOSED = `${OPEN}  exceptions:\n    - { from: '2026-01-01' }\n`;

/** A dining room in the dark whose branch is closed at first. */
async function publishClosed() {
  const tenant = createOwnTenant('mesa-oscura', 'mesa-unida');
  tenant.change('tenant.yaml', 'dark: false', 'dark: true');
  tenant.change('tenant.yaml', '#fffaf5', '#15120d');
  tenant.change('branches.yaml', OPEN, CLOSED);
  await tenant.publish();
  return tenant;
}

/** The notice that the branch is closed does not cover the account and the button of the waiter. */
async function expectUncovered({ page, words }: Diner) {
  await expect(page.locator('.closed')).toBeVisible();
  await expectNothingCovered(page, 'closed-table');
  await expect(page.locator('.dock-cart > button')).toBeVisible();
  // A click is refused by Playwright where something else is on top.
  await page.getByRole('button', { name: words.Table.call }).click({ trial: true });
  await page.locator('.dock-cart > button').click({ trial: true });
}

const idOf = async (page: Page, dish: string) => {
  const href = await page.getByRole('link', { name: dish, exact: true }).first().getAttribute('href');
  return Number(href?.split('/').at(-1));
};

/** All lines in the machine of the waiter, after what is missing was said where it is seen. */
async function payLines(ana: Diner) {
  const { page } = ana;
  const { Account, Checkout } = ana.words;
  await ana.openSplit();
  const sheet = ana.sheet();
  const go = sheet.getByRole('button', { name: upTo(Account.split_go_plain) });
  await sheet.getByRole('radio', { name: upTo(Account.split_lines) }).check();
  await go.click();
  await expect(sheet.getByText(Account.split_lines_wrong)).toBeInViewport();
  for (const line of await sheet.getByRole('checkbox').all()) await line.check();
  await go.click();
  await expect(sheet.getByText(Account.tip_missing)).toBeInViewport();
  await expectAccessible(page);
  await sheet.getByRole('radio', { name: Checkout.tip_no, exact: true }).check();
  await go.click();
  await ana.choose('card_reader');
  await expectAccessible(page);
  await page.getByRole('button', { name: upTo(Account.at_table) }).click();
  await expect(page.getByText(upTo(Account.at_table_text))).toContainText('60.000');
}

test('in the dark and in Portuguese: a closed table covers nothing, and what a waiter took is paid at the table’s own address (rule table/account)', async ({
  page,
}) => {
  const tenant = await publishClosed();
  const ana = createAccountDiner(page, { tenant: tenant.slug, lang: 'pt', label: LABEL });
  const { Account, Table } = ana.words;
  await ana.scan();
  await page.getByRole('button', { name: Table.join_open_short }).click();
  await ana.enter('Ana', Table.join_open_short);
  await ana.openMenu();
  await ana.addQuickly(DISH);
  const id = await idOf(page, DISH);
  await test.step('a closed table', () => expectUncovered(ana));
  await test.step('a round, once it is open', async () => {
    tenant.change('branches.yaml', CLOSED, OPEN);
    await tenant.publish();
    await ana.openMenu();
    await expect(page.locator('.closed')).toHaveCount(0);
    await ana.openAccount();
    await ana.sendButton().click();
    await expect(ana.round(1).getByRole('listitem').filter({ hasText: DISH })).toContainText('Ana');
    await expectAccessible(page);
  });
  const staff = await createStaff(page, tenant.slug);
  await test.step('what a waiter took', async () => {
    const [account] = await staff<StaffAccount[]>('GET', 'accounts.json');
    await staff('POST', `accounts/${account?.id}/lines.json`, { product: { id, count: 1 } });
    await page.goto(addressOf(tenant.slug, '/comedor/solo-pago?lang=pt'));
    await expect(ana.round(2)).toContainText(DISH);
    await expect(page.getByText(upTo(Account.left))).toContainText('60.000');
  });
  await test.step('its payment', async () => {
    await payLines(ana);
    const [waiting] = await staff<WaitingPayment[]>('GET', 'payments.json');
    expect(waiting).toMatchObject({ table: { label: LABEL }, amount: 60_000, tip: 0 });
    await staff('PUT', `payments/${waiting?.payment_id}/taken.json`, { taken: true });
    await expect(page.getByText(Account.all_paid)).toBeVisible();
  });
});
