import type { Page } from '@playwright/test';
import { untilAtRest } from '@/tests/e2e/support/at-rest';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'con-anuncios';
// Low, so that even a short menu can be scrolled.
test.use({ announcements: true, viewport: { width: 390, height: 400 } });

const TITLES = {
  es: { music: 'Noche de música', soup: 'Sopa del día', delivery: 'Envío gratis' },
  en: { music: 'Music night', soup: 'Soup of the day', delivery: 'Free delivery' },
};

/** Nothing lies over what nobody has seen yet. */
async function look(page: Page) {
  await untilAtRest(page);
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

test('an announcement shows once a session, one a page, after the first look (rule branches/announcements)', async ({
  lang,
  page,
}) => {
  const { Shell } = CATALOGUES[lang];
  const titles = TITLES[lang];
  const popup = page.getByRole('dialog');
  await page.goto(addressOf(TENANT, `/centro?service=take_away&lang=${lang}`));
  await look(page);
  await expect(popup).toHaveAccessibleName(titles.music);
  const link = popup.getByRole('link', { name: Shell.see_more });
  await expect(link).toHaveAttribute('href', 'https://musica.example/viernes');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await close(page, Shell.close);
  await page.reload();
  await look(page);
  await expect(popup).toHaveAccessibleName(titles.soup);
  await close(page, Shell.understood);
  await page.reload();
  await look(page);
  await untilAtRest(page);
  await expect(popup).toHaveCount(0);
  // Another service has its own.
  await page.goto(addressOf(TENANT, `/centro?service=delivery`));
  await look(page);
  await expect(popup).toHaveAccessibleName(titles.delivery);
});

test('a new session is told anew', async ({ page, context }) => {
  const path = '/centro?service=take_away';
  await page.goto(addressOf(TENANT, path));
  await look(page);
  await page.getByRole('dialog', { name: 'Noche de música' }).waitFor();
  const another = await context.newPage();
  await another.goto(addressOf(TENANT, path));
  await look(another);
  await expect(another.getByRole('dialog')).toHaveAccessibleName('Noche de música');
});

test('none shows on the landing, over the choice of a branch, or beside the diner’s order', async ({
  page,
}) => {
  const popup = page.getByRole('dialog');
  const paths = ['/', '/branch-to-take-away', '/branch-offices', '/centro/precheckout', '/centro/orders'];
  for (const path of paths) {
    await page.goto(addressOf(TENANT, path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(popup).toHaveCount(0);
  }
});

test('it moves nothing of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(addressOf(TENANT, '/centro?service=take_away'));
  await look(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const moved = Number(await page.evaluate('window.shifts.reduce((sum, one) => sum + one, 0)'));
  expect(moved).toBeLessThan(0.01);
});
