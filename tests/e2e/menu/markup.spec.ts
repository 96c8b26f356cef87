import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner } from '@/tests/e2e/support/diner';
import { BACKEND_PORT, CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import {
  ONE_OF_EACH,
  PAYLOADS,
  readMarkup,
  SHOWN,
  watchMarkup,
  withHostileLook,
  withMarkup,
} from '@/tests/e2e/support/markup';
import { openLoaded } from '@/tests/e2e/support/until-loaded';
import { startFaultyService } from '@/tests/e2e/support/webs/faulty-service';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';

const TENANT = 'siempre-abierta';
/** Its look is hostile, its words are those of others. */
const HOSTILE_LOOK = { slug: 'vecina-abierta', name: 'La Vecina Abierta' };
/** One screen of each kind that a script works on, or that is laid out in its own way. */
const SCREENS = [
  '/',
  '/location',
  '/chapinero/maincategories',
  '/chapinero/subcategories',
  '/chapinero/menu-digital/home',
  '/chapinero/politicas-servicio',
];
/** Drawn by the same components: their documents are read, and no browser works on them. */
const DOCUMENTS = [
  '/branch-offices',
  '/branch-to-on-table',
  '/branch-to-take-away',
  '/branch-to-book',
  '/branch-without-service',
  '/branch-whatsapp',
  '/chapinero/menu-digital',
];
/** Query names that a page reads, in groups whose address is short enough for every payload. */
const QUERIES = [
  ['service', 'qualification', 'lang', 'category'],
  ['utm_campaign', 'gclid', 'join', 'coupon'],
  ['diet', 'without', 'sort'],
];
const writeQuery = (names: string[], text: string) =>
  names.map((name) => `${name}=${encodeURIComponent(text)}`).join('&');

const isHostileLook = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'theme' in value &&
  'name' in value &&
  value.name === HOSTILE_LOOK.name;
/** A city is sent with an address, which takes no long one: that of the walk with an order is short. */
const withShortCity = (value: unknown): unknown => {
  const shorten = function (this: { slug?: unknown }, key: string, inner: unknown) {
    return key === 'city' && this.slug === 'centro' ? `Bogotá ${SHOWN}` : inner;
  };
  return JSON.parse(JSON.stringify(value, shorten));
};
const reword = (value: unknown) =>
  isHostileLook(value) ? withHostileLook(value) : withShortCity(withMarkup(value));

let service: Awaited<ReturnType<typeof startFaultyService>>;
let web: Awaited<ReturnType<typeof startSecondWeb>>;

// One after the other: they share a web program.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  service = await startFaultyService({ backendPort: BACKEND_PORT, reword });
  web = await startSecondWeb({ backendUrl: service.url, secret: 'only of this test run' });
});
test.afterAll(async () => {
  await web?.stop();
  service?.stop();
});
const at = (tenant: string, path: string) => `http://${tenant}.localhost:${web.port}${path}`;

