import { untilAtRest } from '@/tests/e2e/support/at-rest';
import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

// What is asked for while the line is dead fails.
test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });

test('a page pressed without a line is waited for, and opens when the line is back', async ({
  page,
  context,
}) => {
  const diner = createDiner(page, 'es');
  const { Errors } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  const address = page.url();
  await context.setOffline(true);
  // A phone's cart covers the page's own note and carries one too.
  await expect(page.getByText(Errors.offline_menu).last()).toBeVisible();
  await diner.continueToPrecheckout();
  await expect(page.getByRole('alertdialog', { name: Errors.offline_page })).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toBe(address);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/centro\/precheckout$/);
  await expect(page.getByLabel(diner.words.Checkout.name)).toBeVisible();
});

test('a line that dies while a dish is sent is told, and no part is said to be missing (rule menu/product-sheet)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page, 'es');
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/15\.000/);
  await untilAtRest(page);
  let cut: () => void = () => undefined;
  const isCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route('**/add_product_cart', async (route) => {
    await isCut;
    await route.abort('internetdisconnected');
  });
  const sent = page.waitForRequest('**/add_product_cart');
  await diner.addQuickly(diner.dishes.tea);
  await sent;
  await context.setOffline(true);
  cut();
  const told = page.getByRole('alertdialog');
  await expect(told).toBeVisible();
  await expect(told).toHaveAccessibleName(diner.words.Errors.network);
  await expectAccessible(page);
});
