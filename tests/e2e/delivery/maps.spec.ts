import type { Page } from '@playwright/test';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, SANDBOX_PORT, test } from '@/tests/e2e/support/fixtures';
import { answerForGoogle, startMapWeb } from '@/tests/e2e/support/map-webs';
import { ask } from '@/tests/e2e/support/raw-http';

const TILES = `http://127.0.0.1:${SANDBOX_PORT}`;
type MapWeb = Awaited<ReturnType<typeof startMapWeb>>;
let tiles: MapWeb;
let google: MapWeb;

/** The scripts and styles that came and hold such words. */
function watchFiles(page: Page) {
  const files: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (/\.(js|css)$/.test(url)) files.push(response.text().then((text) => ({ url, text })));
  });
  return async (words: RegExp) =>
    (await Promise.all(files)).filter(({ text }) => words.test(text)).map(({ url }) => url);
}

test.beforeAll(async () => {
  tiles = await startMapWeb({
    kind: 'tiles',
    url: `${TILES}/tiles/{z}/{x}/{y}.svg`,
    attribution: '© OpenStreetMap',
  });
  google = await startMapWeb({ kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' });
});
test.afterAll(async () => {
  await tiles?.stop();
  await google?.stop();
});

test('the policy lets a map in on the pages that open one, and on no other (rule delivery/map)', async () => {
  const policyOf = async ({ port }: MapWeb, path: string) => {
    const answer = await ask({ port, host: `${TENANT}.localhost`, path });
    return /^content-security-policy: (.*)\r$/im.exec(answer)?.[1] ?? '';
  };
  for (const path of ['/location', '/my-location', '/centro/precheckout']) {
    expect(await policyOf(tiles, path)).toContain(`img-src 'self' data: ${TILES};`);
    expect(await policyOf(google, path)).toContain('https://*.googleapis.com');
  }
  for (const path of ['/', '/centro', '/centro/delivery/order', '/branch-offices']) {
    expect(await policyOf(tiles, path)).not.toContain(TILES);
    expect(await policyOf(google, path)).not.toContain('googleapis');
  }
});

test('a map of tiles comes when it is opened, and its pin is moved by keys, a tap and a drag (rule delivery/map, guarantee/first-load-weight)', async ({
  lang,
  page,
}) => {
  const { Place } = createDiner(page, lang).words;
  const loaded = watchFiles(page);
  await page.goto(tiles.at(TENANT, `/my-location?lang=${lang}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: Place.on_map })).toBeVisible();
  expect(await loaded(/leaflet|importLibrary/)).toEqual([]);
  await page.getByRole('button', { name: Place.on_map }).click();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(await loaded(/leaflet/)).not.toEqual([]);
  expect(await loaded(/importLibrary/)).toEqual([]);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
  const pin = page.locator('.map-pin');
  await expect(pin).toBeVisible();
  await expectAccessible(page);

  const canvas = page.locator('.map-canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the map has no size');
  await canvas.click({ position: { x: box.width / 2 + 40, y: box.height / 2 } });
  await expect
    .poll(async () => Math.round((await pin.boundingBox())?.x ?? 0))
    .toBe(Math.round(box.x + box.width / 2 + 40 - 16));
  const from = { x: box.x + box.width / 2 + 40, y: box.y + box.height / 2 - 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y, { steps: 4 });
  await page.mouse.move(from.x - 40, from.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await pin.boundingBox())?.x ?? 0))
    .toBe(Math.round(box.x + box.width / 2 - 16));
  await page.getByRole('button', { name: Place.use_point }).click();
  await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
});

test('in the form the map waits for an address that cannot be placed, or for a tap', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Checkout, Place } = diner.words;
  await page.goto(tiles.at(TENANT, `/centro?service=delivery&lang=${lang}`));
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  const address = page.getByRole('combobox', { name: Place.address });
  await expect(address).toBeVisible();
  await expect(page.locator('.map, .sketch')).toHaveCount(0);
  await address.fill('Calle 60 # 9-40');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await expect(page.locator('.map, .sketch')).toHaveCount(0);
  await page.getByRole('button', { name: Checkout.show_map }).click();
  await expect(page.locator('.map-pin')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('tiles that do not come', () => {
  test.use({ expectedFault: /tiles|ERR_FAILED/ });

  test('give way to the sketch, in words', async ({ lang, page }) => {
    const { Place } = createDiner(page, lang).words;
    await page.route(`${TILES}/tiles/**`, (route) => route.abort());
    await page.goto(tiles.at(TENANT, `/my-location?lang=${lang}`));
    await page.getByRole('button', { name: Place.on_map }).click();
    await expect(page.getByText(Place.map_failed)).toBeVisible();
    await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
    await expectAccessible(page);
    await page.getByRole('button', { name: Place.use_point }).click();
    await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
  });
});

test('Google’s script comes when the map is opened, runs under both policies, and marks a point', async ({
  lang,
  page,
}) => {
  const { Place } = createDiner(page, lang).words;
  const asked = await answerForGoogle(page);
  await page.goto(google.at(TENANT, `/my-location?lang=${lang}`));
  await expect(page.getByRole('button', { name: Place.on_map })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: Place.on_map }).click();
  await expect(page.locator('.map')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(`language=${lang}`);
  expect(asked[0]).toContain('region=CO');
  await page.waitForFunction('window.fakeGoogle?.maps.length > 0');
  await page.evaluate("window.fakeGoogle.maps.at(-1).fire('tilesloaded')");
  await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
  await page.getByRole('button', { name: Place.use_point }).click();
  await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
});

test.describe('Google’s script that does not come', () => {
  test.use({ expectedFault: /googleapis|ERR_FAILED|could not load/i });

  test('gives way to the geocoder for addresses and to the sketch for the map', async ({ lang, page }) => {
    const { Place } = createDiner(page, lang).words;
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    await page.goto(google.at(TENANT, `/my-location?lang=${lang}`));
    await page.getByRole('button', { name: Place.on_map }).click();
    await expect(page.getByText(Place.map_failed)).toBeVisible();
    await page.getByRole('combobox', { name: Place.address }).fill('Calle 60 # 9-40');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
  });
});
