import type { Locator, Page } from '@playwright/test';
import { CARDS, createDiner, TENANT, upTo } from './diner';
import { addressOf, expect } from './fixtures';

type Effort = { taps: number; fields: number };

/**
 * Counts each press, and each field that a key or a filling changes.
 * @returns a function that compares the count with the most that it may be, and begins anew
 */
export async function countEffort(page: Page) {
  const typed = new Set<string>();
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.exposeFunction('countField', (name: string) => typed.add(name));
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
  return (walk: string, most: Effort) => {
    expect(taps, walk).toBeLessThanOrEqual(most.taps);
    expect(typed.size, [walk, ...typed].join(', ')).toBeLessThanOrEqual(most.fields);
    taps = 0;
    typed.clear();
  };
}

/** A field is tapped before it is typed in, as on a phone. */
async function type(field: Locator, text: string) {
  await field.click();
  await field.fill(text);
}

/** The steps of a stranger who does no more than an order asks for, each with its taps. */
export function createStranger(page: Page, tenant: string = TENANT) {
  const diner = createDiner(page, { tenant });
  const { Cart, Checkout, Landing, Place } = diner.words;
  return {
    /** From the landing to the form, with a dish whose options are chosen; the tip is left unanswered. */
    async orderFromLanding(service: 'delivery' | 'take_away') {
      await page.goto(addressOf(tenant, '/'));
      await page.getByRole('link', { name: Landing[`service_${service}`], exact: true }).click();
      await page.waitForURL(/\/centro/);
      await page.getByRole('link', { name: new RegExp(diner.dishes.loin) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText(diner.dishes.done).click();
      await sheet.getByRole('button', { name: upTo(Cart.add) }).click();
      await diner.openCart(service === 'delivery' ? /42\.900/ : /38\.000/);
      await diner.continueToPrecheckout();
    },
    async sayWhere() {
      await type(page.getByRole('combobox', { name: Place.address }), 'Calle 60 # 9-40');
      await page.getByRole('listbox').getByRole('option').first().click();
      await type(page.getByLabel(Place.reference), 'Frente al parque');
      await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    },
    async sayWho() {
      await type(page.getByLabel(Checkout.name), 'Ana Ruiz');
      await type(page.getByLabel(/^Celular/), '3211234567');
      await type(page.getByLabel(Checkout.email), 'ana@example.com');
      await type(page.getByLabel(Checkout.dni, { exact: true }), '1020304050');
    },
    async payByCard() {
      await type(page.getByLabel(Checkout.card_number), CARDS.approved);
      await type(page.getByLabel(Checkout.card_expiry), '12/31');
      await type(page.getByLabel(Checkout.card_cvc), '123');
      await page.locator('form label.choice input[type=checkbox]').check();
      await diner.pressPay();
    },
    async orderInCash() {
      await diner.choose('cash');
      await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
    },
  };
}
