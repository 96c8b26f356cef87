import type { Locator, Page } from '@playwright/test';
import { CARDS, createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';

type Effort = { taps: number; typed: Set<string> };

/** Counts each press, and each field that a key or a filling changes. */
async function count(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, typed: new Set() };
  await page.exposeFunction('countTap', () => {
    effort.taps += 1;
  });
  await page.exposeFunction('countField', (name: string) => effort.typed.add(name));
  await page.addInitScript(() => {
    const { countTap, countField } = window as unknown as {
      countTap: () => void;
      countField: (name: string) => void;
    };
    addEventListener('pointerdown', () => countTap(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (isText && !['radio', 'checkbox'].includes(target.type))
          countField(`${location.pathname} ${target.labels?.[0]?.textContent}`);
      },
      true,
    );
  });
  return effort;
}

/** A field is tapped before it is typed in, as on a phone. */
async function type(field: Locator, text: string) {
  await field.click();
  await field.fill(text);
}

/** From the landing to the form, with a dish whose options are chosen; the tip is left unanswered. */
async function orderFromLanding(page: Page, service: 'delivery' | 'take_away') {
  const diner = createDiner(page);
  const { Cart, Landing } = diner.words;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: Landing[`service_${service}`], exact: true }).click();
  await page.waitForURL(/\/centro/);
  await page.getByRole('link', { name: new RegExp(diner.dishes.loin) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(diner.dishes.done).click();
  await sheet.getByRole('button', { name: upTo(Cart.add) }).click();
  await diner.openCart(service === 'delivery' ? /42\.900/ : /38\.000/);
  await page.getByRole('link', { name: upTo(Cart.continue) }).click();
  return diner;
}

async function sayWhere(page: Page) {
  const { Cart, Place } = createDiner(page).words;
  await type(page.getByRole('combobox', { name: Place.address }), 'Calle 60 # 9-40');
  await page.getByRole('listbox').getByRole('option').first().click();
  await type(page.getByLabel(Place.reference), 'Frente al parque');
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
}

async function sayWho(page: Page) {
  const { Checkout } = createDiner(page).words;
  await type(page.getByLabel(Checkout.name), 'Ana Ruiz');
  await type(page.getByLabel(/^Celular/), '3211234567');
  await type(page.getByLabel(Checkout.email), 'ana@example.com');
  await type(page.getByLabel(Checkout.dni, { exact: true }), '1020304050');
}

async function payByCard(page: Page) {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await type(page.getByLabel(Checkout.card_number), CARDS.approved);
  await type(page.getByLabel(Checkout.card_expiry), '12/31');
  await type(page.getByLabel(Checkout.card_cvc), '123');
  await page.locator('form label.choice input[type=checkbox]').check();
  await diner.pressPay();
}

test('taps and typed fields from the landing to an order (rule people/known-diner)', async ({ page }) => {
  const effort = await count(page);
  const note = (walk: string, most: { taps: number; fields: number }) => {
    const { taps, typed } = effort;
    console.log(`${walk}: ${taps} taps, ${typed.size} typed fields`);
    expect(taps, walk).toBeLessThanOrEqual(most.taps);
    expect(typed.size, [walk, ...typed].join(', ')).toBeLessThanOrEqual(most.fields);
    effort.taps = 0;
    typed.clear();
  };
  const first = await orderFromLanding(page, 'delivery');
  await sayWhere(page);
  await sayWho(page);
  await first.goToPay();
  await payByCard(page);
  await first.orderId();
  note('first delivery by card', { taps: 20, fields: 9 });

  const second = createDiner(page);
  const { Checkout, Cart, Order } = second.words;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('button', { name: upTo(Order.order_again) }).click();
  await page.waitForURL(/\/precheckout$/);
  await expect(page.locator('input[name=method][value=card]')).toBeChecked();
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
  await payByCard(page);
  await second.orderId();
  note('second delivery by card', { taps: 7, fields: 3 });

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  const fetched = await orderFromLanding(page, 'take_away');
  await sayWho(page);
  await fetched.choose('cash');
  await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
  await fetched.orderId();
  note('take away in cash', { taps: 12, fields: 4 });
});
