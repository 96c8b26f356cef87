import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createStaff } from '@/tests/e2e/support/account-diner';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';

const TENANT = 'brasa-andina';
const file = join(mkdtempSync(join(tmpdir(), 'codes-')), 'codes.html');

/** The contents of the codes of Chapinero's tables, by label. */
async function printCodes(): Promise<Map<string, string>> {
  const answer = JSON.parse(
    await tenantCommand('qr', TENANT, '--branch', 'chapinero', '--out', file, '--json'),
  );
  const { codes } = answer as { codes: { label: string; url: string }[] };
  return new Map(codes.map(({ label, url }) => [label, new URL(url).searchParams.get('table') ?? '']));
}

/** Staff answer what waits at a table, by the name of who comes. */
async function comeTo(page: Page, label: string, by: string): Promise<void> {
  const staff = await createStaff(page, TENANT);
  const waiting = await staff<{ id: number; table: { label: string } }[]>('GET', 'waiter_calls.json');
  for (const { id, table } of waiting)
    if (table.label === label) await staff('PUT', `waiter_calls/${id}.json`, { by });
}

test.describe('a printed code', () => {
  // The refusal of the last one is written to the console of the browser.
  test.use({ expectedFault: /status of 422/ });

  test('opens its table, another one replaces it, and one that is none opens nothing (rule table/code, rule table/call-waiter)', async ({
    page,
    lang,
  }) => {
    const { Errors, Table } = CATALOGUES[lang];
    const codes = await printCodes();
    const at = (label: string) => page.getByText(say(Table.table, { label }), { exact: true });
    // Table 1 has an open account, which asks who comes to join it.
    const [one, two] = [codes.get('5') ?? '', codes.get('6') ?? ''];
    const seen: string[] = [];
    page.on('request', (asked) => seen.push(asked.url(), asked.headers().referer ?? ''));
    const first = addressOf(TENANT, `/md?table=${one}&lang=${lang}`);
    await page.goto(first);
    await expect(page).toHaveURL(addressOf(TENANT, '/chapinero/menu-digital/home?table=5'));
    await expect(at('5')).toBeVisible();
    // The code stands in the first address alone.
    expect(seen.filter((text) => text.includes(one) && text !== first)).toEqual([]);
    await test.step('another code replaces it, at its branch alone', async () => {
      await page.goto(addressOf(TENANT, `/md?table=${two}`));
      await expect(page.getByText(say(Table.now_at, { label: '6', before: '5' }))).toBeVisible();
      await page.goto(addressOf(TENANT, '/usaquen/menu-digital'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(at('6')).toHaveCount(0);
      await page.goto(addressOf(TENANT, '/chapinero/menu-digital'));
      await expect(at('6')).toBeVisible();
    });
    await test.step('the table calls the waiter and reads who comes', async () => {
      await page.getByRole('button', { name: Table.call }).click();
      await expectAccessible(page);
      await expectNothingCovered(page, 'call');
      await page.getByRole('dialog').getByRole('button', { name: Table.call_bill }).click();
      await expect(page.getByText(Table.called_bill)).toBeVisible();
      await comeTo(page, '6', 'Ana');
      await expect(page.getByText(say(Table.comes_by, { name: 'Ana' }))).toBeVisible({ timeout: 15_000 });
    });
    await test.step('a code that is none asks to scan the table’s own, or leads to the branches', async () => {
      await page.goto(addressOf(TENANT, `/md?table=${'x'.repeat(22)}&lang=${lang}`));
      await expect(page.getByRole('alert').filter({ hasText: Errors.scan_table })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: Table.menus }).click();
      await expect(page).toHaveURL(addressOf(TENANT, '/branch-to-on-table'));
    });
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
