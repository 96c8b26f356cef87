import { chooseLateDay, fillContact } from '@/tests/e2e/support/booking-form';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

test('a table is booked from the list of branches, and its own page opens (rule booking/hold)', async ({
  page,
  lang,
}) => {
  const { Reserve, BookInfo } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/branch-to-book?lang=${lang}`));
  await page.getByRole('main').locator('a[href$="/chapinero/reservar"]').click();
  await expect(page.locator('input[name="hour"]').first()).toBeAttached();
  await expectAccessible(page);
  await chooseLateDay(page);
  await expect(page).toHaveURL(/people=2&date=\d{4}-\d\d-\d\d|date=/);
  const hour = page.locator('input[name="hour"]:enabled').first();
  await hour.check({ force: true });
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: Reserve.book, exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectAccessible(page);
  await fillContact({ form: page, lang });
  await page.getByRole('button', { name: Reserve.book, exact: true }).click();
  await expect(page.getByRole('heading', { name: BookInfo.approved_title })).toBeFocused();
  await expectAccessible(page);
  const see = page.getByRole('link', { name: Reserve.see });
  await expect(see).toHaveAttribute('href', /\/book_info\/\d+\/[\w-]{43}$/);
  await see.click();
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
  await expect(page.getByText('Ana María Ruiz')).toBeVisible();
});

test('who chooses by the keyboard sees which day and hour has the focus', async ({ page, lang }) => {
  await page.goto(addressOf(TENANT, `/chapinero/reservar?lang=${lang}`));
  for (const name of ['day', 'hour']) {
    await page.locator(`input[name="${name}"]:enabled`).first().focus();
    await page.keyboard.press('ArrowRight');
    const focused = page.locator(`label:has(input[name="${name}"]:focus)`);
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).toHaveCSS('outline-width', '3px');
  }
});

test('a larger party waits for the branch, and the largest writes or calls (rule booking/approval)', async ({
  page,
  lang,
}) => {
  const { Reserve, BookInfo } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/chapinero/reservar?people=12&lang=${lang}`));
  await expect(page.getByRole('link', { name: Reserve.chat })).toBeVisible();
  await page.getByRole('button', { name: Reserve.fewer }).click();
  await page.getByRole('button', { name: Reserve.fewer }).click();
  await chooseLateDay(page);
  await page.locator('input[name="hour"]:enabled').first().check({ force: true });
  await fillContact({ form: page, lang });
  await page.getByRole('button', { name: Reserve.ask }).click();
  await expect(page.getByRole('heading', { name: BookInfo.pending_title })).toBeVisible();
});

test('a branch without booking on a screen says how to book instead', async ({ page, lang }) => {
  await page.goto(addressOf('istmo-cafe', `/?lang=${lang}`));
  const slug = await page.evaluate(async () => {
    const answer = await fetch('/services/experience/domain/config.json');
    return (await answer.json()).suppliers[0].slug as string;
  });
  await page.goto(addressOf('istmo-cafe', `/${slug}/reservar?lang=${lang}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp|Llamar|Call/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('every hour stands on one line of its chip, also in text of twice the size', async ({
  page,
  context,
  lang,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(addressOf(TENANT, `/chapinero/reservar?lang=${lang}`));
  const hours = page.locator('label:has(input[name="hour"]) > span');
  await expect(hours.first()).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await hours.evaluateAll((all) =>
      all
        .filter(({ firstChild }) => {
          const line = document.createRange();
          if (firstChild) line.selectNode(firstChild);
          return line.getClientRects().length !== 1;
        })
        .map((one) => one.textContent),
    );
    expect(broken, `at ${width}`).toEqual([]);
  }
});
