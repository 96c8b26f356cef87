import type { Page } from '@playwright/test';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

// Requests fail while the connection is cut; a browser writes each to its console.
test.use({
  serviceWorkers: 'allow',
  expectedFault: /INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|^request: /,
});
const home = addressOf('brasa-andina', '/chapinero');

const readLine = () => getComputedStyle(document.body, '::before').content;
/** How much taller its words are than the line that shows them. */
const cutOff = () => {
  const { content, font, lineHeight, width, padding, height } = getComputedStyle(document.body, '::before');
  const words = document.createElement('p');
  words.textContent = JSON.parse(content);
  Object.assign(words.style, {
    font,
    lineHeight,
    width,
    padding,
    boxSizing: 'border-box',
    position: 'fixed',
  });
  document.body.append(words);
  const cut = words.offsetHeight - Number.parseFloat(height);
  words.remove();
  return cut;
};
const keptPaths = () =>
  caches
    .open('menu-1')
    .then((cache) => cache.keys())
    .then((all) => all.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/_next/')));

const keptCacheControl = async () => {
  const cache = await caches.open('menu-1');
  const answers = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
  return answers.map((one) => one?.headers.get('cache-control'));
};

async function readOffline(page: Page) {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('.dish').first()).toBeVisible();
  // The line moves nothing out of sight.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Also once the page's own script has drawn it again.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(readLine)).toMatch(/Sin conexión · precios de hoy, \d/);
  await expectAccessible(page);
  // The hour is its last word.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(cutOff)).toBeLessThanOrEqual(0);
}

test('the last menu opens without a connection and says of which hour its prices are, and no page of a diner is kept (rule menu/offline)', async ({
  page,
  context,
}) => {
  await test.step('the menu is kept, and no page of a diner', async () => {
    await page.goto(home, { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(keptPaths)).toEqual(['/chapinero']);
    for (const path of ['/chapinero/orders', '/chapinero/delivery/order'])
      await page.goto(addressOf('brasa-andina', path));
    expect(await page.evaluate(keptPaths)).toEqual(['/chapinero']);
    const kept = await page.evaluate(keptCacheControl);
    expect(kept.filter((one) => /private|no-store/.test(one ?? ''))).toEqual([]);
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/texts.json')) failed += 1;
  });
  await context.setOffline(true);
  await test.step('without a connection it is shown with its hour', () => readOffline(page));
  await test.step('once the connection is back the hour is gone', async () => {
    // The page has given its script up.
    await expect.poll(() => failed).toBeGreaterThanOrEqual(3);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(readLine)).toBe('none');
  });
});
