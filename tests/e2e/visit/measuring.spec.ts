import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, SANDBOX_PORT, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Consent } = CATALOGUES.es;
const THIRD_PARTIES = /googletagmanager|google-analytics|facebook/;
/** The contact that a diner types: no third party may get it. */
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

/** Records the requests to third parties and the calls of their scripts; they are answered here. */
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

type Told = { to: string; address: string; body: unknown };
/** The sales that the server sent about a tenant, by its ids there. */
async function hearServer(...ids: string[]): Promise<Told[]> {
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__sandbox/measured`);
  const heard = (await answer.json()) as Told[];
  return heard.filter(({ address }) => ids.some((id) => address.includes(id)));
}

test('an order is counted with where it came from, the server tells of it, Meta gets one id from both sides, and nobody hears what was typed (rule visit/numbers, rule visit/click-ids, rule visit/told-sales)', async ({
  context,
  page,
}, { project, retry }) => {
  const heard = await hearOthers(context);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(trackings|sessions|acquisitions|performance_metrics)\.json$/.test(request.url()))
      asked.push(request.postData() ?? '');
  });
  const tenant = await importMeasured(
    `mide-servidor-${project.name}-${retry}`,
    "{ google: G-MIDE00003, facebook: '555666777' }",
  );
  await keepSecret(tenant, 'google', 'api_secret: a-secret-of-a-stream');
  await keepSecret(tenant, 'meta', `access_token: EAAB${'x'.repeat(60)}`);
  const numbers = async () => JSON.parse(await tenantCommand('numbers', tenant, '--json'));
  const diner = createDiner(page, { tenant });
  const purchases = (who: string) => heard.filter((one) => one.startsWith(who) && /"[Pp]urchase"/.test(one));
  let id = '';

  await test.step('who accepts on the page that an advertisement led to is counted as its visit', async () => {
    await page.goto(addressOf(tenant, '/centro?gclid=clic-1'));
    await isCounted(page);
    expect((await numbers()).sources).toMatchObject([{ source: 'direct' }]);
    expect(heard).toEqual([]);
    await question(page).getByRole('button', { name: Consent.accept }).click();
    await expect
      .poll(async () => (await numbers()).sources)
      .toMatchObject([{ source: 'google', medium: 'ads' }]);
    for (const view of ['"page_view"', '"PageView"'])
      await expect.poll(() => heard.some((one) => one.includes(view))).toBe(true);
  });
  await test.step('a consent is of one tenant: another one asks for itself, and nobody hears of it until then', async () => {
    const before = heard.length;
    await openLoaded(page, addressOf('brasa-andina', '/branch-offices'));
    await expect(question(page)).toBeVisible();
    expect(heard.slice(before)).toEqual([]);
  });
  await test.step('an order, on pages with personal data that load nobody’s script', async () => {
    // As the scripts of Google and Meta would, which are answered here.
    const url = addressOf(tenant, '/');
    await context.addCookies([
      { name: '_ga', value: 'GA1.1.1234567890.1700000000', url },
      { name: '_fbp', value: 'fb.1.1700000000000.123456789', url },
    ]);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/measured.json'));
    await diner.reachPrecheckout();
    expect(await (await answered).json()).toEqual({ google: true });
    const before = heard.length;
    await diner.fillContact();
    await diner.payInCash('50000');
    id = await diner.orderId();
    await expect.poll(() => asked.some((one) => one.includes('"purchase"'))).toBe(true);
    expect(heard.slice(before)).toEqual([]);
  });
  const serverTold = () => hearServer('G-MIDE00003', '/555666777/');
  await test.step('it is told by the server alone, and then once by the browser to Meta', async () => {
    await expect
      .poll(async () => (await serverTold()).map(({ to }) => to).sort())
      .toEqual(['google', 'meta']);
    await page.goto(addressOf(tenant, '/centro'));
    await expect.poll(() => purchases('meta').length).toBe(1);
    expect(purchases('meta')[0]).toContain(`"eventID":"purchase:${id}"`);
    const views = heard.filter((one) => one.includes('"PageView"')).length;
    await page.reload();
    await expect.poll(() => heard.filter((one) => one.includes('"PageView"')).length).toBeGreaterThan(views);
    expect([purchases('meta').length, purchases('google').length]).toEqual([1, 0]);
    const told = await serverTold();
    expect(told.find(({ to }) => to === 'meta')?.body).toMatchObject({
      data: [{ event_name: 'Purchase', event_id: `purchase:${id}` }],
    });
    expect(told.find(({ to }) => to === 'google')?.body).toMatchObject({
      client_id: '1234567890.1700000000',
      events: [{ params: { transaction_id: String(id) } }],
    });
  });
  await test.step('it is one visit and one order, and nobody heard what was typed', async () => {
    const { visits, sources, orders } = await numbers();
    expect(visits).toEqual({ visit: 1, menu: 1, add_to_cart: 1, begin_checkout: 1, paid: 1 });
    expect(sources).toMatchObject([{ source: 'google', paid: 1 }]);
    expect(orders).toEqual({ all: 1, unmatched: 0 });
    expect(JSON.stringify([heard, asked, await serverTold()])).not.toMatch(TYPED);
  });
});
