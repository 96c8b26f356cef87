import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Consent } = CATALOGUES.es;
/** A page of the same host that runs nothing, so that nothing else writes to the storage meanwhile. */
const EMPTY = '/consent.html';
const THIRD_PARTIES = /googletagmanager|google-analytics|facebook/;

/** Does what Meta's own script does when it starts: takes the queue once, and from then on is called itself. */
const META_SCRIPT = `
  window.metaHeard = [];
  fbq.callMethod = (...words) => metaHeard.push(words.join());
  for (const words of fbq.queue.splice(0)) fbq.callMethod(...words);
`;

/** Third parties are answered here: a test speaks to this machine alone. */
test.beforeEach(async ({ context }) => {
  await context.route(THIRD_PARTIES, (route) => {
    const isMeta = new URL(route.request().url()).pathname.endsWith('/fbevents.js');
    return route.fulfill({ contentType: 'text/javascript', body: isMeta ? META_SCRIPT : '/* measured */' });
  });
});

/** The third parties that a page asks for. */
function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (THIRD_PARTIES.test(request.url())) heard.push(new URL(request.url()).host);
  });
  return heard;
}
const bannerOf = (page: Page) => page.getByRole('region', { name: Consent.title });
/** The answer to the next question, as the server is told it. */
const recordedOn = async (page: Page): Promise<unknown> => {
  const heard = await page.waitForResponse((response) =>
    response.url().endsWith('/legal/check_cookies.json'),
  );
  return heard.request().postDataJSON();
};

test('no third party is called before acceptance, and both are after it (guarantee/consent-first, rule visit/sales)', async ({
  page,
}) => {
  const heard = listenTo(page);
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await expect(bannerOf(page)).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
  const recorded = recordedOn(page);
  await bannerOf(page).getByRole('button', { name: Consent.accept }).click();
  expect(await recorded).toMatchObject({
    version: '1',
    accepted: true,
    purposes: ['necessary', 'analytics', 'marketing'],
  });
  await expect.poll(() => heard.sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  await expect(bannerOf(page)).toBeHidden();

  await test.step('a sale of a page with personal data is told once, on the next page', async () => {
    const isTaken = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('shared') ?? '{}').state?.cookies?.recorded);
    await expect.poll(isTaken).toBe(true);
    await page.goto(addressOf('brasa-andina', EMPTY));
    await page.evaluate((time) => {
      const kept = JSON.parse(localStorage.getItem('shared') ?? '{}');
      const item = { id: 3, name: 'Ajiaco', price: 32_900, count: 2 };
      const sale = { id: 'purchase:7', event: 'purchase', purchase_id: 7, value: 65_800, coupon: null };
      kept.state.sales = [{ ...sale, items: [item], time, told: false }];
      localStorage.setItem('shared', JSON.stringify(kept));
    }, new Date().toISOString());
    const sales = () =>
      page.evaluate('window.metaHeard?.filter((words) => words.includes("Purchase")).length');
    await page.goto(addressOf('brasa-andina', '/chapinero'));
    await expect.poll(sales).toBe(1);
    await page.reload();
    await expect.poll(() => page.evaluate('window.metaHeard?.length')).toBeGreaterThan(0);
    expect(await sales()).toBe(0);
  });
});

test('a refusal by the page’s own link is recorded and stays one, on every page; a withdrawal stops at once', async ({
  page,
}) => {
  const heard = listenTo(page);
  await page.goto(addressOf('brasa-andina', '/'));
  const dialog = page.getByRole('dialog', { name: Consent.title });
  const own = page.getByRole('button', { name: Consent.title });
  const recorded = recordedOn(page);
  await page.locator('footer').getByRole('button', { name: Consent.title }).click();
  await dialog.getByRole('button', { name: Consent.necessary }).click();
  expect(await recorded).toMatchObject({ accepted: false, purposes: ['necessary'] });
  await expect(dialog).toHaveCount(0);
  await expect(bannerOf(page)).toBeHidden();
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await expect(page.locator('.switch a[aria-current=true]')).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
  expect(heard).toEqual([]);
  await test.step('paper has nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(own).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('the diner’s mind is changed both ways', async () => {
    await own.click();
    await dialog.getByRole('button', { name: Consent.accept }).click();
    await expect.poll(() => heard.length).toBe(2);
    const lastWord = () => page.evaluate('window.metaHeard?.at(-1)');
    await expect.poll(lastWord).toMatch(/^track,PageView,/);
    await own.click();
    await dialog.getByRole('button', { name: Consent.necessary }).click();
    await expect.poll(lastWord).toBe('consent,revoke');
  });
});

/** How much of the page has moved by itself since it was opened. */
const layoutShift = () =>
  new Promise<number>((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      // Every entry of this type has a value; the library's types do not know it.
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const entry of entries) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
  });

const PATHS = ['/', '/branch-offices', '/branch-to-take-away', '/chapinero', '/chapinero/menu-digital'];

test('the question covers nothing and moves nothing', { tag: '@desktop' }, async ({ page }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(addressOf('brasa-andina', EMPTY));
      await page.evaluate(() => localStorage.clear());
      await openLoaded(page, addressOf('brasa-andina', path));
      await expect(bannerOf(page)).toBeVisible();
      const covered = await bannerOf(page).evaluate((banner) => {
        const { top, bottom } = banner.getBoundingClientRect();
        return [...document.querySelectorAll('h1, main a, main img, main button')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.height > 1 && box.top < bottom && box.bottom > top;
          })
          .map((one) => one.outerHTML.slice(0, 80));
      });
      expect(covered).toEqual([]);
      expect(await page.evaluate(layoutShift)).toBe(0);
      await bannerOf(page).getByRole('button', { name: Consent.necessary }).click();
      await expect(bannerOf(page)).toBeHidden();
      expect(await page.evaluate(layoutShift)).toBe(0);
    });
});
