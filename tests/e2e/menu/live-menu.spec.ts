import type { Page } from '@playwright/test';
import { createStaff } from '@/tests/e2e/support/account-diner';
import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

type Diner = ReturnType<typeof createDiner>;

const cardOf = (page: Page, name: string) => page.locator('#menu li').filter({ hasText: name }).first();
const buttonOf = (page: Page, name: string) => cardOf(page, name).locator('[data-add]');
/** The page's own notes, without those of a dialog over it. */
const saidOn = (page: Page) => page.locator('.passing-notes');

/** The calls of staff about a dish of a page. */
async function staffOf(page: Page, dish: string, tenant: string) {
  const href = (await cardOf(page, dish).getByRole('link').getAttribute('href')) ?? '';
  const staff = await createStaff(page, tenant, 'menu:write');
  return (change: object) => staff('PUT', `products/${href.split('/').at(-1)}.json`, change);
}

/** A diner with a broth in the cart, and the same browser's second tab. */
async function openTabs(page: Page, tenant: string) {
  const diner = createDiner(page, { tenant });
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');
  const tab = await page.context().newPage();
  const twin = createDiner(tab, { tenant });
  await twin.openMenu('take_away');
  await expect(twin.dock()).toContainText('15.000');
  return { diner, twin };
}

async function openDish({ page }: Diner, dish: string) {
  await cardOf(page, dish).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: dish });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('staff sell a dish out and bring it back: card and open product say so, and two tabs agree (rule menu/live, guarantee/two-tabs)', {
  tag: '@database',
}, async ({ page }) => {
  test.slow();
  const { project, retry } = test.info();
  // A tenant of its own: nobody else changes its menu.
  const own = createOwnTenant(`carta-viva-${project.name}-${retry}`);
  await own.publish();
  const { diner, twin } = await openTabs(page, own.slug);
  const { words, dishes } = diner;
  const { Live, Menu } = words;
  await test.step('what one tab adds is in the cart of the other (guarantee/two-tabs)', async () => {
    await diner.addQuickly(dishes.tea);
    await expect(twin.dock()).toContainText('19.000');
  });
  const offer = await staffOf(page, dishes.loin, own.slug);
  await expect(buttonOf(twin.page, dishes.loin)).toBeVisible();
  const place = await cardOf(twin.page, dishes.tea).boundingBox();
  const sheet = await openDish(diner, dishes.loin);
  await expect(sheet.getByRole('button', { name: words.Cart.more })).toBeVisible();

  await test.step('it sells out', async () => {
    await offer({ available: false });
    await expect(sheet.getByText(Live.open_gone)).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.Cart.more })).toBeHidden();
    const gone = cardOf(twin.page, dishes.loin).getByText(Menu.sold_out);
    await expect(gone).toBeVisible();
    // In one line, also where no picture makes room for it.
    expect((await gone.boundingBox())?.height).toBeLessThan(40);
    await expect(buttonOf(twin.page, dishes.loin)).toHaveCount(0);
    await expect(saidOn(twin.page).getByText(say(Live.gone, { name: '' }))).toBeVisible();
    await expectAccessible(page);
    expect(await cardOf(twin.page, dishes.tea).boundingBox()).toEqual(place);
  });
  await test.step('it is there again', async () => {
    await offer({ available: true });
    await expect(sheet.getByText(Live.open_back)).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.Cart.more })).toBeVisible();
    await expect(buttonOf(twin.page, dishes.loin)).toBeVisible();
    expect(await cardOf(twin.page, dishes.tea).boundingBox()).toEqual(place);
  });
});
