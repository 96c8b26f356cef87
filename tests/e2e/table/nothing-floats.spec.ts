import { createAccountDiner } from '@/tests/e2e/support/account-diner';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { untilLoaded } from '@/tests/e2e/support/until-loaded';

test('on no screen of a table anything lies over a control (rule cart/bar)', async ({ page, lang }) => {
  test.slow();
  const ana = createAccountDiner(page, { lang, label: '12' });
  const { Account, Cart, Table } = ana.words;
  const dish = { es: 'Ajiaco', en: 'Ajiaco soup' }[lang];

  await test.step('the menu with the account, the bell, the cart and what goes with a dish', async () => {
    await ana.scan();
    await expect(page.getByRole('link', { name: ana.words.Menu.see_menu })).toBeVisible();
    await expectNothingCovered(page, 'home');
    await page.getByRole('button', { name: Table.join_open_short }).click();
    await expectNothingCovered(page, 'join');
    await ana.enter('Ana', Table.join_open_short);
    await ana.seeMenu();
    await ana.addQuickly(dish);
    await expect(page.getByRole('region', { name: Cart.related })).toBeVisible();
    await expectNothingCovered(page, 'menu');
  });
  await test.step('a product', async () => {
    await page.getByRole('link', { name: dish, exact: true }).last().click();
    await expect(page.getByRole('dialog', { name: dish })).toBeVisible();
    await expectNothingCovered(page, 'product');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the cart', async () => {
    await page.locator('.dock-cart > button').click();
    await expect(page.getByRole('dialog', { name: Cart.title })).toBeVisible();
    await expectNothingCovered(page, 'cart');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the account, its parts, and the account that is paid', async () => {
    await ana.openAccount();
    await expectNothingCovered(page, 'draft');
    await ana.sendButton().click();
    await expect(ana.rounds()).toHaveCount(1);
    await expectNothingCovered(page, 'account');
    await ana.askBill();
    await ana.openMenu();
    await expect(page.locator('[data-menu-bar][data-ready]')).toBeVisible();
    // The dock grows by this line, and the page makes room for it then.
    await expect(page.locator('.call-dock .calls p')).toBeVisible();
    await expectNothingCovered(page, 'menu-bill-asked');
    await ana.openAccount();
    await ana.openSplit();
    await expectNothingCovered(page, 'split');
    await ana.takeEqualShare(ana.words.Checkout.tip_no);
    await expectNothingCovered(page, 'payment');
    await ana.payByCard();
    await expect(page.getByText(upTo(Account.i_paid_mine))).toBeVisible();
    await expectNothingCovered(page, 'paid');
  });
});

for (const { tab, tenant, path } of [
  { tab: 'rating', tenant: 'mesa-unida', path: '/lectura/menu-digital/home' },
  { tab: 'survey', tenant: 'hotel-marlina', path: '/pool-bar/menu-digital/home' },
] as const)
  test(`the tab of a ${tab} lies over no dish (rule feedback/rating-tab)`, async ({ page, lang }) => {
    await page.goto(addressOf(tenant, `${path}?lang=${lang}`));
    await expect(page.locator('.rating-tab')).toBeVisible();
    await untilLoaded(page);
    await expectNothingCovered(page, `${tab}-home`);
    await page.locator('.rating-tab').click();
    await untilLoaded(page);
    await expectNothingCovered(page, `${tab}-open`);
    await page.goto(addressOf(tenant, `${path}?lang=${lang}`));
    await page.getByRole('link', { name: CATALOGUES[lang].Menu.see_menu }).click();
    await expectNothingCovered(page, `${tab}-menu`);
  });
