import type { Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded, untilLoaded } from '@/tests/e2e/support/until-loaded';

/** A sheet holds the page before it is modal (lib/browser/document/hold-page.ts): here no frame comes that makes it so. */
const home = addressOf('brasa-andina', '/chapinero');
const { Cart } = CATALOGUES.es;
const NAME = 'Churrasco 300 g';

const linkTo = (page: Page) =>
  page.locator('section:not([data-section=highlights]) .dish').getByRole('link', { name: NAME, exact: true });

async function openInOneFrame(page: Page) {
  await linkTo(page).click();
  const sheet = page.getByRole('dialog', { name: NAME });
  await expect(sheet).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  return sheet;
}

async function expectPageHeld(page: Page) {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const beneath = await page.evaluate(() => document.elementFromPoint(20, 20)?.matches('dialog'));
  expect(beneath).toBe(true);
}

const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the back button', (page) => page.goBack()],
  ['its cross', (page) => page.getByRole('button', { name: Cart.close }).click()],
  ['its ground', (page) => page.mouse.click(20, 20)],
];

test('a sheet before its first frame: it has the focus, holds the page and closes like any other', async ({
  page,
}) => {
  await openLoaded(page, home);
  // The script of products comes with the first sign of somebody at work.
  await linkTo(page).scrollIntoViewIfNeeded();
  await untilLoaded(page);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await test.step('it takes the focus and is no trouble to a screen reader', async () => {
    const sheet = await openInOneFrame(page);
    await expect(sheet.getByRole('button', { name: Cart.close })).toBeFocused();
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await expectAccessible(page);
  });
  await test.step('the page beneath neither scrolls nor answers', () => expectPageHeld(page));
  await page.keyboard.press('Escape');
  for (const [way, close] of WAYS)
    await test.step(`${way} closes it, and the focus comes back`, async () => {
      const sheet = await openInOneFrame(page);
      await close(page);
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(home);
      await expect(linkTo(page)).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  await test.step('the first Tab makes it modal, and stays in it', async () => {
    const sheet = await openInOneFrame(page);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const isInside = await sheet.evaluate(
      ({ ownerDocument: { activeElement, body } }) =>
        activeElement === body || activeElement?.matches('dialog *'),
    );
    expect(isInside).toBe(true);
  });
});
