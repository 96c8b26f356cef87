import type { Page } from '@playwright/test';
import { createDiner } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
const sessionId = () => JSON.parse(localStorage.getItem('shared') ?? 'null')?.state.session?.id ?? null;

/** The script that looks may itself come late. */
const lookFor = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(page.locator('iframe')).toBeAttached({ timeout: 1_000 });
  }).toPass();

test('the consent frame comes with a session, looked for every 30 s (rule visit/consent-frame)', async ({
  page,
}) => {
  const frame = page.locator('iframe');
  await page.clock.install();
  const framed = page.waitForResponse((response) => response.url().includes('/consent.html'));
  await page.goto(addressOf(TENANT, '/chapinero'));
  await expect.poll(() => page.evaluate(sessionId)).not.toBeNull();
  await lookFor(page);
  const answer = await framed;
  const id = await page.evaluate(sessionId);
  expect(new URL(answer.url()).search).toBe(`?session_id=${id}`);
  await expect(frame).toBeHidden();
  expect(new URL(answer.url()).host).toBe(new URL(page.url()).host);
  expect(answer.headers()['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  // A stored session is found by the first look, which no page begins with.
  await page.goto(addressOf(TENANT, '/branch-offices'));
  await expect(frame).toHaveCount(0);
  await lookFor(page);
  await expect(frame).toHaveAttribute('src', `/consent.html?session_id=${id}`);
});

test('no frame beside the diner’s order, and none of another site', async ({ page, context }) => {
  const diner = createDiner(page);
  await page.goto(addressOf(TENANT, '/chapinero'));
  await expect.poll(() => page.evaluate(sessionId)).not.toBeNull();
  await page.goto(addressOf(TENANT, '/chapinero/orders'));
  await expect(page.getByText(diner.words.Order.no_orders)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(addressOf('bar-cerro', '/cerro-alegre/menu-digital'));
  const body = await other.evaluate(
    async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      try {
        return frame.contentDocument?.body.textContent ?? 'foreign';
      } catch {
        return 'foreign';
      }
    },
    addressOf(TENANT, '/consent.html'),
  );
  expect(body).toBe('foreign');
  expect(other.frames().map((one) => one.url())).not.toContain(addressOf(TENANT, '/consent.html'));
});
