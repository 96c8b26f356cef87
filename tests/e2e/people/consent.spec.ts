import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  test,
  WEB_PORT,
} from '@/tests/e2e/support/fixtures';
import { ask, bodyOf } from '@/tests/e2e/support/raw-http';

const { Consent } = CATALOGUES.es;
const THIRD_PARTIES = /googletagmanager|google-analytics|facebook/;

/** What Meta's own script does when it starts: takes what waits, once, and from then on is called itself. */
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

test('no third party is called before acceptance, and both are after it (guarantee/consent-first)', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (THIRD_PARTIES.test(request.url())) heard.push(new URL(request.url()).host);
  });
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  const banner = page.getByRole('region', { name: Consent.title });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
  const recorded = page.waitForResponse((response) => response.url().endsWith('/legal/check_cookies.json'));
  await banner.getByRole('button', { name: Consent.accept }).click();
  expect((await recorded).request().postDataJSON()).toMatchObject({
    version: '1',
    accepted: true,
    purposes: ['necessary', 'analytics', 'marketing'],
  });
  await expect.poll(() => heard.sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  await expect(banner).toBeHidden();
});

test('a refusal is recorded and stays one, on every page; a withdrawal stops at once', async ({ page }) => {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (THIRD_PARTIES.test(request.url())) heard.push(request.url());
  });
  await page.goto(addressOf('brasa-andina', '/'));
  const banner = page.getByRole('region', { name: Consent.title });
  const recorded = page.waitForResponse((response) => response.url().endsWith('/legal/check_cookies.json'));
  await banner.getByRole('button', { name: Consent.necessary }).click();
  expect((await recorded).request().postDataJSON()).toMatchObject({
    accepted: false,
    purposes: ['necessary'],
  });
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await expect(page.locator('.switch a[aria-current=true]')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(heard).toEqual([]);
  // Paper has nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: Consent.title })).toBeHidden();
  await page.emulateMedia({ media: null });
  // Changing one's mind, both ways, behind the page's own link.
  await page.getByRole('button', { name: Consent.title }).click();
  await page.getByRole('dialog').getByRole('button', { name: Consent.accept }).click();
  await expect.poll(() => heard.length).toBe(2);
  const lastWord = () => page.evaluate('window.metaHeard?.at(-1)');
  await expect.poll(lastWord).toMatch(/^track,PageView,/);
  await page.getByRole('button', { name: Consent.title }).click();
  await page.getByRole('dialog').getByRole('button', { name: Consent.necessary }).click();
  await expect.poll(lastWord).toBe('consent,revoke');
});

test('a sale of a page with personal data is told once, on the next page (rule visit/sales)', async ({
  page,
}) => {
  await page.goto(addressOf('brasa-andina', '/'));
  await page
    .getByRole('region', { name: Consent.title })
    .getByRole('button', { name: Consent.accept })
    .click();
  const isTaken = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('shared') ?? '{}').state?.cookies?.recorded);
  await expect.poll(isTaken).toBe(true);
  // A page of the same host that runs nothing, so that nothing else writes to the storage meanwhile.
  await page.goto(addressOf('brasa-andina', '/consent.html'));
  await page.evaluate((time) => {
    const kept = JSON.parse(localStorage.getItem('shared') ?? '{}');
    const item = { id: 3, name: 'Ajiaco', price: 32_900, count: 2 };
    const sale = { id: 'purchase:7', event: 'purchase', purchase_id: 7, value: 65_800, coupon: null };
    kept.state.sales = [{ ...sale, items: [item], time, told: false }];
    localStorage.setItem('shared', JSON.stringify(kept));
  }, new Date().toISOString());
  const heard = () => page.evaluate('window.metaHeard?.filter((words) => words.includes("Purchase")).length');
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await expect.poll(heard).toBe(1);
  await page.reload();
  await expect.poll(() => page.evaluate('window.metaHeard?.length')).toBeGreaterThan(0);
  expect(await heard()).toBe(0);
});

test('the page’s own link asks also who has not answered and has scrolled past the question', async ({
  page,
}) => {
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await page.locator('footer').getByRole('button', { name: Consent.title }).click();
  const question = page.getByRole('dialog', { name: Consent.title });
  await question.getByRole('button', { name: Consent.necessary }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: Consent.title })).toBeHidden();
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

for (const path of [
  '/',
  '/branch-offices',
  '/branch-to-take-away',
  '/chapinero',
  '/chapinero/menu-digital',
]) {
  test(`on ${path} the question covers nothing and moves nothing`, async ({ page }) => {
    await page.goto(addressOf('brasa-andina', path), { waitUntil: 'networkidle' });
    const question = page.getByRole('region', { name: Consent.title });
    await expect(question).toBeVisible();
    const covered = await question.evaluate((banner) => {
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
    await question.getByRole('button', { name: Consent.necessary }).click();
    await expect(question).toBeHidden();
    expect(await page.evaluate(layoutShift)).toBe(0);
  });
}

test('the script that shows the question comes after the header it stands below, wherever the document is cut', async () => {
  const page = bodyOf(await ask({ port: WEB_PORT, host: 'brasa-andina.localhost', path: '/chapinero' }));
  const header = page.indexOf('class="site-header"');
  expect(header).toBeGreaterThan(0);
  const question = page.indexOf('id="consent"');
  expect(question).toBeGreaterThan(header);
  expect(page.indexOf('earlyTaps')).toBeGreaterThan(question);
});

test('a tenant without pixels asks nothing, and has nothing to take back', async ({ page }) => {
  for (const path of ['/', '/san-francisco', '/san-francisco/orders']) {
    await page.goto(addressOf('istmo-cafe', path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: CATALOGUES.en.Consent.title })).toHaveCount(0);
    // Exactly: the café sells cookies, too.
    await expect(page.getByRole('button', { name: CATALOGUES.en.Consent.title, exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: CATALOGUES.en.Shell.open_panel }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: CATALOGUES.en.Panel.cookies, exact: true })).toHaveCount(0);
});
