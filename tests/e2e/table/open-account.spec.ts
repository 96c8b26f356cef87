import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { createAccountDiner, createStaff } from '@/tests/e2e/support/account-diner';
import { openAnother } from '@/tests/e2e/support/another-phone';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { expect, expectAccessible, type Lang, test } from '@/tests/e2e/support/fixtures';
import { readQrCode } from '@/tests/e2e/support/read-qr-code';
import { say } from '@/tests/e2e/support/table-diner';

type Diner = ReturnType<typeof createAccountDiner>;
const DISHES = {
  es: { soup: 'Ajiaco', bread: 'Canasta de pan', juice: 'Jugo de lulo' },
  en: { soup: 'Ajiaco soup', bread: 'Bread basket', juice: 'Lulo juice' },
} as const;

const both = async (pair: readonly Diner[], look: (diner: Diner) => Promise<unknown>) => {
  for (const diner of pair) await look(diner);
};
const lineOf = (diner: Diner, round: number, name: string) =>
  diner.round(round).getByRole('listitem').filter({ hasText: name });

/** Ana opens the account and has her soup cooked; Luis joins by the same code, and she is told. */
async function sitDown(ana: Diner, luis: Diner, soup: string) {
  const { Table } = ana.words;
  await ana.scan();
  await ana.page.getByRole('button', { name: Table.join_open_short }).click();
  await expectAccessible(ana.page);
  await ana.enter('Ana', Table.join_open_short);
  await ana.seeMenu();
  await ana.addQuickly(soup);
  await ana.openAccount();
  await ana.sendButton().click();
  await expect(lineOf(ana, 1, soup)).toContainText('Ana');

  await luis.scan();
  await expect(luis.page.getByRole('dialog')).toContainText(upToPlural(Table.join_waiting));
  await luis.enter('Luis', Table.join);
  await luis.seeMenu();
  await expect(ana.page.getByText(say(Table.joined, { name: 'Luis' }))).toBeVisible();
}

/** The case of one person. */
const upToPlural = (text: string) => /one \{([^}]*)\}/.exec(text)?.[1] ?? '';

/** A dish for later of one's own and one for all now, which both see. */
async function shareRound(ana: Diner, luis: Diner, { soup, bread, juice }: (typeof DISHES)[Lang]) {
  const { Account } = luis.words;
  await luis.addQuickly(juice);
  await luis.addQuickly(bread);
  await luis.openAccount();
  const forAll = luis.page.getByRole('button', { name: say(Account.for_all_of, { name: bread }) });
  await forAll.click();
  await expect(forAll).toHaveAttribute('aria-pressed', 'true');
  const drafts = ana.page.getByRole('listitem').filter({ hasText: `1 × ${bread}` });
  await expect(drafts.last()).toContainText(Account.for_all);
  const later = luis.page.getByRole('button', { name: say(luis.words.Cart.later_of, { name: juice }) });
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  await luis.sendButton().click();
  await both([ana, luis], async (diner) => {
    await expect(lineOf(diner, 2, bread)).toContainText(Account.for_all);
    await expect(lineOf(diner, 2, juice)).toContainText('Luis');
    await expect(lineOf(diner, 1, soup)).toContainText('Ana');
  });
  await expectAccessible(luis.page);
}

/** The dish that Luis has for later waits on both phones until Ana calls it. */
async function callWhatWaits(ana: Diner, luis: Diner, juice: string) {
  const { Account } = ana.words;
  const button = ({ page }: Diner) => page.getByRole('button', { name: Account.call_next });
  await both([ana, luis], async (diner) => {
    await expect(lineOf(diner, 2, juice)).toContainText(Account.waits);
    await expect(button(diner)).toBeVisible();
  });
  await button(ana).click();
  await both([ana, luis], async (diner) => {
    await expect(lineOf(diner, 2, juice)).not.toContainText(Account.waits);
    await expect(button(diner)).toBeHidden();
  });
}

/** A round that is sent without a signal waits and says so; staff take it from the phone's code, and nothing is cooked twice. */
async function sendWithoutSignal(ana: Diner, luis: Diner, juice: string) {
  const { Table } = luis.words;
  const { page } = luis;
  const staff = await createStaff(ana.page);
  await luis.openMenu();
  await luis.addQuickly(juice);
  await luis.openAccount();
  await expect(luis.sendButton()).toBeEnabled();
  await page.context().setOffline(true);
  await luis.sendButton().click();
  await expect(page.getByText(Table.send_waits_note)).toBeVisible();
  await expect(page.getByRole('button', { name: Table.send_waits })).toBeDisabled();
  await page.getByRole('button', { name: Table.show_waiter, exact: true }).click();
  const shown = page.getByRole('dialog');
  await expect(shown.getByText(`1 × ${juice}`)).toBeVisible();
  await expectAccessible(page);
  await expectNothingCovered(page, 'waiter-code');
  const code = await readQrCode(shown.getByRole('img', { name: Table.show_waiter_code }));
  const taken = await staff<StaffAccount>('POST', 'accounts/from_code.json', { code });
  expect(taken.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
  await expect(lineOf(ana, 3, juice)).toContainText('Luis');
  await page.context().setOffline(false);
  await expect(lineOf(luis, 3, juice)).toContainText('Luis');
  await expect(page.getByText(Table.send_waits_note)).toBeHidden();
  await both([ana, luis], async (diner) => {
    await expect(diner.rounds()).toHaveCount(3);
    await expect(diner.page.getByText(say(diner.words.Account.left, { amount: '$ 56.000' }))).toBeVisible();
  });
  return taken;
}

test.describe('an open account', () => {
  // A call while the connection is dead fails.
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });

  test('is filled from two phones, sent also without a signal, and closed on both (rule table/account)', {
    tag: '@database',
  }, async ({ page, browser, lang }) => {
    test.slow();
    const sitting = { lang, label: '5' };
    const ana = createAccountDiner(page, sitting);
    const luis = createAccountDiner(await openAnother(browser, page), sitting);
    const dishes = DISHES[lang];
    await test.step('two sit down', () => sitDown(ana, luis, dishes.soup));
    await test.step('a round is shared', () => shareRound(ana, luis, dishes));
    await test.step('what waits is called', () => callWhatWaits(ana, luis, dishes.juice));
    const account = await test.step('one is sent without a signal', () =>
      sendWithoutSignal(ana, luis, dishes.juice));
    await test.step('staff close it for both', () => expectClosed(ana, luis, account));
    await expectNothingCovered(page, 'closed');
    await luis.page.context().close();
  });
});

/** Both phones say so; nothing more is ordered without the code of the table. */
async function expectClosed(ana: Diner, luis: Diner, account: StaffAccount) {
  const { Account } = ana.words;
  const staff = await createStaff(ana.page);
  const closed = { status: 'closed_account', reason: 'Invitación de la casa' };
  await staff('PUT', `accounts/${account.id}/status.json`, closed);
  await both([ana, luis], ({ page }) =>
    expect(page.getByRole('heading', { name: Account.closed_title })).toBeVisible(),
  );
  await expectAccessible(ana.page);
  await luis.page.getByRole('link', { name: Account.back }).last().click();
  await expect(luis.page.locator('.order-note')).toHaveText(luis.words.Product.order_scan_table);
  await expect(luis.page.locator('[data-quick]').filter({ visible: true })).toHaveCount(0);
}
