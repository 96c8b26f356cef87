import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const { Cart } = CATALOGUES.es;

/** Browsers that keep nothing beyond the tab. */
const REFUSALS = {
  'a getter that throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'no room': () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(name, value) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  },
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`storage with ${name}: a full order passes, and the diner is told once (guarantee/no-storage)`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    const diner = createDiner(page);
    await diner.openMenu('take_away');
    const note = page.getByRole('status').filter({ hasText: Cart.kept_in_tab });
    await expect(note).toHaveCount(0);
    await diner.addQuickly('Caldo');
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('button', { name: Cart.close }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(diner.dock()).toContainText(/15\.000/);
    await expect(note).toHaveCount(0);
    await diner.openCart(/15\.000/);
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await diner.payInCash('50000');
    expect(Number(await diner.orderId())).toBeGreaterThan(0);
  });
}

test('a tab that was at the bank still knows its order there (guarantee/no-storage, rule payments/pse)', async ({
  page,
}) => {
  await page.addInitScript(REFUSALS['a getter that throws']);
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  const note = page.getByRole('status').filter({ hasText: Cart.kept_in_tab });
  await note.getByRole('button', { name: Cart.close }).click();
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await diner.goToPayByPse();
  await diner.chooseBank('aprueba');
  await diner.payByPse();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await diner.orderId();
  await expect(page.getByText(diner.words.Order.paid)).toBeVisible();
});

test('a browser that keeps nothing at all opens every screen, and says what that means', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  for (const path of [
    '/',
    '/location',
    '/branch-offices',
    '/branch-to-take-away',
    '/centro/maincategories',
    '/centro/subcategories',
    '/centro/menu-digital',
    '/centro/menu-digital/home',
    '/centro/politicas-servicio',
    '/centro/orders',
    '/centro/history-my-orders',
    '/centro/precheckout',
    '/centro/delivery/order',
  ]) {
    await page.goto(addressOf(TENANT, path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const diner = createDiner(page);
  await diner.openMenu('take_away');
  await diner.addQuickly('Caldo');
  await expect(page.getByRole('status').filter({ hasText: Cart.kept_on_page })).toBeVisible();
});
