import { TENANT } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded, untilLoaded } from '@/tests/e2e/support/until-loaded';

const { es, en } = CATALOGUES;
const chosenService = () => JSON.parse(localStorage.getItem('order') ?? 'null')?.state.service_label ?? null;
const cookieAnswer = () => JSON.parse(localStorage.getItem('shared') ?? 'null')?.state.cookies ?? null;

test('the left panel opens by keyboard, keeps the focus and gives it back; the back button closes it', async ({
  page,
}) => {
  await openLoaded(page, addressOf(TENANT, '/centro'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const opener = page.getByRole('button', { name: es.Shell.open_panel });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Siempre Abierta' });
  await expect(panel.getByRole('link', { name: es.Services.take_away })).toBeVisible();
  await expect(panel.getByRole('link', { name: es.Panel.orders })).toBeVisible();
  // Its own comes when it is opened.
  expect(scripts.length).toBeGreaterThan(0);
  await expectAccessible(page);
  const isInside = () => panel.evaluate((node) => node.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/centro$/);
});

test('a tap on its button before any script has come is not lost, on a page of any kind', async ({
  page,
}) => {
  let letScriptsCome = () => {};
  let tapped = Promise.resolve();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await tapped;
    await route.continue();
  });
  for (const path of ['/centro', '/centro/delivery/order', '/centro/precheckout', '/centro/orders'])
    await test.step(path, async () => {
      tapped = new Promise<void>((resolve) => {
        letScriptsCome = resolve;
      });
      await page.goto(addressOf(TENANT, path), { waitUntil: 'commit' });
      await page.getByRole('button', { name: es.Shell.open_panel }).click();
      letScriptsCome();
      await expect(page.getByRole('dialog', { name: 'Siempre Abierta' })).toBeVisible();
    });
});

test('the left panel changes service and language, leads on, and takes the consent back (rule tenant/left-panel, rule visit/consent)', async ({
  page,
}) => {
  await page.route(/googletagmanager|facebook/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await openLoaded(page, addressOf('brasa-andina', '/chapinero'));
  const panel = page.getByRole('dialog', { name: 'La Brasa Andina' });
  const question = page.getByRole('dialog', { name: en.Consent.title });
  const open = async (lang: 'es' | 'en') => {
    await untilLoaded(page);
    await page.getByRole('button', { name: CATALOGUES[lang].Shell.open_panel }).click();
    await expect(panel).toBeVisible();
  };
  await page
    .getByRole('region', { name: es.Consent.title })
    .getByRole('button', { name: es.Consent.accept })
    .click();
  await expect.poll(() => page.evaluate(cookieAnswer)).toMatchObject({ accepted: true, recorded: true });

  await test.step('a service that is ordered here is chosen in place', async () => {
    await expect.poll(() => page.evaluate(chosenService)).toBe('Delivery');
    await open('es');
    const delivery = panel.getByRole('link', { name: es.Services.delivery, exact: true });
    await expect(delivery).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('link', { name: es.Services.take_away }).click();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(chosenService)).toBe('Para llevar');
    await expect(page).toHaveURL(/\/chapinero$/);
  });

  await test.step('another opens its own screen, from which one comes back to the page', async () => {
    await open('es');
    await panel.getByRole('link', { name: es.Services.on_table }).click();
    await expect(page).toHaveURL(/\/chapinero\/menu-digital\/home$/);
    await expect.poll(() => page.evaluate(chosenService)).toBe('En mesa');
    await page.goBack();
    await expect(page).toHaveURL(/\/chapinero$/);
    await expect(panel).toHaveCount(0);
  });

  await test.step('the language, the policies and the orders', async () => {
    await open('es');
    await panel.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CO');
    await open('en');
    await panel.getByRole('link', { name: en.Panel.policies }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.Policies.title })).toBeVisible();
    await open('en');
    await panel.getByRole('link', { name: en.Panel.orders }).click();
    await expect(page.getByText(en.Order.no_orders)).toBeVisible();
  });

  await test.step('the consent, on a page of the diner’s own', async () => {
    await open('en');
    await panel.getByRole('button', { name: en.Panel.cookies }).click();
    await expect(question).toContainText(en.Consent.now_accepted);
    await question.getByRole('button', { name: en.Consent.necessary }).click();
    await expect.poll(() => page.evaluate(cookieAnswer)).toMatchObject({ accepted: false, recorded: true });
    await expect(question).toHaveCount(0);
  });
});
