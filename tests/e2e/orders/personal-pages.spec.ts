import type { Page } from '@playwright/test';
import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test, WEB_PORT } from '@/tests/e2e/support/fixtures';

/** A word of each library that reads what is typed, wherever the build puts it. */
const MARKS = { cards: /hipercard/i, forms: /shouldUnregister/ };
const PERSONAL = /\/(precheckout|checkout|order|orders|history-my-orders)(\/|$)/;

/** The documents and scripts that a page is given, by the path they came with; ids are left out. */
function listen(page: Page) {
  const documents = new Map<string, Record<string, string>>();
  const scripts: { on: string; text: Promise<string> }[] = [];
  let on = '';
  page.on('response', (one) => {
    const { pathname, port } = new URL(one.url());
    if (port !== String(WEB_PORT)) return;
    if (one.request().isNavigationRequest()) {
      on = pathname.replace(/\d+$/, '#');
      documents.set(on, one.headers());
    }
    if (one.request().resourceType() === 'script') scripts.push({ on, text: one.text().catch(() => '') });
  });
  const cameWith = async (mark: RegExp) => {
    const texts = await Promise.all(scripts.map(async ({ on, text }) => ({ on, text: await text })));
    return texts.filter(({ text }) => mark.test(text)).map(({ on }) => on);
  };
  return { documents, cameWith };
}

test('a diner who clicks through is given each page of their own with a policy of its own, kept by nobody (rule platform/personal-pages)', async ({
  page,
}) => {
  const { documents, cameWith } = listen(page);
  const diner = createDiner(page);
  const { Cart, Order } = diner.words;
  await page.goto(addressOf('siempre-abierta', '/centro/delivery/order'));
  await expect(page.getByRole('heading', { name: Cart.empty_title })).toBeVisible();
  await expectAccessible(page);
  await diner.reachPrecheckout();
  await diner.fillContact();
  expect(await cameWith(MARKS.cards)).toEqual([]);
  await diner.goToPay();
  await diner.payByCard(CARDS.approved);
  await diner.orderId();
  await page.locator('#main').getByRole('link', { name: Order.orders }).click();
  await expect(page.getByText('1 × Caldo de costilla')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: Order.history }).click();
  await expect(page).toHaveURL(/history-my-orders$/);
  await expectAccessible(page);

  const personal = [...documents].filter(([path]) => PERSONAL.test(path));
  expect(personal.map(([path]) => path)).toEqual([
    '/centro/delivery/order',
    '/centro/precheckout',
    '/centro/checkout/#',
    '/centro/order/#',
    '/centro/orders',
    '/centro/history-my-orders',
  ]);
  for (const [path, headers] of personal) {
    expect(headers, path).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(headers['cache-control'], path).toContain('no-store');
    const policy = headers['content-security-policy'];
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}' 'strict-dynamic'/);
    expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'");
    // A page that pays reaches the gateway, no other one does (rule payments/page-policy).
    if (path === '/centro/checkout/#')
      expect(policy, path).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+/);
    else expect(policy, path).toMatch(/connect-src 'self';/);
  }
  const nonces = personal.map(
    ([, headers]) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1],
  );
  expect(new Set(nonces).size).toBe(personal.length);
  // The reader of cards comes with pages where cards are typed, the reader of forms with those that have one.
  expect(await cameWith(MARKS.cards)).toEqual(['/centro/checkout/#']);
  expect(new Set(await cameWith(MARKS.forms))).toEqual(new Set(['/centro/precheckout']));
});
