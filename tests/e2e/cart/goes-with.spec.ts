import type { Page } from '@playwright/test';
import { createDiner, type DinerLang } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const dishesIn = (lang: DinerLang) =>
  lang === 'en'
    ? (['Stuffed arepa', 'Rib broth'] as const)
    : (['Arepa rellena', 'Caldo de costilla'] as const);

async function walk(page: Page, lang: DinerLang) {
  const diner = createDiner(page, { lang, tenant: 'con-anuncios' });
  const { Cart, Shell } = diner.words;
  const [arepa, broth] = dishesIn(lang);
  const offers = page.getByRole('region', { name: Cart.goes_with });
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  await diner.openMenu('take_away');
  await diner.addQuickly(arepa);
  await expect(offers).toContainText(broth);
  await expectAccessible(page);
  if (isPhone) {
    await offers.getByRole('button', { name: Shell.close }).click();
    await expect(offers).toBeHidden();
    await diner.openCart(/12\.000/);
  }
  await offers.getByRole('button', { name: broth }).click();
  await expect(offers).toBeHidden();
  await expect(page.getByRole('link', { name: /27\.000/ })).toBeVisible();
}

test('what goes with a dish is offered once it is added, is added by a tap, and is put away (rule menu/related-products)', async ({
  lang,
  page,
}) => walk(page, lang));

test('the same in Portuguese', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the words are those of the phone');
  await walk(page, 'pt');
});

test('a line that was taken out comes back by a tap, and a cart is emptied', async ({ lang, page }) => {
  const diner = createDiner(page, { lang, tenant: 'con-anuncios' });
  const { Cart } = diner.words;
  const [arepa, broth] = dishesIn(lang);
  await diner.openMenu('take_away');
  await diner.addQuickly(arepa);
  await diner.addQuickly(broth);
  await diner.openCart(/27\.000/);
  await page.getByRole('button', { name: Cart.remove.replace('{name}', broth) }).click();
  const undo = page.getByRole('button', { name: Cart.undo });
  // In sight wherever a long cart is scrolled to.
  await expect(undo).toBeVisible();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, height: 420 });
  await page.getByRole('button', { name: Cart.coupon_ask }).scrollIntoViewIfNeeded();
  await expect(undo).toBeInViewport();
  await page.setViewportSize(size);
  await undo.click();
  await expect(page.getByRole('link', { name: /27\.000/ })).toBeVisible();
  await page.getByRole('button', { name: Cart.clear }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: Cart.clear_confirm }).click();
  await expect(page.getByText(Cart.empty_text).filter({ visible: true })).toHaveCount(1);
});
