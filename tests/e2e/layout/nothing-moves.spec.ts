import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

type Shift = { value: number; moved: string[] };

/** Runs in the page: it keeps what moved, and by how much. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 90) : String(node));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // One that follows a change of the screen's size, as each load begins with, counts too: nothing is pressed here.
      const shift = entry as PerformanceEntry & { value: number; sources: { node: unknown }[] };
      shifts.push({ value: shift.value, moved: shift.sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: this browser knows its diner, as after an order that was pressed in it. */
function markKnown(): void {
  const kept = JSON.parse(localStorage.getItem('profile') ?? '{}');
  localStorage.setItem('profile', JSON.stringify({ ...kept, state: { ...kept.state, hasOrdered: true } }));
}

/** The most that a page may move in all while it loads. */
const BOUND = 0.02;

test('no page of an order moves while it loads, from the menu to what came (rule orders/sections)', {
  tag: '@desktop',
}, async ({ page }) => {
  const diner = createDiner(page);
  const expectStill = (screen: string, path?: string) =>
    test.step(screen, async () => {
      if (path) await page.goto(addressOf(TENANT, path));
      await untilLoaded(page);
      const shifts = await page.evaluate<Shift[]>('window.shifts');
      const sum = shifts.reduce((whole, { value }) => whole + value, 0);
      expect.soft(sum, `${screen}: ${JSON.stringify(shifts)}`).toBeLessThan(BOUND);
    });
  await page.addInitScript(watchShifts);
  const id = await reachOrder(page);
  await expectStill('placed');
  await page.evaluate(markKnown);
  await expectStill('menu with a running order', '/centro?service=delivery');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/19\.900/);
  await expectStill('menu with a cart', '/centro');
  await expectStill('form with a known contact and no address', '/centro/precheckout');
  const { Checkout } = diner.words;
  await expect(page.getByRole('button', { name: `${Checkout.change}: ${Checkout.who}` })).toBeVisible();
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await tenantCommand('order', id, status);
  await expectStill('delivered', `/centro/order/${id}`);
  await expectStill('orders', '/centro/orders');
  await expectStill('details', '/perfil');
});
