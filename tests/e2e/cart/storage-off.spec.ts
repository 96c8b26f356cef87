import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';

const { Cart } = CATALOGUES.es;

/** A browser that keeps nothing beyond the tab. */
function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

test('with storage refused a full order passes, the diner is told once, and a tab that was at the bank still knows its order there (guarantee/no-storage, rule payments/pse)', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  const diner = createDiner(page);
  const note = page.getByRole('status').filter({ hasText: Cart.kept_in_tab });

  await test.step('what that means is told once', async () => {
    await diner.openMenu('take_away');
    await expect(note).toHaveCount(0);
    await diner.addQuickly('Caldo');
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('button', { name: Cart.close }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(diner.dock()).toContainText(/15\.000/);
    await expect(note).toHaveCount(0);
  });

  await test.step('it is ordered, and paid at a bank', async () => {
    await diner.openCart(/15\.000/);
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await diner.goToPayByPse();
    await diner.chooseBank('aprueba');
    await diner.payByPse();
    await page.getByRole('button', { name: 'Aprobar' }).click();
    expect(Number(await diner.orderId())).toBeGreaterThan(0);
    await expect(page.getByText(diner.words.Order.paid)).toBeVisible();
  });
});

/** Every kind of screen; some lead on by themselves. */
const SCREENS = [
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
];

test('a browser that keeps nothing at all opens every screen, and says what that means', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const faults: string[] = [];
  context.on('weberror', (one) => faults.push(one.error().message));
  context.on('console', (one) => {
    if (one.type() === 'error') faults.push(one.text());
  });
  const openScreen = async (path: string) => {
    const screen = await context.newPage();
    await openLoaded(screen, addressOf(TENANT, path));
    await expect(screen.getByRole('heading', { level: 1 }), path).toBeVisible();
    await screen.close();
  };
  await Promise.all(SCREENS.map(openScreen));
  expect(faults).toEqual([]);
  const diner = createDiner(page);
  const tracked = page.waitForResponse((response) => response.url().endsWith('/api/trackings.json'));
  await diner.openMenu('take_away');
  expect((await tracked).status()).toBe(201);
  await diner.addQuickly('Caldo');
  await expect(page.getByRole('status').filter({ hasText: Cart.kept_on_page })).toBeVisible();
});
