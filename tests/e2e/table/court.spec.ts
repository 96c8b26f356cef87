import type { Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** Two stalls that never close, imported for this test. */
const COURT = 'patio-abierto';
const DISHES = {
  es: { chicken: 'Pollo a la brasa', cake: 'Torta de chocolate' },
  en: { chicken: 'Charcoal chicken', cake: 'Chocolate cake' },
} as const;

/** Moves the order with that number of the day through the kitchen of a stall. */
async function moveStall(page: Page, asked: { turn: number; total: number; statuses: readonly string[] }) {
  const scopes = 'orders:read,orders:write';
  const { key } = JSON.parse(await tenantCommand('key', COURT, 'cocina', '--scopes', scopes, '--json'));
  const answers = await page.evaluate(
    async ({ authorization, turn, total, statuses }) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const list: { id: number; total: number; pick_up: { number: number } }[] = await (
        await fetch('/services/staff/staff/orders.json', { headers })
      ).json();
      // The newest: numbers begin anew each day.
      const [stall] = list
        .filter((one) => one.pick_up.number === turn && one.total === total)
        .sort((one, other) => other.id - one.id);
      const found: number[] = [];
      for (const status of statuses) {
        const path = `/services/staff/staff/orders/${stall?.id}/status.json`;
        const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ status }) });
        found.push(answer.status);
      }
      return found;
    },
    { authorization: `Bearer ${key}`, ...asked },
  );
  expect(answers).toEqual(asked.statuses.map(() => 200));
}

test('a food court: dishes of two stalls, one payment, one code, and a bar for each (rule table/court)', {
  tag: '@desktop',
}, async ({ page, lang }) => {
  const diner = createDiner(page, { lang, tenant: COURT });
  const { Cart, Checkout, Menu, Order } = diner.words;
  const { chicken, cake } = DISHES[lang];
  const open = (path: string) => page.goto(addressOf(COURT, `${path}?lang=${lang}`));
  const addQuickly = (name: string) => page.locator(`[data-quick][aria-label*="${name}" i]`).first().click();
  await open('/brasas/grab-and-go');
  await addQuickly(chicken);
  await expect(diner.dock()).toContainText(/15.000/);
  await page.getByRole('navigation', { name: Menu.stalls }).getByRole('link', { name: 'Dulces' }).click();
  await expect(page).toHaveURL(addressOf(COURT, '/dulces/grab-and-go'));
  await expect(diner.dock()).toContainText(/15.000/);
  await addQuickly(cake);
  await diner.openCart(/24.000/);
  // The menu has the dish too, beneath the cart or beside it.
  const cart = page.getByRole('dialog').or(page.locator('.cart-panel[data-filled]'));
  const lines = cart.getByRole('listitem');
  await expect(lines.filter({ hasText: chicken }).first()).toContainText('Brasas del Patio');
  await expect(lines.filter({ hasText: cake }).first()).toContainText('Dulces del Patio');
  await page.getByRole('link', { name: upTo(Cart.continue) }).click();
  await page.getByLabel(Checkout.name).fill('Ana Ruiz');
  await page.getByLabel(Checkout.email).fill('ana@example.com');
  await page
    .getByRole('radio', { name: upTo(Checkout.tip_no) })
    .first()
    .check();
  await diner.goToPay();
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
  await diner.payByCard(CARDS.approved);

  const pickUp = page.getByRole('region', { name: Order.pick_up });
  await expect(pickUp.getByText(Order.pick_up_stalls)).toBeVisible({ timeout: 20_000 });
  const turn = Number(await pickUp.locator('.pick-up-number').textContent());
  const stalls = page.getByRole('list', { name: Order.stalls });
  await expect(stalls.getByRole('listitem')).toHaveCount(2);
  await moveStall(page, { turn, total: 15_000, statuses: ['accepted', 'preparation', 'packed'] });
  await expect(stalls.getByText(Order.stall_ready)).toBeVisible({ timeout: 15_000 });
  await moveStall(page, { turn, total: 9_000, statuses: ['cancelled'] });
  await expect(stalls.getByText(upTo(Order.stall_rejected))).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await expectNothingCovered(page, 'court-order');
  await open('/brasas/grab-and-go');
  await expectNothingCovered(page, 'court-menu');
});
