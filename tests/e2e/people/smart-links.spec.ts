import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';

const TENANT = 'siempre-abierta';
const { Errors, Order } = CATALOGUES.es;
/**
 * A page that leaves at once is opened when its answer begins: it may be gone before it has loaded. Each link has a page of its
 * own, because what the page before still has on its way would end the navigation.
 */
const AT_ONCE = { waitUntil: 'commit' } as const;
const linkTo = async (...words: string[]) =>
  (JSON.parse(await tenantCommand('smart-link', TENANT, ...words, '--json')) as { url: string }).url;

test('a smart link opens the orders of a diner in another browser, and ends when it is revoked (rule people/smart-link)', async ({
  page,
  browser,
}) => {
  const id = await reachOrder(page);
  await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();
  const profile = await page.evaluate(
    () => JSON.parse(localStorage.getItem('profile') ?? '').state.profile.id,
  );
  const link = await linkTo(String(profile), id);
  const [, token = ''] = /\/([0-9a-f]{64})/.exec(link) ?? [];
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const seen: string[] = [];
  other.on('request', (one) => seen.push(one.url(), one.headers().referer ?? ''));
  const opened = await other.goto(link, AT_ONCE);
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect(opened?.headers()['cache-control']).toContain('no-store');
  // The page leaves at once: its document is asked for by another.
  const document = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), link);
  expect(document).toContain('<main');
  expect(document).not.toContain(token);
  await expect(other).toHaveURL(addressOf(TENANT, `/centro/order/${id}`));
  await expect(other.getByRole('list', { name: Order.progress })).toBeVisible();
  const withToken = seen.filter((text) => text.includes(token) && text !== link);
  expect(withToken.every((text) => text.includes('/services/core/profiles/login_smart_link/'))).toBe(true);
  expect(withToken).toHaveLength(1);
  // Without an order it leads to the home of the branch.
  const home = await context.newPage();
  await home.goto(await linkTo(String(profile)), AT_ONCE);
  await expect(home).toHaveURL(addressOf(TENANT, '/centro'));
  // A page that is still open begins anew as somebody else once its link is over.
  await other.close();
  await home.close();
  await tenantCommand('smart-link', 'revoke', TENANT, String(profile));
  await test.step('a link that is over says so and leads to the menu', async () => {
    const last = await context.newPage();
    await last.goto(link, AT_ONCE);
    const refusal = last.getByRole('alert').filter({ hasText: Errors.link_expired });
    await expect(refusal).toBeVisible();
    expect(last.url()).toBe(addressOf(TENANT, '/centro'));
    await expectAccessible(last);
    await refusal.getByRole('link', { name: Order.again }).click();
    await expect(last).toHaveURL(addressOf(TENANT, '/centro'));
  });
  await page.reload();
  await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();
  await context.close();
});
