import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
const file = join(mkdtempSync(join(tmpdir(), 'codes-')), 'codes.html');

/** What the codes of Chapinero's tables hold, by label. */
async function printCodes(): Promise<Map<string, string>> {
  const answer = JSON.parse(
    await tenantCommand('qr', TENANT, '--branch', 'chapinero', '--out', file, '--json'),
  );
  const { codes } = answer as { codes: { label: string; url: string }[] };
  return new Map(codes.map(({ label, url }) => [label, new URL(url).searchParams.get('table') ?? '']));
}
const say = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');

test('a printed code opens its table, another one replaces it (rule table/code)', async ({ page, lang }) => {
  const { Table } = CATALOGUES[lang];
  const codes = await printCodes();
  // Table 1 has an open account, which asks who comes to join it.
  const [one, two] = [codes.get('5') ?? '', codes.get('6') ?? ''];
  const seen: string[] = [];
  page.on('request', (asked) => seen.push(asked.url(), asked.headers().referer ?? ''));
  const first = addressOf(TENANT, `/md?table=${one}&lang=${lang}`);
  await page.goto(first);
  await expect(page).toHaveURL(addressOf(TENANT, '/chapinero/menu-digital/home?table=5'));
  await expect(page.getByText(say(Table.table, { label: '5' }), { exact: true })).toBeVisible();
  // It stands in the first address alone.
  expect(seen.filter((text) => text.includes(one) && text !== first)).toEqual([]);
  await page.goto(addressOf(TENANT, `/md?table=${two}`));
  await expect(page.getByText(say(Table.now_at, { label: '6', before: '5' }))).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressOf(TENANT, '/chapinero/menu-digital'));
  await expect(page.getByText(say(Table.table, { label: '6' }), { exact: true })).toBeVisible();
  await page.goto(addressOf(TENANT, '/usaquen/menu-digital'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say(Table.table, { label: '6' }), { exact: true })).toHaveCount(0);
});

test('a table calls the waiter and reads who comes (rule table/call-waiter)', async ({ page, lang }) => {
  const { Table } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/md?table=${(await printCodes()).get('3')}&lang=${lang}`));
  await page.getByRole('button', { name: Table.call }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: Table.call_bill }).click();
  await expect(page.getByText(Table.called_bill)).toBeVisible();
  await expectAccessible(page);
  const { key } = JSON.parse(
    await tenantCommand('key', TENANT, 'mesas', '--scopes', 'tables:write', '--json'),
  );
  await page.evaluate(
    async ({ authorization, own }) => {
      const path = '/services/staff/staff/waiter_calls';
      const answer = await fetch(`${path}.json`, { headers: { authorization } });
      const waiting = (await answer.json()) as { id: number; table: { label: string } }[];
      const headers = { authorization, 'content-type': 'application/json' };
      for (const { id, table } of waiting)
        if (table.label === own)
          await fetch(`${path}/${id}.json`, { method: 'PUT', headers, body: JSON.stringify({ by: 'Ana' }) });
    },
    { authorization: `Bearer ${key}`, own: '3' },
  );
  await expect(page.getByText(say(Table.comes_by, { name: 'Ana' }))).toBeVisible({ timeout: 15_000 });
});

test.describe('a code that opens nothing', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 422/ });

  test('asks to scan the table’s own, or leads to the branches', async ({ page, lang }) => {
    const { Table, Errors } = CATALOGUES[lang];
    await page.goto(addressOf(TENANT, `/md?table=${'x'.repeat(22)}&lang=${lang}`));
    await expect(page.getByRole('alert').filter({ hasText: Errors.scan_table })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: Table.menus }).click();
    await expect(page).toHaveURL(addressOf(TENANT, '/branch-to-on-table'));
  });
});

test('the sheet has a code for each table, eight on a page', async ({ page }) => {
  const codes = await printCodes();
  await page.goto(`file://${file}`);
  await expect(page.locator('.card')).toHaveCount(codes.size);
  await expect(page.locator('.card svg')).toHaveCount(codes.size);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1047 });
  const cut = await page
    .locator('.card')
    .evaluateAll((all) => all.filter((card) => card.scrollHeight > card.clientHeight).length);
  expect(cut).toBe(0);
});
