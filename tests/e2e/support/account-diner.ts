import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tenantCommand } from './command-line';
import { CARDS, upTo } from './diner';
import { addressOf, CATALOGUES, expect } from './fixtures';
import { codeAddressAt } from './table-diner';

/** A dining room that never closes, whose tables pay at the end. */
const DINING = 'mesa-unida';
const BRANCH = 'comedor';

type Catalogue = keyof typeof CATALOGUES;
type Sitting = { tenant?: string; lang: Catalogue; label: string };

/** The steps of a member of an open account, in words of the catalogue. */
export function createAccountDiner(page: Page, { tenant = DINING, lang, label }: Sitting) {
  const words = CATALOGUES[lang];
  const { Account, Checkout, Table } = words;
  const accountBar = () => page.locator('.dock-row').getByRole('link', { name: upTo(Table.account) });
  const sheet = () => page.getByRole('dialog', { name: Account.split_title });
  return {
    page,
    words,
    scan: async () => page.goto(await codeAddressAt({ tenant, branch: BRANCH, label, lang })),
    /** From where the code leads. */
    async seeMenu() {
      await page.getByRole('link', { name: words.Menu.see_menu }).click();
      await expect(page).toHaveURL(addressOf(tenant, `/${BRANCH}/menu-digital`));
    },
    /** In the sheet that asks for the name. */
    async enter(name: string, action: string) {
      const asked = page.getByRole('dialog');
      await asked.getByLabel(Table.join_name).fill(name);
      await asked.getByRole('button', { name: action }).click();
      await expect(accountBar()).toBeVisible();
    },
    openMenu: () => page.goto(addressOf(tenant, `/${BRANCH}/menu-digital?lang=${lang}`)),
    addQuickly: (name: string) => page.locator(`[data-quick][aria-label*="${name}" i]`).first().click(),
    accountBar,
    async openAccount() {
      await accountBar().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    sendButton: () => page.getByRole('button', { name: upTo(Table.send) }),
    /** A round of the bill with its lines. */
    round: (number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: upToNumber(Account.round, number) }) }),
    rounds: () => page.getByRole('heading', { level: 3, name: upTo(Account.round) }),
    async askBill() {
      await page.getByRole('button', { name: Account.ask_bill }).click();
      await page.getByRole('dialog').getByRole('button', { name: Account.ask_bill }).click();
      await expect(page.getByText(Account.state_bill_mine)).toBeVisible();
    },
    openSplit: () =>
      page
        .getByRole('button', { name: upTo(Account.pay_my_part) })
        .or(page.getByRole('button', { name: upTo(Account.pay_rest) }))
        .click(),
    sheet,
    /** Half of the bill for two at the table; all of it for one. */
    async takeEqualShare(tip: string) {
      await sheet()
        .getByRole('radio', { name: upTo(Account.split_equal) })
        .check();
      await sheet().getByRole('radio', { name: tip, exact: true }).check();
      await sheet()
        .getByRole('button', { name: upTo(Account.split_go) })
        .click();
      await expect(page.locator('input[name=method]').first()).toBeVisible();
    },
    choose: (method: string) => page.locator(`input[name=method][value=${method}]`).check(),
    async payByCard() {
      await page.getByLabel(Checkout.name, { exact: true }).fill('Ana Ruiz');
      await page.getByLabel(Checkout.email).fill('ana@example.com');
      await page.getByLabel(Checkout.card_holder).fill('ANA RUIZ');
      await page.getByLabel(Checkout.card_number).fill(CARDS.approved);
      await page.getByLabel(Checkout.card_expiry).fill('12/31');
      await page.getByLabel(Checkout.card_cvc).fill('123');
      await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
      await page.locator('form label.choice input[type=checkbox]').check();
      await page.getByRole('button', { name: upTo(Checkout.pay) }).click();
    },
  };
}

/** «Round 2» and not «Round 20». */
const upToNumber = (text: string, number: number) => new RegExp(`^${text.split('{number}')[0]}${number}\\b`);

/** The calls of a dining room's staff with their key, from any page of its tenant. @param scope what the key may do */
export async function createStaff(page: Page, tenant: string = DINING, scope = 'tables:write') {
  const { key } = JSON.parse(await tenantCommand('key', tenant, 'mesas', '--scopes', scope, '--json'));
  return <T>(method: string, path: string, body?: object): Promise<T> =>
    page.evaluate(
      async ({ headers, method, path, body }) => {
        const answer = await fetch(`/services/staff/staff/${path}`, {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      {
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        method,
        path,
        body,
      },
    );
}
