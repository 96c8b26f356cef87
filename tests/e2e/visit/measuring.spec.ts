import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openAtRest } from '@/tests/e2e/support/at-rest';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, SANDBOX_PORT, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';

const { Consent } = CATALOGUES.es;
const THIRD_PARTIES = /googletagmanager|google-analytics|facebook/;
/** What a diner types, and what nobody else may hear of. */
const TYPED = /Ana Ruiz|ana@example|3211234567|1020304050/;

async function importMeasured(slug: string, pixels: string): Promise<string> {
  const own = createOwnTenant(slug);
  own.change('tenant.yaml', 'country: CO', `country: CO\npixels: ${pixels}`);
  await own.publish();
  return slug;
}

/** In a file that its owner alone may read. */
async function keepSecret(tenant: string, destination: string, line: string): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret.yaml');
  writeFileSync(file, line, { mode: 0o600 });
  await tenantCommand('measure', 'set', tenant, destination, '--from', file);
}

/** What third parties are asked, and what their scripts would be told; answered here. */
async function hearOthers(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeFunction('tell', (words: string) => void heard.push(words));
  await context.route(THIRD_PARTIES, (route) => {
    const url = route.request().url();
    heard.push(`${url} ${route.request().postData() ?? ''}`);
    const isMeta = new URL(url).pathname.endsWith('/fbevents.js');
    const body = isMeta
      ? 'fbq.callMethod=(...w)=>tell("meta "+JSON.stringify(w));for(const w of fbq.queue.splice(0))fbq.callMethod(...w)'
      : 'const say=(w)=>tell("google "+JSON.stringify([...w]));dataLayer.forEach(say);dataLayer.push=(w)=>{say(w);return 0}';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return heard;
}

const question = (page: Page) => page.getByRole('region', { name: Consent.title });
/** The session is there, and what waited for it is sent. */
const isCounted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('shared') ?? '{}').state?.metricSent))
    .toBe(true);

test('a consent is of one tenant, and of what that one measures by', async ({ context, page }) => {
  const heard = await hearOthers(context);
  const { project, retry } = test.info();
  const [google, meta] = [
    await importMeasured(`mide-google-${project.name}-${retry}`, '{ google: G-MIDE00001 }'),
    await importMeasured(`mide-meta-${project.name}-${retry}`, "{ facebook: '123456789' }"),
  ];
  await page.goto(addressOf(google, '/centro'));
  await question(page).getByRole('button', { name: Consent.accept }).click();
  await expect.poll(() => heard.some((one) => one.includes('"page_view"'))).toBe(true);
  expect(heard[0]).toContain('gtag/js?id=G-MIDE00001');
  expect(heard.filter((one) => /facebook|meta/.test(one))).toEqual([]);
  heard.length = 0;
  // Another tenant asks for itself, and nobody hears of it until then.
  await openAtRest(page, addressOf(meta, '/centro'));
  await expect(question(page)).toBeVisible();
  expect(heard).toEqual([]);
  await question(page).getByRole('button', { name: Consent.necessary }).click();
  await page.goto(addressOf(google, '/centro'));
  await expect.poll(() => heard.some((one) => one.includes('"page_view"'))).toBe(true);
  expect(heard.filter((one) => /facebook|meta/.test(one))).toEqual([]);
});

test('an order is counted with its campaign and told once, and nobody hears what was typed (rule visit/numbers)', async ({
  context,
  page,
}) => {
  const heard = await hearOthers(context);
  const told: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(trackings|sessions|acquisitions|performance_metrics)\.json$/.test(request.url()))
      told.push(request.postData() ?? '');
  });
  const { project, retry } = test.info();
  const tenant = await importMeasured(
    `mide-todo-${project.name}-${retry}`,
    "{ google: G-MIDE00002, facebook: '987654321' }",
  );
  await page.goto(addressOf(tenant, '/centro?utm_source=Volante&utm_campaign=Abril'));
  await question(page).getByRole('button', { name: Consent.accept }).click();
  await isCounted(page);
  const diner = createDiner(page, { lang: 'es', tenant });
  await diner.reachPrecheckout();
  await expect.poll(() => told.some((one) => one.includes('"begin_checkout"'))).toBe(true);
  const before = heard.length;
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect.poll(() => told.some((one) => one.includes('"purchase"'))).toBe(true);
  // Pages with personal data load nobody's script.
  expect(heard.slice(before)).toEqual([]);
  await page.goto(addressOf(tenant, '/centro'));
  const purchases = (who: string) =>
    heard.filter((one) => one.startsWith(who) && /"[Pp]urchase"/.test(one)).length;
  await expect.poll(() => [purchases('meta'), purchases('google')]).toEqual([1, 1]);
  await page.reload();
  await expect.poll(() => heard.filter((one) => one.includes('"PageView"')).length).toBeGreaterThan(2);
  expect([purchases('meta'), purchases('google')]).toEqual([1, 1]);
  expect([...heard, ...told].filter((one) => TYPED.test(one))).toEqual([]);
  const { visits, sources, orders } = JSON.parse(await tenantCommand('numbers', tenant, '--json'));
  expect(visits).toEqual({ visit: 1, menu: 1, add_to_cart: 1, begin_checkout: 1, paid: 1 });
  expect(sources).toMatchObject([{ source: 'volante', campaign: 'abril', paid: 1 }]);
  expect(orders).toEqual({ all: 1, unmatched: 0 });
});

