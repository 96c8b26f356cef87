import type { Page } from '@playwright/test';
import { createStaff } from '@/tests/e2e/support/account-diner';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** Two stalls that never close, imported for this test. */
const COURT = 'patio-abierto';
const DISHES = {
  es: { chicken: 'Pollo a la brasa', cake: 'Torta de chocolate' },
  en: { chicken: 'Charcoal chicken', cake: 'Chocolate cake' },
} as const;

type Stall = { id: number; total: number; pick_up: { number: number } };

/** Moves the parts of the order with that number of the day through the kitchens of their stalls. */
async function openKitchens(page: Page, turn: number) {
  const staff = await createStaff(page, COURT, 'orders:read,orders:write');
  const orders = await staff<Stall[]>('GET', 'orders.json');
  return async (total: number, statuses: readonly string[]) => {
    // The newest: numbers begin anew each day.
    const [stall] = orders
      .filter((one) => one.pick_up.number === turn && one.total === total)
      .sort((one, other) => other.id - one.id);
    for (const status of statuses) await staff('PUT', `orders/${stall?.id}/status.json`, { status });
  };
}

test('a food court: dishes of two stalls, one payment, one code, and a bar for each (rule table/court)', async ({
  page,
  lang,
}) => {
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
  // The menu has the dish too, beneath the cart.
  const lines = page.getByRole('dialog').getByRole('listitem');
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
  const move = await openKitchens(page, turn);
  await move(15_000, ['accepted', 'preparation', 'packed']);
  await expect(stalls.getByText(Order.stall_ready)).toBeVisible({ timeout: 15_000 });
  await move(9_000, ['cancelled']);
  await expect(stalls.getByText(upTo(Order.stall_rejected))).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await expectNothingCovered(page, 'court-order');
  await open('/brasas/grab-and-go');
  await expectNothingCovered(page, 'court-menu');
});
