import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tenantCommand } from './command-line';
import { CARDS, createDiner, upTo } from './diner';
import { addressOf, type CATALOGUES, expect, type Lang } from './fixtures';

/** A counter and a bar with tables that never close, imported for these tests. */
export const TABLES = 'mesas-abiertas';
/** Their dishes; the beer is alcohol. */
const TABLE_DISHES = {
  es: { broth: 'Caldo de costilla', stuffed: 'Arepa rellena', beer: 'Cerveza de la casa' },
  en: { broth: 'Rib broth', stuffed: 'Stuffed arepa', beer: 'House beer' },
} as const satisfies Record<Lang, Record<string, string>>;

const sheet = join(mkdtempSync(join(tmpdir(), 'table-codes-')), 'codes.html');

/** The address in the printed code of a table. */
export async function codeAddressAt({ tenant, branch, label, lang }: TableCode): Promise<string> {
  const answer = await tenantCommand('qr', tenant, '--branch', branch, '--out', sheet, '--json');
  const { codes } = JSON.parse(answer) as { codes: { label: string; url: string }[] };
  const code = new URL(codes.find((one) => one.label === label)?.url ?? '').searchParams.get('table');
  return addressOf(tenant, `/md?table=${code}&lang=${lang}`);
}
type TableCode = { tenant: string; branch: string; label: string; lang: keyof typeof CATALOGUES };

/** The same of a table of the bar. */
export const codeAddress = async (label: string, lang: Lang) =>
  await codeAddressAt({ tenant: TABLES, branch: 'barra', label, lang });

/** Text of the catalogue with its values. */
export const say = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));

/** The steps of a diner at the counter or at a table, in words of the catalogue. */
export function createTableDiner(page: Page, lang: Lang) {
  const diner = createDiner(page, { lang, tenant: TABLES });
  const { Checkout, Cart, Order } = diner.words;
  return {
    ...diner,
    dishes: TABLE_DISHES[lang],
    open: (path: string) => page.goto(addressOf(TABLES, `${path}?lang=${lang}`)),
    /** A dish may be a highlight too. */
    addQuickly: (name: string) => page.locator(`[data-quick][aria-label*="${name}" i]`).first().click(),
    async continueToForm(total: RegExp) {
      await diner.openCart(total);
      await page.getByRole('link', { name: upTo(Cart.continue) }).click();
      await expect(page.getByRole('heading', { name: Checkout.how })).toBeVisible();
    },
    async fillBuyer() {
      await page.getByLabel(Checkout.name).fill('Ana Ruiz');
      // A card needs no phone there (rule people/optional-phone).
      await expect(page.getByLabel(upTo(Checkout.phone))).toHaveCount(0);
      await page.getByLabel(Checkout.email).fill('ana@example.com');
    },
    /** From the form to the page of the order. */
    async pay(): Promise<string> {
      await diner.goToPay();
      await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
      await diner.payByCard(CARDS.approved);
      await expect(page).toHaveURL(/\/menu-digital\/my-order\/\d+$/);
      await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },
  };
}

/** The kitchen moves an order along its way. */
export async function moveOrder(page: Page, id: string, statuses: readonly string[]): Promise<void> {
  const { key } = JSON.parse(
    await tenantCommand('key', TABLES, 'cocina', '--scopes', 'orders:write', '--json'),
  );
  const answers = await page.evaluate(
    async ({ authorization, id, statuses }) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const path = `/services/staff/staff/orders/${id}/status.json`;
      const found: number[] = [];
      for (const status of statuses) {
        const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ status }) });
        found.push(answer.status);
      }
      return found;
    },
    { authorization: `Bearer ${key}`, id, statuses },
  );
  expect(answers).toEqual(statuses.map(() => 200));
}
