import type { Locator } from '@playwright/test';
import { chooseLateDay, fillContact } from '@/tests/e2e/support/booking-form';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

test('a table is held while the form is filled, and booked (rule booking/hold)', async ({ page }) => {
  const { Reserve, BookInfo } = CATALOGUES.es;
  await page.goto(addressOf(TENANT, '/chapinero/reservar'));
  await expect(page.locator('input[name="hour"]').first()).toBeAttached();
  await expectAccessible(page);
  await chooseLateDay(page);
  await expect(page).toHaveURL(/people=2&date=\d{4}-\d\d-\d\d|date=/);
  const hour = page.locator('input[name="hour"]:enabled').first();
  await hour.check({ force: true });
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: Reserve.book, exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await fillContact({ form: page, lang: 'es' });
  await page.getByRole('button', { name: Reserve.book, exact: true }).click();
  await expect(page.getByRole('heading', { name: BookInfo.approved_title })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: Reserve.see })).toHaveAttribute(
    'href',
    /\/book_info\/\d+\/[\w-]{43}$/,
  );
});

/** The hours that do not stand on one line of their chip. */
const brokenHours = (hours: Locator) =>
  hours.evaluateAll((all) =>
    all
      .filter(({ firstChild }) => {
        const line = document.createRange();
        if (firstChild) line.selectNode(firstChild);
        return line.getClientRects().length !== 1;
      })
      .map((one) => one.textContent),
  );

test('the form shows where the focus is and keeps each hour on one line', async ({ page, context }) => {
  await page.goto(addressOf(TENANT, '/chapinero/reservar'));

  await test.step('who chooses by the keyboard sees which day and hour has the focus', async () => {
    for (const name of ['day', 'hour']) {
      await page.locator(`input[name="${name}"]:enabled`).first().focus();
      await page.keyboard.press('ArrowRight');
      const focused = page.locator(`label:has(input[name="${name}"]:focus)`);
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(focused).toHaveCSS('outline-width', '3px');
    }
  });

  await test.step('every hour stands on one line of its chip, also in text of twice the size', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const hours = page.locator('label:has(input[name="hour"]) > span');
    await expect(hours.first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenHours(hours), `at ${width}`).toEqual([]);
    }
  });
});