test.describe('with names longer than a menu may have', () => {
  // Such a name is too long for the record of what was seen and added.
  test.use({ expectedFault: /status of 422/ });

  test('what a tenant writes is text on every public screen, whatever it looks like (guarantee/text-is-text)', async ({
    page,
  }) => {
    test.slow();
    const markup = watchMarkup(page);
    const width = page.viewportSize()?.width;
    const expectText = async (path: string) => {
      expect({ path, faults: await markup.faults() }).toEqual({ path, faults: [] });
      await expect(page.locator('body')).toContainText(SHOWN);
      expect({ path, width: await page.evaluate(() => window.innerWidth) }).toEqual({ path, width });
    };
    for (const path of SCREENS)
      await test.step(path, async () => {
        await openLoaded(page, at('brasa-andina', path));
        await expectText(path);
      });
    for (const path of DOCUMENTS)
      await test.step(path, async () => {
        const read = await page.evaluate(readMarkup, { path, shown: SHOWN });
        expect({ path, ...read }).toEqual({ path, status: 200, isShown: true, made: [] });
      });
    await test.step('a menu, a dish over it, and its own page', async () => {
      await openLoaded(page, at('brasa-andina', '/chapinero'));
      await expectText('/chapinero');
      const dish = page.locator('.dish h3 a').first();
      const own = await dish.getAttribute('href');
      await dish.click();
      await expect(page.getByRole('dialog')).toContainText(SHOWN);
      await openLoaded(page, at('brasa-andina', own ?? ''));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(SHOWN);
      expect(await markup.faults()).toEqual([]);
    });
  });

  test('what a tenant, a diner and an address write is text in a cart, at the till, in an order and in the history (guarantee/text-is-text)', async ({
    page,
  }) => {
    test.slow();
    const markup = watchMarkup(page);
    const diner = createDiner(page);
    const { Cart, Checkout, Place } = CATALOGUES.es;
    const [short, quoted] = ['<img src=x onerror=window.__ran=1>', '"><svg onload=window.__ran=1>'];
    await test.step('in an address', async () => {
      const some = ONE_OF_EACH.join(' ');
      await openLoaded(
        page,
        at(TENANT, `/centro?${writeQuery(QUERIES.flat(), some)}#${encodeURIComponent(some)}`),
      );
      expect(await markup.faults()).toEqual([]);
      for (const names of QUERIES) {
        const path = `/centro?${writeQuery(names, PAYLOADS.join(' '))}`;
        const read = await page.evaluate(readMarkup, { path, shown: SHOWN });
        expect({ names, ...read }).toEqual({ names, status: 200, isShown: true, made: [] });
      }
    });
    await test.step('in a cart and at the till', async () => {
      await page.goto(at(TENANT, '/centro?service=delivery'));
      await page.locator('.dish h3 a').filter({ hasText: 'Caldo' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox').fill(short);
      await sheet.getByRole('button', { name: /Agregar/ }).click();
      await diner.openCart(/19\.900/);
      await diner.continueToPrecheckout();
      await page.getByRole('button', { name: Place.on_map }).click();
      await page.getByRole('button', { name: Place.sketch }).click();
      await page.getByLabel(Place.address, { exact: true }).fill(short);
      await page.getByLabel(Place.neighbourhood).fill(quoted);
      await page.getByLabel(Place.reference).fill(short);
      await expect(page.getByText(Cart.delivery_later)).toBeHidden();
      await diner.fillContact();
      const name = page.getByLabel(Checkout.name);
      await diner.openSection(Checkout.who, name);
      await name.fill(quoted);
      expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
      expect(await markup.faults()).toEqual([]);
    });
    await test.step('in an order and in the history', async () => {
      await diner.payInCash('50000');
      const id = await diner.orderId();
      await expect(page.locator('main')).toContainText(short);
      await expect(page.locator('main')).toContainText(SHOWN);
      expect(await markup.faults()).toEqual([]);
      await tenantCommand('order', id, 'cancelled');
      await page.goto(at(TENANT, '/centro/history-my-orders'));
      await expect(page.locator('main')).toContainText(SHOWN);
      expect(await markup.faults()).toEqual([]);
    });
  });
});

test('hostile styles, links and pixel ids have no effect (guarantee/tenant-style, guarantee/safe-links)', async ({
  page,
}) => {
  const { Landing } = CATALOGUES.es;
  const markup = watchMarkup(page);
  // Accepted before: such pixels ask for nothing themselves.
  await page.addInitScript(() => {
    const cookies = { version: '1', accepted: true, time: new Date().toISOString(), recorded: true };
    const unset = { session: null, acquisition: null, metricSent: false, notices: [] };
    if (!localStorage.getItem('shared'))
      localStorage.setItem('shared', JSON.stringify({ state: { ...unset, cookies }, version: 1 }));
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openLoaded(page, at(HOSTILE_LOOK.slug, '/'));
  const buttons = page.getByRole('navigation', { name: Landing.buttons });
  await expect(buttons.getByText('javascript:')).toBeVisible();
  await expect(buttons.getByText('//evil')).toBeVisible();
  expect(await page.locator('a[href*="script" i], a[href^="data" i], a[href*="//evil"]').count()).toBe(0);
  await openLoaded(page, at(HOSTILE_LOOK.slug, '/centro'));
  await expect(page.locator('.dish h3 a').first()).toBeVisible();
  expect(await markup.faults()).toEqual([]);
  expect(scripts.filter((url) => !url.includes(`.localhost:${web.port}/`))).toEqual([]);
});
