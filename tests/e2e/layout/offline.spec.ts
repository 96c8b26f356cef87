import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

// Requests fail while the connection is cut.
test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });

test('a connection that dies is told, and a page pressed meanwhile opens when it is back (rule menu/product-sheet)', async ({
  page,
  context,
}) => {
  const diner = createDiner(page, 'es');
  const { Errors } = diner.words;
  const told = page.getByRole('alertdialog');
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText(/15\.000/);
  await untilLoaded(page);

  await test.step('while a dish is sent: no part of the page is said to be missing', async () => {
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
    await expect(told).toHaveAccessibleName(Errors.network);
    await expectAccessible(page);
    await told.getByRole('button', { name: Errors.ok }).click();
    await expect(told).toHaveCount(0);
  });

  await test.step('a link waits for the connection', async () => {
    await diner.openCart(/15\.000/);
    const address = page.url();
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
});
