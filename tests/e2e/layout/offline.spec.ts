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
