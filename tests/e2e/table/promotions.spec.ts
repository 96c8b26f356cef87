import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { createAccountDiner, createStaff } from '@/tests/e2e/support/account-diner';
import { openAnother } from '@/tests/e2e/support/another-phone';
import { upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';
import { say } from '@/tests/e2e/support/table-diner';

type Diner = ReturnType<typeof createAccountDiner>;
const MENU = `sku,category,name_es,price,promo_label_es,promo_bundle,promo_percent,promo_from,promo_to
empanada,platos,Empanada,4001,Hora feliz,3x2,,00:00,00:00
queso,platos,Queso asado,9999,,,15,,
`;

async function sitDown(diner: Diner, name: string, action: string) {
  await diner.scan();
  const opens = diner.page.getByRole('button', { name: diner.words.Table.join_open_short });
  if (action === diner.words.Table.join_open) await opens.click();
  await diner.enter(name, action);
  await diner.seeMenu();
}

async function send(diner: Diner, ...dishes: string[]) {
  await diner.openMenu();
  for (const dish of dishes) await diner.addQuickly(dish);
  await diner.openAccount();
  await diner.sendButton().click();
}

/** What the diner had, in cash to staff. @returns what staff take */
async function payMine(diner: Diner, staff: Awaited<ReturnType<typeof createStaff>>, amount: number) {
  const { Account, Checkout } = diner.words;
  await diner.openSplit();
  await diner
    .sheet()
    .getByRole('radio', { name: upTo(Account.split_mine) })
    .check();
  await diner.sheet().getByRole('radio', { name: Checkout.tip_no, exact: true }).check();
  await diner
    .sheet()
    .getByRole('button', { name: upTo(Account.split_go) })
    .click();
  await diner.choose('cash');
  await diner.page.getByRole('button', { name: upTo(Account.at_table) }).click();
  const [asked] = await staff<WaitingPayment[]>('GET', 'payments.json');
  expect(asked).toMatchObject({ amount, tip: 0 });
  await staff('PUT', `payments/${asked?.payment_id}/taken.json`, { taken: true });
}

test('a happy hour at a table: each phone pays its part of it, to the peso (rule menu/bundles)', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(!isMobile, 'the account is the same on a wide screen');
  test.slow();
  const { retry } = test.info();
  const own = createOwnTenant(`mesa-feliz-${retry}`, 'mesa-unida');
  writeFileSync(join(own.folder, 'menu-promos.csv'), MENU);
  await own.publish();
  const sitting = { tenant: own.slug, lang: 'es', label: '1' } as const;
  const ana = createAccountDiner(page, sitting);
  const luis = createAccountDiner(await openAnother(browser, page), sitting);
  const { Account, Table } = ana.words;

  await sitDown(ana, 'Ana', Table.join_open);
  await send(ana, 'Empanada', 'Empanada', 'Empanada');
  await expect(ana.round(1)).toContainText('8.002');
  await expect(ana.round(1).getByText(/Hora feliz: ahorras \$\s*4\.001/)).toBeVisible();
  await sitDown(luis, 'Luis', Table.join);
  // One alone fills no bundle with what was sent before.
  await send(luis, 'Queso asado', 'Empanada');
  await expect(luis.round(2)).toContainText('8.499');
  await expect(luis.round(2)).toContainText('4.001');
  for (const { page: phone } of [ana, luis]) {
    await expect(phone.getByText(say(Account.left, { amount: '$ 20.502' }))).toBeVisible();
    await expect(phone.getByText(/Ahorras \$\s*5\.501 con promociones/)).toBeVisible();
    await expectAccessible(phone);
  }

  const staff = await createStaff(page, own.slug);
  await ana.askBill();
  await payMine(ana, staff, 8_002);
  await expect(luis.page.getByText(say(Account.left, { amount: '$ 12.500' }))).toBeVisible();
  await payMine(luis, staff, 12_500);
  for (const { page: phone } of [ana, luis]) {
    await expect(phone.getByRole('heading', { name: Account.closed_title })).toBeVisible();
    await expect(phone.getByText(/Ahorras \$\s*5\.501 con promociones/)).toBeVisible();
  }
  await luis.page.context().close();
});