test('who accepts on the page that an advertisement led to is counted as its visit (rule visit/click-ids)', async ({
  context,
  page,
}) => {
  await hearOthers(context);
  const { project, retry } = test.info();
  const tenant = await importMeasured(`mide-clic-${project.name}-${retry}`, '{ google: G-MIDE00006 }');
  const sources = async () => JSON.parse(await tenantCommand('numbers', tenant, '--json')).sources;
  await page.goto(addressOf(tenant, '/centro?gclid=clic-1'));
  await isCounted(page);
  expect(await sources()).toMatchObject([{ source: 'direct' }]);
  await question(page).getByRole('button', { name: Consent.accept }).click();
  await expect.poll(sources).toMatchObject([{ source: 'google', medium: 'ads' }]);
});

type Told = { to: string; address: string; body: unknown };
/** What the server told of a tenant, by its ids there. */
async function hearServer(...ids: string[]): Promise<Told[]> {
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__sandbox/measured`);
  const heard = (await answer.json()) as Told[];
  return heard.filter(({ address }) => ids.some((id) => address.includes(id)));
}

test('with its secrets the server tells of an order, and Meta gets one id from both sides (rule visit/told-sales)', async ({
  context,
  page,
}) => {
  const heard = await hearOthers(context);
  const { project, retry } = test.info();
  const tenant = await importMeasured(
    `mide-servidor-${project.name}-${retry}`,
    "{ google: G-MIDE00003, facebook: '555666777' }",
  );
  await keepSecret(tenant, 'google', 'api_secret: a-secret-of-a-stream');
  await keepSecret(tenant, 'meta', `access_token: EAAB${'x'.repeat(60)}`);
  await page.goto(addressOf(tenant, '/centro'));
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/legal/check_cookies.json'));
  await question(page).getByRole('button', { name: Consent.accept }).click();
  await answered;
  await isCounted(page);
  // As the scripts of Google and Meta would, which are answered here.
  const url = addressOf(tenant, '/');
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1234567890.1700000000', url },
    { name: '_fbp', value: 'fb.1.1700000000000.123456789', url },
  ]);
  const diner = createDiner(page, { lang: 'es', tenant });
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/measured.json'));
  await diner.reachPrecheckout();
  expect(await (await asked).json()).toEqual({ google: true });
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = await diner.orderId();
  // By the server alone: no measured page was opened since.
  const serverTold = () => hearServer('G-MIDE00003', '/555666777/');
  await expect.poll(async () => (await serverTold()).map(({ to }) => to).sort()).toEqual(['google', 'meta']);
  await page.goto(addressOf(tenant, '/centro'));
  const ofBrowser = (who: string) => heard.filter((one) => one.startsWith(who) && /"[Pp]urchase"/.test(one));
  await expect.poll(() => ofBrowser('meta').length).toBe(1);
  expect(ofBrowser('google')).toEqual([]);
  expect(ofBrowser('meta')[0]).toContain(`"eventID":"purchase:${id}"`);
  const told = await serverTold();
  expect(told.find(({ to }) => to === 'meta')?.body).toMatchObject({
    data: [{ event_name: 'Purchase', event_id: `purchase:${id}` }],
  });
  expect(told.find(({ to }) => to === 'google')?.body).toMatchObject({
    client_id: '1234567890.1700000000',
    events: [{ params: { transaction_id: String(id) } }],
  });
  expect(JSON.stringify([heard, told])).not.toMatch(TYPED);
});

test('a product’s own page tells that it was looked at, before anything is asked for (rule visit/events)', async ({
  page,
}) => {
  // What is sent while a page is left has a body only where it is held on its way.
  const told: { event: string; view_vue: string; product?: { id: number; name: string; price: number } }[] =
    [];
  await page.route('**/api/trackings.json', (route) => {
    told.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.goto(addressOf('siempre-abierta', '/centro?service=take_away'));
  const href = await page.locator('a[data-product]').first().getAttribute('href');
  const id = href?.split('/').at(-1);
  await page.goto(addressOf('siempre-abierta', `/centro/${id}`));
  const viewed = () => told.filter(({ event }) => event === 'view_product');
  await expect.poll(() => viewed().length).toBe(1);
  const [{ product, view_vue: view } = { view_vue: '' }] = viewed();
  expect(view).toBe('Product');
  expect(product).toMatchObject({ id: Number(id), name: await page.locator('h1').textContent() });
  expect(product?.price).toBeGreaterThan(0);
});
