import { openAtRest } from '@/tests/e2e/support/at-rest';
import { TENANT } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const { es } = CATALOGUES;
const chosenService = () => JSON.parse(localStorage.getItem('order') ?? 'null')?.state.service_label ?? null;
const cookieAnswer = () => JSON.parse(localStorage.getItem('shared') ?? 'null')?.state.cookies ?? null;

test('the header stands on every screen but the landing and a locked tenant (rule tenant/landing)', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of ['/branch-offices', '/chapinero', '/chapinero/menu-digital', '/chapinero/orders']) {
    await page.goto(addressOf('brasa-andina', path));
    await expect(header.getByRole('link', { name: 'La Brasa Andina' })).toHaveAttribute('href', '/');
  }
  await page.goto(addressOf('brasa-andina', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toHaveCount(0);
  await page.goto(addressOf('pupuseria-mela', '/inactive-instance'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toHaveCount(0);
});

test('the first frame waits for the whole page, and for nothing that is not there (guarantee/blocking-time)', async ({
  page,
}) => {
  for (const path of ['/', '/chapinero', '/chapinero/orders']) {
    const html = (await (await page.goto(addressOf('brasa-andina', path)))?.text()) ?? '';
    const [, end] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
    expect(html.indexOf(`id="${end}"`)).toBeGreaterThan(html.lastIndexOf('</main>'));
  }
});

test('where the landing leads to the table, the header leads nowhere', async ({ page }) => {
  await page.goto(addressOf('bar-cerro', '/'));
  await expect(page.getByRole('banner')).toContainText('Bar Cerro');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bar Cerro' })).toHaveCount(0);
});

test('the left panel opens by keyboard, keeps the focus and gives it back', async ({ lang, page }) => {
  const { Shell, Panel, Services } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/centro?lang=${lang}`));
  const opener = page.getByRole('button', { name: Shell.open_panel });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Siempre Abierta' });
  await expect(panel.getByRole('link', { name: Services.take_away })).toBeVisible();
  await expect(panel.getByRole('link', { name: Panel.orders })).toBeVisible();
  await expectAccessible(page);
  const isInside = () => panel.evaluate((node) => node.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('its script comes when it is opened, and the back button closes it', async ({ page }) => {
  await openAtRest(page, addressOf(TENANT, '/centro'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.getByRole('button', { name: es.Shell.open_panel }).click();
  const panel = page.getByRole('dialog', { name: 'Siempre Abierta' });
  await expect(panel).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/centro$/);
});

for (const path of ['/centro', '/centro/delivery/order', '/centro/precheckout', '/centro/orders']) {
  test(`a tap on it before any script has come is not lost: ${path}`, async ({ page }) => {
    let letScriptsCome = () => {};
    const tapped = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await tapped;
      await route.continue();
    });
    await page.goto(addressOf(TENANT, path), { waitUntil: 'commit' });
    await page.getByRole('button', { name: es.Shell.open_panel }).click();
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Siempre Abierta' })).toBeVisible();
  });
}

test('a chosen service closes it: in place where it is ordered here, else on its own screen (rule tenant/left-panel)', async ({
  page,
}) => {
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await expect.poll(() => page.evaluate(chosenService)).toBe('Delivery');
  const opener = page.getByRole('button', { name: es.Shell.open_panel });
  const panel = page.getByRole('dialog', { name: 'La Brasa Andina' });
  await opener.click();
  await expect(panel.getByRole('link', { name: es.Services.delivery, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await panel.getByRole('link', { name: es.Services.take_away }).click();
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(chosenService)).toBe('Para llevar');
  await expect(page).toHaveURL(/\/chapinero$/);
  await opener.click();
  await panel.getByRole('link', { name: es.Services.on_table }).click();
  await expect(page).toHaveURL(/\/chapinero\/menu-digital\/home$/);
  await expect.poll(() => page.evaluate(chosenService)).toBe('En mesa');
  await page.goBack();
  await expect(page).toHaveURL(/\/chapinero$/);
  await expect(panel).toHaveCount(0);
});

test('it changes the language and leads to policies and orders', async ({ page }) => {
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  const panel = page.getByRole('dialog', { name: 'La Brasa Andina' });
  // A tap before the page's first script listens is nobody's: it is made again, as a diner does.
  const open = (lang: 'es' | 'en') =>
    expect(async () => {
      await page.getByRole('button', { name: CATALOGUES[lang].Shell.open_panel }).click();
      await expect(panel).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await open('es');
  await panel.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CO');
  await open('en');
  await panel.getByRole('link', { name: CATALOGUES.en.Panel.policies }).click();
  await expect(page.getByRole('heading', { level: 1, name: CATALOGUES.en.Policies.title })).toBeVisible();
  await open('en');
  await panel.getByRole('link', { name: CATALOGUES.en.Panel.orders }).click();
  await expect(page.getByText(CATALOGUES.en.Order.no_orders)).toBeVisible();
});

test('a change of the language keeps what else the address says', async ({ page }) => {
  await openAtRest(page, addressOf('brasa-andina', '/location?service=schedule'));
  await page.getByRole('button', { name: es.Shell.open_panel }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(addressOf('brasa-andina', '/location?service=schedule&lang=en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CO');
});

test('the consent is withdrawn from it, on a page of the diner’s own too (rule visit/consent)', async ({
  page,
}) => {
  await page.route(/googletagmanager|facebook/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(addressOf('brasa-andina', '/chapinero'));
  await page
    .getByRole('region', { name: es.Consent.title })
    .getByRole('button', { name: es.Consent.accept })
    .click();
  await expect.poll(() => page.evaluate(cookieAnswer)).toMatchObject({ accepted: true, recorded: true });
  await page.goto(addressOf('brasa-andina', '/chapinero/orders'));
  await page.getByRole('button', { name: es.Shell.open_panel }).click();
  await page.getByRole('dialog').getByRole('button', { name: es.Panel.cookies }).click();
  const question = page.getByRole('dialog', { name: es.Consent.title });
  await expect(question).toContainText(es.Consent.now_accepted);
  await question.getByRole('button', { name: es.Consent.necessary }).click();
  await expect.poll(() => page.evaluate(cookieAnswer)).toMatchObject({ accepted: false, recorded: true });
  await expect(question).toHaveCount(0);
});
