import type { Page } from '@playwright/test';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';
import { SOME_PICTURES } from '@/tests/e2e/support/some-pictures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { tenant, pictured, plain } = SOME_PICTURES;

/** How much the page has moved by itself since it was opened. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) sum += 'value' in one ? Number(one.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });

/** Where the button of each card is from the card's right and top edge, and the card's height. */
const buttonsOf = (page: Page) =>
  page.locator('.dish:has(.add-button)').evaluateAll((cards) =>
    cards.map((card) => {
      const [own, button] = [
        card.getBoundingClientRect(),
        card.querySelector('.add-button')?.getBoundingClientRect(),
      ];
      const [right, top] = [own.right - (button?.right ?? 0), (button?.top ?? 0) - own.top];
      return { right: Math.round(right), top: Math.round(top), height: own.height };
    }),
  );

async function expectOneRhythm(page: Page) {
  await expect(page.locator('.add-button').first()).toBeVisible();
  await expect(page.locator('.dish .tile')).toHaveCount(1);
  await expect(page.locator('.branch-banner')).toHaveCount(0);
  const buttons = await buttonsOf(page);
  expect(buttons.length).toBeGreaterThan(3);
  expect(new Set(buttons.map(({ right }) => right)).size).toBe(1);
  expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
  for (const { height } of buttons) expect(height).toBeGreaterThanOrEqual(112);
  expect(await page.evaluate(layoutShift)).toBe(0);
}

/** In its sheet, and on its page. */
async function expectHeroes(page: Page, name: string, heroes: number) {
  const link = page.getByRole('link', { name, exact: true }).last();
  const href = await link.getAttribute('href');
  await link.click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await expect(sheet.locator('.hero')).toHaveCount(heroes);
  await expect(sheet.getByText(name, { exact: true }).last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const own = await page.context().newPage();
  await own.goto(addressOf(tenant, href ?? ''));
  await expect(own.getByRole('heading', { level: 1, name })).toBeInViewport();
  await expect(own.locator('.hero')).toHaveCount(heroes);
  await own.close();
}

async function expectTextAlone(page: Page) {
  await expect(page.locator('.add-button').first()).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(0);
  const apart = await page.locator('.dish:has(.add-button)').evaluateAll((cards) =>
    cards.map((card) => {
      const middle = (selector: string) => {
        const { top = 0, bottom = 0 } = card.querySelector(selector)?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      };
      return Math.abs(middle('.price') - middle('.add-button'));
    }),
  );
  expect(Math.max(...apart)).toBeLessThan(2);
  expect(await page.evaluate(layoutShift)).toBe(0);
  await page.goto(addressOf('siempre-abierta', '/centro/maincategories'));
  await expect(page.locator('.tile-card').first()).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(0);
}

test('a menu with few pictures or none is laid out in one rhythm, and no letter stands for a dish', async ({
  page,
}) => {
  await test.step('with some pictures its buttons stand in one column', async () => {
    await openLoaded(page, addressOf(tenant, '/centro?service=take_away'));
    await expectOneRhythm(page);
  });
  await test.step('a product without a picture begins with its name, in its sheet and on its page', async () => {
    await expectHeroes(page, plain, 0);
    await expectHeroes(page, pictured, 1);
  });
  await test.step('without pictures it is text with prices and buttons', async () => {
    await openLoaded(page, addressOf('siempre-abierta', '/centro?service=take_away'));
    await expectTextAlone(page);
  });
});
