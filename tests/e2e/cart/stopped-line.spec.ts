import { createStaff } from '@/tests/e2e/support/account-diner';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { orderElsewhere, reachCheckout } from '@/tests/e2e/support/made-cart';
import { say } from '@/tests/e2e/support/table-diner';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const LAST = 'Último tamal';

// A card for what another diner took meanwhile is refused on purpose, once.
test.use({ expectedFault: /status of 409/ });

test('a dish that sells out stops the cart, which leads to it, and nothing is lost of what was typed (rule cart/stopped)', async ({
  page,
  browser,
}, { project, retry }) => {
  test.slow();
  // No other test changes the menu of this tenant or takes its last dish.
  const own = createOwnTenant(`lo-que-frena-${project.name}-${retry}`);
  await own.publish();
  const tenant = own.slug;
  const diner = createDiner(page, { tenant });
  const { words, dishes } = diner;
  const { Cart, Checkout, Errors } = words;
  const see = page.getByRole('button', { name: Cart.stopped_see });
  const lineOf = (name: string) => page.getByRole('listitem', { name });
  const takeOut = (name: string) => page.getByRole('button', { name: say(Cart.remove, { name }) }).last();

  await test.step('while a card is typed, when another diner orders the last one', async () => {
    await reachCheckout(page, { tenant, dish: LAST, tip: undefined, payment_method: 'card' });
    await diner.fillCard(CARDS.approved);
    await orderElsewhere(browser, { tenant, dish: LAST });
    await diner.pressPay();
    await expect(page.getByRole('heading', { name: Checkout.refused_title })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: Checkout.review, exact: true }).click();
    await expect(page).toHaveURL(/\/centro\/precheckout(#how)?$/);
    await expect(page.getByText('Se agotó.').first()).toBeVisible();
  });

  await test.step('in the precheckout', async () => {
    await see.click();
    await expect(lineOf(LAST)).toBeFocused();
    await expectAccessible(page);
    await takeOut(LAST).click();
    await expect(page.getByRole('heading', { name: Cart.empty_title })).toBeVisible();
  });

  await test.step('in the cart', async () => {
    await diner.openMenu('take_away');
    const tea = page.locator('#menu li').filter({ hasText: dishes.tea }).first().getByRole('link');
    const [name, href] = [(await tea.textContent()) ?? '', await tea.getAttribute('href')];
    await diner.addQuickly(dishes.tea);
    await diner.addQuickly(dishes.broth);
    await expect(diner.dock()).toContainText('19.000');
    const staff = await createStaff(page, tenant, 'menu:write');
    await staff('PUT', `products/${href?.split('/').at(-1)}.json`, { available: false });
    await page.reload();
    await diner.openCart(/\d/);
    await expect(see).toBeVisible();
    await expectAccessible(page);
    await see.click();
    await expect(lineOf(name)).toBeFocused();
    await expect(lineOf(name)).toBeInViewport();
    await expect(lineOf(name)).toHaveAccessibleDescription(Errors.product_unavailable);
    await takeOut(name).click();
    await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toBeFocused();
    await expect(page.getByText(say(Cart.removed, { name }))).toBeVisible();
  });
});
