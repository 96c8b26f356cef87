import { createStaff } from '@/tests/e2e/support/account-diner';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';
import { say } from '@/tests/e2e/support/table-diner';

let tenant: string;
let count = 0;
// Every test, and every second try, has a tenant of its own: nobody else changes its menu.
test.beforeEach(async () => {
  const { project, retry } = test.info();
  count += 1;
  const own = createOwnTenant(`lo-que-frena-${project.name}-${test.info().workerIndex}-${count}-${retry}`);
  await own.publish();
  tenant = own.slug;
});

test('a dish that sells out stops the cart: it is named beside the button, which leads to it, and one tap takes it out (rule cart/stopped)', async ({
  page,
  lang,
}) => {
  const diner = createDiner(page, { lang, tenant });
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
});
