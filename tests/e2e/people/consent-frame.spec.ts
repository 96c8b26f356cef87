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

test('the consent frame comes with a session, looked for every 30 s, and not beside the diner’s order (rule visit/consent-frame)', async ({
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
  await test.step('it is framed by its own host alone, and runs nothing', async () => {
    expect(new URL(answer.url()).search).toBe(`?session_id=${id}`);
    await expect(frame).toBeHidden();
    expect(new URL(answer.url()).host).toBe(new URL(page.url()).host);
    expect(answer.headers()['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });
  await test.step('a stored session is found by the first look, which no page begins with', async () => {
    await page.goto(addressOf(TENANT, '/branch-offices'));
    await expect(frame).toHaveCount(0);
    await lookFor(page);
    await expect(frame).toHaveAttribute('src', `/consent.html?session_id=${id}`);
  });
  await test.step('the diner’s orders have none', async () => {
    await page.goto(addressOf(TENANT, '/chapinero/orders'));
    await expect(page.getByText(createDiner(page).words.Order.no_orders)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(frame).toHaveCount(0);
  });
});
