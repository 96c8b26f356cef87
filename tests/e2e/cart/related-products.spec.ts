import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const [arepa, broth] = ['Arepa rellena', 'Caldo de costilla'];

test('what goes with a dish is offered once it is added and is added by a tap, and what is taken out comes back by one (rule menu/related-products)', async ({
  page,
}) => {
  const diner = createDiner(page, { tenant: 'con-anuncios' });
  const { Cart, Shell } = diner.words;
  const offers = page.getByRole('region', { name: Cart.related });
  const both = page.getByRole('link', { name: /27\.000/ });

  await test.step('it is offered over the bar, and is put away', async () => {
    await diner.openMenu('take_away');
    await diner.addQuickly(arepa);
    await expect(offers).toContainText(broth);
    await expectAccessible(page);
    await offers.getByRole('button', { name: Shell.close }).click();
    await expect(offers).toBeHidden();
  });

  await test.step('it is offered in the cart, and a tap adds it', async () => {
    await diner.openCart(/12\.000/);
    await offers.getByRole('button', { name: broth }).click();
    await expect(offers).toBeHidden();
    await expect(both).toBeVisible();
  });

  await test.step('a line that was taken out comes back by a button that stays in sight', async () => {
    await page.getByRole('button', { name: Cart.remove.replace('{name}', broth) }).click();
    const undo = page.getByRole('button', { name: Cart.undo });
    await expect(undo).toBeVisible();
    // In sight wherever a long cart is scrolled to.
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ ...size, height: 420 });
    await page.getByRole('button', { name: Cart.coupon_ask }).scrollIntoViewIfNeeded();
    await expect(undo).toBeInViewport();
    await page.setViewportSize(size);
    await undo.click();
    await expect(both).toBeVisible();
  });

  await test.step('the cart is emptied', async () => {
    await page.getByRole('button', { name: Cart.clear }).click();
    await page.getByRole('button', { name: Cart.clear_confirm }).click();
    await expect(page.getByText(Cart.empty_text).filter({ visible: true })).toHaveCount(1);
  });
});
