import { createStaff } from '@/tests/e2e/support/account-diner';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

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
  await diner.openMenu('take_away');
  const dishOf = async (part: string) => {
    const link = page.locator('#menu li').filter({ hasText: part }).first().getByRole('link');
    return { name: (await link.textContent()) ?? '', href: (await link.getAttribute('href')) ?? '' };
  };
  const [tea, broth] = [await dishOf(dishes.tea), await dishOf(dishes.broth)];
  const staff = await createStaff(page, tenant, 'menu:write');
  const sellOut = ({ href }: typeof tea) =>
    staff('PUT', `products/${href.split('/').at(-1)}.json`, { available: false });
  await diner.addQuickly(dishes.tea);
  await diner.addQuickly(dishes.broth);
  const see = page.getByRole('button', { name: Cart.stopped_see });
  const lineOf = ({ name }: typeof tea) => page.getByRole('listitem', { name });
  const takeOut = ({ name }: typeof tea) =>
    page.getByRole('button', { name: say(Cart.remove, { name }) }).last();

  await test.step('in the cart', async () => {
    await expect(diner.dock()).toContainText('19.000');
    await sellOut(tea);
    await page.reload();
    await diner.openCart(/\d/);
    await expect(see).toBeVisible();
    await expectAccessible(page);
    await see.click();
    await expect(lineOf(tea)).toBeFocused();
    await expect(lineOf(tea)).toBeInViewport();
    await expect(lineOf(tea)).toHaveAccessibleDescription(Errors.product_unavailable);
    await takeOut(tea).click();
    await expect(page.getByRole('link', { name: upTo(Cart.continue) })).toBeFocused();
    await expect(page.getByText(say(Cart.removed, { name: tea.name }))).toBeVisible();
    await diner.continueToPrecheckout();
  });

  await test.step('in the precheckout', async () => {
    await expect(page.getByLabel(Checkout.name)).toBeVisible();
    await sellOut(broth);
    await page.reload();
    await see.click();
    await expect(lineOf(broth)).toBeFocused();
    await expectAccessible(page);
    await takeOut(broth).click();
    await expect(page.getByRole('heading', { name: Cart.empty_title })).toBeVisible();
  });

  await test.step('while a card is typed, when another diner orders the last one', async () => {
    const last = { dish: dishes.last, total: /16\.000/ };
    await diner.reachPrecheckout(last);
    await diner.fillContact();
    await diner.goToPay();
    const other = await (await browser.newContext()).newPage();
    const quicker = createDiner(other, { tenant });
    await quicker.reachPrecheckout(last);
    await quicker.fillContact();
    await quicker.payInCash('50000');
    await quicker.orderId();
    await other.context().close();
    await diner.payByCard(CARDS.approved);
    await expect(page.getByRole('heading', { name: Checkout.refused_title })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: Checkout.review, exact: true }).click();
    await expect(page).toHaveURL(/\/centro\/precheckout(#how)?$/);
    await expect(page.getByText('Se agotó.').first()).toBeVisible();
  });
});
