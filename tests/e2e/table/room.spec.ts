import type { Page } from '@playwright/test';
import { expectNothingCovered } from '@/tests/e2e/support/covered';
import { upTo } from '@/tests/e2e/support/diner';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  type Lang,
  test,
} from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';
import { openHotel } from '@/tests/e2e/support/tenants/open-hotel';

/** At a tenant of its own for each test and project. */
async function createGuest(page: Page, lang: Lang, name: string) {
  const slug = `hotel-${name}-${lang}`;
  const codes = await openHotel(slug);
  const { Cart, Checkout, Table } = CATALOGUES[lang];
  const isWide = () => (page.viewportSize()?.width ?? 0) >= 1024;
  return {
    slug,
    scan: async (room: string) => {
      await page.goto(addressOf(slug, `/md?table=${codes.get(room)}&lang=${lang}`));
      await expect(page).toHaveURL(addressOf(slug, '/room-service/service-room'));
      await expect(page.getByText(say(Table.room, { label: room }), { exact: true })).toBeVisible();
    },
    /** From the menu to the form, with one dish. */
    async choose() {
      await page.locator('[data-quick]').first().click();
      const dock = page.locator(isWide() ? '.cart-panel[data-filled]' : '.dock-cart > button');
      await expect(dock).toContainText('$');
      if (!isWide()) await dock.click();
      await page.getByRole('link', { name: upTo(Cart.continue) }).click();
      await page.getByLabel(Checkout.name).fill('Ana Ruiz');
      // A room is neither mailed nor called.
      for (const label of [Checkout.email, Checkout.dni])
        await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
      await expect(page.getByLabel(upTo(Checkout.phone))).toHaveCount(0);
      await page.getByRole('radio', { name: Checkout.tip_no, exact: true }).check();
    },
    payBy: (method: string) => page.locator(`input[name=method][value=${method}]`).check(),
    async orderId(): Promise<string> {
      await expect(page).toHaveURL(/order\/\d+$/);
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },
  };
}

test.describe('a charge to the room', () => {
  // A refused name is written to the console of the browser.
  test.use({ expectedFault: /status of 422/ });

  test('goes to the room of the code, is placed once its guest is found, and names the room (rule table/room-code, rule table/room-charge)', async ({
    page,
    lang,
  }) => {
    const guest = await createGuest(page, lang, 'cargo');
    const { Checkout, Errors, Methods, Table } = CATALOGUES[lang];
    await guest.scan('102');
    await expect(page.getByText(Table.other_room)).toBeVisible();
    await expectAccessible(page);
    await expectNothingCovered(page, 'room-menu');
    await guest.choose();
    await expectNothingCovered(page, 'room-form');
    await guest.payBy('room_charge');
    const name = page.getByLabel(Checkout.guest);
    await name.fill('Nogueira');
    const order = page.getByRole('button', { name: upTo(Checkout.order_now) });
    await order.click();
    await expect(name).toHaveAccessibleDescription(new RegExp(Errors.guest_unknown));
    await expect(name).toBeFocused();
    await name.fill('WHITFIELD');
    await order.click();
    await guest.orderId();
    await expect(page.getByText(Methods.room_charge, { exact: true })).toBeVisible();
    await expectNothingCovered(page, 'room-order');
  });
});
