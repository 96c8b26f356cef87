import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';

/** What a slice holds; null while it is missing or broken. */
const slice = (name: string) =>
  `(() => { try { return JSON.parse(localStorage.getItem('${name}'))?.state ?? null } catch { return null } })()`;

test('a visit opens a profile, a session and an acquisition, once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const count = (path: string) => posts.filter((one) => one.endsWith(path)).length;
  await page.goto(addressOf('brasa-andina', '/?utm_campaign=abril&utm_term=%00'));
  await expect.poll(() => page.evaluate(`${slice('shared')}?.metricSent`)).toBe(true);
  await expect.poll(() => count('/api/performance_metrics.json')).toBe(1);
  const token = await page.evaluate(`${slice('profile')}.profile.token`);
  await page.goto(addressOf('brasa-andina', '/branch-to-take-away'));
  await expect.poll(() => count('/api/trackings.json')).toBe(2);
  expect(count('/profiles/anonymous.json')).toBe(1);
  expect(count('/api/sessions.json')).toBe(1);
  expect(count('/api/acquisitions.json')).toBe(1);
  expect(await page.evaluate(`${slice('profile')}.profile.token`)).toBe(token);
});

test('screens and ?service= choose the service, the landing clears it (rule tenant/landing)', async ({
  page,
}) => {
  const service = () => page.evaluate(`${slice('order')}?.service_label`);
  await page.goto(addressOf('brasa-andina', '/branch-to-take-away'));
  await expect.poll(service).toBe('Para llevar');
  await page.goto(addressOf('brasa-andina', '/?service=schedule'));
  await expect.poll(service).toBe('Programar pedido');
  await page.goto(addressOf('brasa-andina', '/'));
  await expect.poll(service).toBeNull();
});

test('a broken slice is dropped alone', async ({ page }) => {
  await page.goto(addressOf('brasa-andina', '/'));
  await expect.poll(() => page.evaluate(`${slice('shared')}?.metricSent`)).toBe(true);
  const session = await page.evaluate(`${slice('shared')}.session.id`);
  await page.evaluate(() => localStorage.setItem('profile', '{'));
  await page.reload();
  await expect.poll(() => page.evaluate(`${slice('profile')}?.profile?.id ?? null`)).not.toBeNull();
  expect(await page.evaluate(`${slice('shared')}.session.id`)).toBe(session);
});

test('a page without storage works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const tracked = page.waitForResponse((response) => response.url().endsWith('/api/trackings.json'));
  await page.goto(addressOf('brasa-andina', '/branch-to-take-away'));
  expect((await tracked).status()).toBe(201);
});
