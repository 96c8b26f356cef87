import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

/** The state in a stored slice; null while it is missing or broken. */
const slice = (name: string) =>
  `(() => { try { return JSON.parse(localStorage.getItem('${name}'))?.state ?? null } catch { return null } })()`;

test('a visit opens a profile, a session and an acquisition once, and goes on where one slice is broken (rule tenant/landing)', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const count = (path: string) => posts.filter((one) => one.endsWith(path)).length;
  const service = () => page.evaluate(`${slice('order')}?.service_label`);
  let token: unknown;
  await test.step('a visit begins', async () => {
    await page.goto(addressOf(TENANT, '/?utm_campaign=abril&utm_term=%00'));
    await expect.poll(() => page.evaluate(`${slice('shared')}?.metricSent`)).toBe(true);
    await expect.poll(() => count('/api/performance_metrics.json')).toBe(1);
    token = await page.evaluate(`${slice('profile')}.profile.token`);
  });
  await test.step('its next page opens nothing again, and chooses its service', async () => {
    await page.goto(addressOf(TENANT, '/branch-to-take-away'));
    await expect.poll(() => count('/api/trackings.json')).toBe(2);
    await expect.poll(service).toBe('Para llevar');
    expect(count('/profiles/anonymous.json')).toBe(1);
    expect(count('/api/sessions.json')).toBe(1);
    expect(count('/api/acquisitions.json')).toBe(1);
    expect(await page.evaluate(`${slice('profile')}.profile.token`)).toBe(token);
  });
  await test.step('a broken slice is dropped alone, and the landing clears the service', async () => {
    const session = await page.evaluate(`${slice('shared')}.session.id`);
    await page.evaluate(() => localStorage.setItem('profile', '{'));
    await page.goto(addressOf(TENANT, '/'));
    await expect.poll(() => page.evaluate(`${slice('profile')}?.profile?.id ?? null`)).not.toBeNull();
    await expect.poll(service).toBeNull();
    expect(await page.evaluate(`${slice('shared')}.session.id`)).toBe(session);
  });
});
