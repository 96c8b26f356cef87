import type { Page } from '@playwright/test';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, SANDBOX_PORT, test } from '@/tests/e2e/support/fixtures';
import { ask } from '@/tests/e2e/support/raw-http';
import { answerForGoogle, startMapWeb } from '@/tests/e2e/support/webs/map-webs';

const TILES = `http://127.0.0.1:${SANDBOX_PORT}`;
type MapWeb = Awaited<ReturnType<typeof startMapWeb>>;

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

/** The policies of pages with a map name its host, and no other page's do. */
async function expectPolicies({ port }: MapWeb, host: string) {
  const policyOf = async (path: string) => {
    const answer = await ask({ port, host: `${TENANT}.localhost`, path });
    return /^content-security-policy: (.*)\r$/im.exec(answer)?.[1] ?? '';
  };
  for (const path of ['/location', '/my-location', '/centro', '/centro/precheckout'])
    expect(await policyOf(path)).toContain(host);
  for (const path of ['/', '/centro/menu-digital', '/centro/delivery/order', '/branch-offices'])
    expect(await policyOf(path)).not.toContain(host);
}

test.describe('an installation with tiles', () => {
  let tiles: MapWeb;
  test.beforeAll(async () => {
    const url = `${TILES}/tiles/{z}/{x}/{y}.svg`;
    tiles = await startMapWeb({ kind: 'tiles', url, attribution: '© OpenStreetMap' });
  });
  test.afterAll(() => tiles?.stop());

  test('its map comes when it is opened, under the policy of its pages, and its pin is moved by keys, a tap and a drag (rule delivery/map, guarantee/first-load-weight)', async ({
    page,
  }) => {
    const { Place } = createDiner(page).words;
    const loaded = watchFiles(page);
    await test.step('the policy lets tiles in on the pages that open a map, and on no other', () =>
      expectPolicies(tiles, TILES));

    await test.step('nothing of a map comes before it is opened, and then nothing of another map', async () => {
      await page.goto(tiles.at(TENANT, '/my-location'), { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: Place.on_map })).toBeVisible();
      expect(await loaded(/leaflet|importLibrary/)).toEqual([]);
      await page.getByRole('button', { name: Place.on_map }).click();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      expect(await loaded(/leaflet/)).not.toEqual([]);
      expect(await loaded(/importLibrary/)).toEqual([]);
      await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    });

    const canvas = page.locator('.map-canvas');
    const pin = page.locator('.map-pin');
    const box = async () => (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const pinAt = async () => Math.round((await pin.boundingBox())?.x ?? 0);

    await test.step('keys and a tap move its pin', async () => {
      await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
      await expect(pin).toBeVisible();
      await expectAccessible(page);
      const { x, width, height } = await box();
      await canvas.click({ position: { x: width / 2 + 40, y: height / 2 } });
      await expect.poll(pinAt).toBe(Math.round(x + width / 2 + 40 - 16));
    });

    await test.step('so does a drag, and the point chooses the branch', async () => {
      const { x, y, width, height } = await box();
      const from = { x: x + width / 2 + 40, y: y + height / 2 - 20 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 20, from.y, { steps: 4 });
      await page.mouse.move(from.x - 40, from.y, { steps: 4 });
      await page.mouse.up();
      await expect.poll(pinAt).toBe(Math.round(x + width / 2 - 16));
      await page.getByRole('button', { name: Place.use_point }).click();
      await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
    });
  });
});

const LOURDES = {
  placeId: 'ChIJ1',
  text: 'Edificio Lourdes, Calle 63, Bogotá',
  name: 'Edificio Lourdes',
};
const PLACE = {
  address: [
    ['9-60', 'street_number'],
    ['Calle 63', 'route'],
    ['Chapinero Central', 'neighborhood'],
    ['Bogotá', 'locality'],
  ] as [string, string][],
  lat: 4.6509,
  lng: -74.0646,
};

test.describe('an installation with Google’s maps', () => {
  let google: MapWeb;
  test.beforeAll(async () => {
    google = await startMapWeb({ kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' });
  });
  test.afterAll(() => google?.stop());

  test('Google’s script comes when it is wanted, runs under both policies, marks a point and finds a place that is ordered to (rule delivery/map, rule delivery/place-search)', async ({
    page,
  }) => {
    test.slow();
    const diner = createDiner(page);
    const { Cart, Place } = diner.words;
    const address = page.getByRole('combobox', { name: Place.address });
    const asked = await answerForGoogle(page, { suggestions: [LOURDES], place: PLACE });
    await test.step('the policy lets Google in on the pages that open a map, and on no other', () =>
      expectPolicies(google, 'https://*.googleapis.com'));

    await test.step('in the form it comes with what is typed, and its place fills in the address', async () => {
      await page.goto(google.at(TENANT, '/centro?service=delivery'));
      await diner.addQuickly(diner.dishes.broth);
      await diner.openCart(/19\.900/);
      await diner.continueToPrecheckout();
      await expect(address).toBeVisible();
      expect(asked).toEqual([]);
      await address.fill('edificio lourdes');
      await expect(page.getByText('Google Maps')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('option', { name: LOURDES.text }).click();
      await expect(address).toHaveValue('Calle 63 # 9-60');
      await expect(page.getByLabel(Place.neighbourhood)).toHaveValue('Chapinero Central');
      await expect(page.getByLabel(Place.reference)).toHaveValue('Edificio Lourdes');
      await expect(page.getByText(Cart.delivery_later)).toBeHidden();
      await expect(page.locator('.map, .sketch')).toHaveCount(0);
    });

    await test.step('typed is only who orders', async () => {
      await diner.fillContact();
      await diner.payInCash('50000');
      await diner.orderId();
      await expect(page.getByText('Calle 63 # 9-60, Chapinero Central, Bogotá')).toBeVisible();
    });

    await test.step('before the menu its map comes when it is opened, and marks a point', async () => {
      asked.splice(0);
      await page.goto(google.at(TENANT, '/my-location'));
      await expect(page.getByRole('button', { name: Place.on_map })).toBeVisible();
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: Place.on_map }).click();
      await expect(page.locator('.map')).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toContain('language=es');
      expect(asked[0]).toContain('region=CO');
      await page.waitForFunction('window.fakeGoogle?.maps.length > 0');
      await page.evaluate("window.fakeGoogle.maps.at(-1).fire('tilesloaded')");
      await page.getByRole('button', { name: Place.sketch }).press('ArrowUp');
      await page.getByRole('button', { name: Place.use_point }).click();
      await expect(page.locator('#where-to .branch-row a')).toHaveCount(1);
    });
  });
});
