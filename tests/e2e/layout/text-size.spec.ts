import type { Page } from '@playwright/test';
import { createDiner } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Cart } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';

/** The browser's own setting for the size of text, at 200 %. */
const TWICE = { fontSizes: { standard: 32, fixed: 26 } };

test.beforeEach(async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', TWICE);
});

/** Elements with text of their own whose text is wider than they are; tabs scroll sideways. */
function findCut(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return (
      hasText && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only, .skip, script')
    );
  });
  return shown
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      if (width === 0) return false;
      const isOutside = !one.closest('.tabs') && (left < -1 || right > innerWidth + 1);
      return (
        isOutside || (getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
      );
    })
    .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 60)}`);
}

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

async function expectReadable(page: Page): Promise<void> {
  expect(await sizeOf(page, 'body')).toBe(32);
  expect(await page.evaluate(findCut)).toEqual([]);
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(sideways)).toBe(0);
}

/** From the bar's top down; more than nothing where the bar covers the page's end. */
const coveredEnd = () => {
  const last = [...document.querySelectorAll('#main, footer')].at(-1)?.getBoundingClientRect().bottom ?? 0;
  return last - (document.querySelector('.dock-cart > button')?.getBoundingClientRect().top ?? 0);
};

test('in text of twice the size what is read keeps its ranks and cuts nothing', async ({
  page,
  isMobile,
}) => {
  const dish = page.getByRole('link', { name: NAME, exact: true }).last();

  await test.step('a landing', async () => {
    await page.goto(addressOf('hotel-marlina', '/'));
    await expectReadable(page);
  });

  await test.step('a menu', async () => {
    await openLoaded(page, addressOf('brasa-andina', '/chapinero'));
    await expect(page.locator('.add-button').first()).toBeVisible();
    const [badge, text, name, section, title] = [
      await sizeOf(page, '.dish .chip'),
      await sizeOf(page, '.dish p'),
      await sizeOf(page, '.dish h3'),
      await sizeOf(page, '.section > h2'),
      await sizeOf(page, 'h1'),
    ];
    expect([badge, text, name, section]).toEqual([26, 32, 36, 44]);
    // A phone's first heading gives way to its longest word, and stays the largest.
    expect(title).toBe(isMobile ? 48 : 56);
    expect(await sizeOf(page, '.dish .price')).toBe(36);
    await expectReadable(page);
  });

  const href = await dish.getAttribute('href');
  await test.step('a product shows its name, its price and its button', async () => {
    await dish.click();
    const sheet = page.getByRole('dialog', { name: NAME });
    const action = sheet.locator('.sheet-foot .button');
    await expect(action).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await action.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(52);
    await expect(sheet.locator('.price').first()).toBeVisible();
    await expectReadable(page);
    await expectAccessible(page);
  });

  await test.step('its own page', async () => {
    await page.goto(addressOf('brasa-andina', href ?? ''));
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expectReadable(page);
  });
});

test('an order in text of twice the size is read from the bar to what is paid', { tag: '@desktop' }, async ({
  page,
}) => {
  const diner = createDiner(page);
  // In such a text a wide screen has the bar too.
  const bar = page.locator('.dock-cart > button');
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await expect(bar).toContainText(/15\.000/);

  await test.step('the bar covers nothing of the menu’s end', async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(coveredEnd)).toBeLessThanOrEqual(0);
    await expectReadable(page);
  });

  await test.step('the cart', async () => {
    await bar.click();
    const cart = page.getByRole('dialog', { name: Cart.title });
    await expect(cart).toContainText('15.000');
    await expect(cart.locator('.sheet-foot .button')).toBeInViewport({ ratio: 1 });
    await expectReadable(page);
  });

  await test.step('the form', async () => {
    await diner.continueToPrecheckout();
    await expect(page.locator('.sticky-action .button')).toBeInViewport({ ratio: 1 });
    await expectReadable(page);
  });

  await test.step('the payment cuts no label and breaks no word of what is paid for', async () => {
    await diner.fillContact();
    await diner.goToPay();
    await expectReadable(page);
    await expectAccessible(page);
    const { width: line = 0 } = (await page.locator('.order-summary-line').boundingBox()) ?? {};
    const words = await page.locator('.order-summary-line > span').first().boundingBox();
    expect((words?.width ?? 0) / line).toBeGreaterThan(0.5);
  });
});
