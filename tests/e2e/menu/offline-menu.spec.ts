import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

// What is asked for while the line is dead fails; a browser says so of each.
test.use({
  serviceWorkers: 'allow',
  expectedFault: /INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|^request: /,
});
const home = addressOf('brasa-andina', '/chapinero');

const readLine = () => getComputedStyle(document.body, '::before').content;
const keptPaths = () =>
  caches
    .open('menu-1')
    .then((cache) => cache.keys())
    .then((all) => all.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/_next/')));

test('the last menu opens without the net, and says of which hour its prices are (rule menu/offline)', async ({
  page,
  context,
}) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(keptPaths)).toEqual(['/chapinero']);
  const dishes = await page.locator('.dish').count();
  expect(dishes).toBeGreaterThan(3);
  await context.setOffline(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('.dish').first()).toBeVisible();
  // Also once the page's own script has drawn it again.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(readLine)).toMatch(/Sin conexión · precios de las \d/);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => page.evaluate(readLine)).toBe('none');
});

test('pages of a diner are never kept (rule menu/offline)', async ({ page }) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(keptPaths)).toEqual(['/chapinero']);
  for (const path of ['/chapinero/orders', '/chapinero/delivery/order'])
    await page.goto(addressOf('brasa-andina', path));
  expect(await page.evaluate(keptPaths)).toEqual(['/chapinero']);
  const all = await page.evaluate(async () => {
    const cache = await caches.open('menu-1');
    const answers = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
    return answers.map((one) => one?.headers.get('cache-control'));
  });
  expect(all.filter((one) => /private|no-store/.test(one ?? ''))).toEqual([]);
});
