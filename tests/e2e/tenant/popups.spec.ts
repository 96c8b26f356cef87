import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

const TENANT = 'con-anuncios';
// Low, so that even a short menu can be scrolled.
test.use({ announcements: true, viewport: { width: 390, height: 400 } });

/** Nothing lies over what nobody has seen yet. */
async function look(page: Page) {
  await untilLoaded(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 300);
}

/** Closing goes back in the history, which would abort the next page. */
async function close(page: Page, name: string) {
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name }).click();
  await expect(popup).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.sheet);
}

/** How far the page has moved by itself since it was opened. */
const watchShifts = () => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
  }).observe({ type: 'layout-shift', buffered: true });
};

test('an announcement shows once a session, one a page, after the first look, and moves nothing (rule branches/announcements)', async ({
  page,
  context,
}) => {
  const { Shell } = CATALOGUES.es;
  const popup = page.getByRole('dialog');
  const takeAway = addressOf(TENANT, '/centro?service=take_away');
  await page.addInitScript(watchShifts);

  await test.step('the first one', async () => {
    await page.goto(takeAway);
    await look(page);
    await expect(popup).toHaveAccessibleName('Noche de música');
    const moved = Number(await page.evaluate('window.shifts.reduce((sum, one) => sum + one, 0)'));
    expect(moved).toBeLessThan(0.01);
    const link = popup.getByRole('link', { name: Shell.see_more });
    await expect(link).toHaveAttribute('href', 'https://musica.example/viernes');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible(page);
    await close(page, Shell.close);
  });

  await test.step('the next page has the next one, and then there is none', async () => {
    await page.reload();
    await look(page);
    await expect(popup).toHaveAccessibleName('Sopa del día');
    await close(page, Shell.understood);
    await page.reload();
    await look(page);
    await untilLoaded(page);
    await expect(popup).toHaveCount(0);
  });

  await test.step('another service has its own', async () => {
    await page.goto(addressOf(TENANT, '/centro?service=delivery'));
    await look(page);
    await expect(popup).toHaveAccessibleName('Envío gratis');
  });

  await test.step('a new session is told anew, beside no page of the diner’s order', async () => {
    const another = await context.newPage();
    await another.goto(addressOf(TENANT, '/centro/orders'));
    await look(another);
    await untilLoaded(another);
    await expect(another.getByRole('dialog')).toHaveCount(0);
    await another.goto(takeAway);
    await look(another);
    await expect(another.getByRole('dialog')).toHaveAccessibleName('Noche de música');
  });
});
