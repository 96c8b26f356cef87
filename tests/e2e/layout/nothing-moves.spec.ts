import type { Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

type Shift = { value: number; moved: string[] };

/** Runs in the page: it keeps what moved without a press, and by how much. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 90) : String(node));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: unknown }[];
      };
      if (!shift.hadRecentInput)
        shifts.push({ value: shift.value, moved: shift.sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page and waits until its parts are loaded. @returns what moved on it */
async function findShifts(page: Page, path: string): Promise<Shift[]> {
  await page.goto(addressOf(TENANT, path));
  await untilLoaded(page);
  return page.evaluate<Shift[]>('window.shifts');
}

/** The most that a page may move in all while it loads. */
const BOUND = 0.02;

test('no page of an order moves while it loads, from the menu to what came (rule orders/sections)', {
  tag: '@desktop',
}, async ({ page, lang }) => {
  const diner = createDiner(page, lang);
  const expectStill = (screen: string, path: string) =>
    test.step(screen, async () => {
      for (let load = 0; load < 3; load += 1) {
        const shifts = await findShifts(page, path);
        const sum = shifts.reduce((whole, { value }) => whole + value, 0);
        expect.soft(sum, `${screen}: ${JSON.stringify(shifts)}`).toBeLessThan(BOUND);
      }
    });
  await page.addInitScript(watchShifts);
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.payInCash('20000');
  const id = await diner.orderId();

  await expectStill('placed', `/centro/order/${id}`);
  await expectStill('menu with a running order', '/centro?service=delivery');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/19\.900/);
  await expectStill('menu with a cart', '/centro');
  await expectStill('form with a known contact and no address', '/centro/precheckout');
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await tenantCommand('order', id, status);
  await expectStill('delivered', `/centro/order/${id}`);
  await expectStill('orders', '/centro/orders');
  await expectStill('details', '/perfil');
});
