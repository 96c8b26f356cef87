import type { Page } from '@playwright/test';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';
import { SOME_PICTURES } from '@/tests/e2e/support/some-pictures';

type Reached = { width: number; height: number; isOnTop: boolean };

/** The buttons of the cards that hold something, and whether a finger on their middle meets them. */
const reachedOf = (page: Page): Promise<Reached[]> =>
  page.locator('.dish:has([data-take]) :is([data-take], [data-add])').evaluateAll((buttons) =>
    buttons.map((button) => {
      button.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === button;
      return { width: Math.round(width), height: Math.round(height), isOnTop };
    }),
  );

/** Whether the words of a card end before what counts it. */
const isApart = (page: Page) =>
  page.locator('.dish:has([data-take])').evaluateAll((cards) =>
    cards.every((card) => {
      const [words, minus] = [card.querySelector('.dish-text'), card.querySelector('[data-take]')];
      return (words?.getBoundingClientRect().right ?? 0) <= (minus?.getBoundingClientRect().left ?? 0);
    }),
  );

const WIDTHS = [320, 390, 1280];

test('a dish is counted down on its card, whether it has a picture or not, at each width (rule cart/bar)', async ({
  page,
  lang,
}) => {
  const diner = createDiner(page, lang);
  for (const [tenant, pictures] of [
    [TENANT, 0],
    [SOME_PICTURES.tenant, 1],
  ] as const) {
    await page.goto(addressOf(tenant, '/centro?service=take_away'));
    await diner.addQuickly(diner.dishes.broth);
    await diner.addQuickly(diner.dishes.broth);
    await expect(page.locator('[data-take]')).toHaveCount(1);
    await expect(page.locator('.dish:has([data-take]) img')).toHaveCount(pictures);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const reached = await reachedOf(page);
      expect(reached).toHaveLength(2);
      for (const { width: across, height, isOnTop } of reached) {
        expect(isOnTop).toBe(true);
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
      }
      expect(await isApart(page)).toBe(true);
    }
    await page.locator('[data-take]').click();
    await expect(page.locator('[data-count="1"]')).toBeVisible();
    await page.locator('[data-take]').click();
    await expect(page.locator('[data-take]')).toHaveCount(0);
    await expect(page.locator('[data-add]:focus')).toHaveCount(1);
  }
});
