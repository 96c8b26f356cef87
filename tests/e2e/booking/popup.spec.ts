import type { Page } from '@playwright/test';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

async function popupAddress(page: Page): Promise<string> {
  await page.goto(addressOf(TENANT, '/chapinero'));
  const printed = await page.locator('#screen').textContent();
  return addressOf(TENANT, `/reservarpopup/${JSON.parse(printed ?? '').supplier.id}`);
}

test.describe('an unknown branch', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 404/ });

  test('is not found', async ({ page }) => {
    const answer = await page.goto(addressOf(TENANT, '/reservarpopup/999999'));
    expect(answer?.status()).toBe(404);
  });
});

test('the form works outside a frame too (rule booking/popup)', async ({ page }) => {
  await page.goto(await popupAddress(page));
  await expect(page.locator('input[name="hour"]').first()).toBeAttached();
  await expectAccessible(page);
});
