import type { BrowserContext, Page } from '@playwright/test';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const { Errors, Shell, Order } = CATALOGUES.es;
const CHUNKS = '**/_next/static/chunks/**';
const menu = addressOf(TENANT, '/centro?service=take_away');

const noticeOn = (page: Page) => page.getByRole('alertdialog', { name: Errors.chunk });
const panelOn = (page: Page) => page.getByRole('dialog', { name: 'Siempre Abierta' });
const openPanel = (page: Page) => page.getByRole('button', { name: Shell.open_panel }).click();

/** A page of its own, whose failing requests are the test's doing, with its order begun. */
async function openMenuWithOrder(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  // The last request: the menu is followed from the first order on (rule menu/live).
  const follows = page.waitForResponse(/\/menu_now\/\d+\/events$/);
  await diner.addQuickly('Caldo');
  await expect(diner.dock()).toContainText(/15\.000/);
  await follows;
  return page;
}

test('a part that fails is told, a reload brings it, and the order is still there (guarantee/missing-part)', async ({
  context,
}) => {
  const page = await openMenuWithOrder(context);
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: '' }));
  await openPanel(page);
  await expect(noticeOn(page)).toBeVisible();
  await expectAccessible(page);
  await expect(noticeOn(page).getByRole('link', { name: Errors.reload })).toBeFocused();
  await noticeOn(page).getByRole('button', { name: Errors.close }).click();
  await expect(page.getByRole('button', { name: Shell.open_panel })).not.toHaveAttribute('aria-busy');
  // Asked for again, it is told again.
  await openPanel(page);
  await expect(noticeOn(page)).toBeVisible();
  await page.unroute(CHUNKS);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await noticeOn(page).getByRole('link', { name: Errors.reload }).click();
  await expect(noticeOn(page)).toBeHidden();
  await expect(createDiner(page).dock()).toContainText(/15\.000/);
  await openPanel(page);
  await expect(panelOn(page)).toBeVisible();
  expect(loads).toBe(1);
});

async function tapWithoutScript(page: Page) {
  const html = await (await page.goto(menu, { waitUntil: 'networkidle' }))?.text();
  await page.route(CHUNKS, (route) =>
    html?.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(noticeOn(page)).toBeHidden();
  await openPanel(page);
  await expect(noticeOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(noticeOn(page)).toBeHidden();
  await page.getByRole('link', { name: 'Caldo' }).first().click();
  await expect(page).toHaveURL(/\/centro\/\d+$/);
}

async function waitForOwnScreen(page: Page) {
  await page.route(CHUNKS, (route) =>
    route.request().url().endsWith('.css') ? route.continue() : route.abort(),
  );
  await page.goto(addressOf(TENANT, '/centro/orders'));
  const late = page.getByRole('alert').filter({ hasText: Errors.chunk });
  await expect(late).toHaveCount(0);
  // The style sheet waits, not the test.
  const finish = () => {
    const waiting = document
      .getAnimations()
      .filter((one) => 'animationName' in one && one.animationName === 'show-late');
    for (const one of waiting) one.finish();
    return waiting.length;
  };
  expect(await page.evaluate(finish)).toBe(1);
  await expect(late).toBeVisible();
  await expectAccessible(page);
  await page.unroute(CHUNKS);
  await late.getByRole('link', { name: Errors.reload }).click();
  await expect(page.getByText(Order.no_orders)).toBeVisible();
}

test('where no script comes at all, a menu is read on and a screen of the diner’s own says so', async ({
  context,
}) => {
  await test.step('a tap on the menu is told, and its dishes are read', async () =>
    tapWithoutScript(await context.newPage()));
  await test.step('a screen of the diner’s own says after 120 s that its script does not come', async () =>
    waitForOwnScreen(await context.newPage()));
});
