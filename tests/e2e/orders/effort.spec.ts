import type { Page } from '@playwright/test';
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

/** By the shortest way that the screens offer; the tip is left unanswered. */
async function orderFromLanding(page: Page, service: 'delivery' | 'take_away') {
  const diner = createDiner(page);
  const { Cart, Landing } = diner.words;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('link', { name: Landing[`service_${service}`], exact: true }).click();
  await page.waitForURL(/\/centro/);
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await page.getByRole('link', { name: upTo(Cart.continue) }).click();
  return diner;
}

async function sayWho(page: Page) {
  const { Checkout } = createDiner(page).words;
  await page.getByLabel(Checkout.name).fill('Ana Ruiz');
  await page.getByLabel(/^Celular/).fill('3211234567');
  await page.getByLabel(Checkout.email).fill('ana@example.com');
  await page.getByLabel(Checkout.dni, { exact: true }).fill('1020304050');
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
  await first.findAddress();
  await sayWho(page);
  await first.goToPay();
  await first.payByCard(CARDS.approved);
  await first.orderId();
  note('first delivery by card', { taps: 9, fields: 9 });

  const second = createDiner(page);
  const { Checkout, Cart, Order } = second.words;
  await page.goto(addressOf(TENANT, '/'));
  await page.getByRole('button', { name: upTo(Order.order_again) }).click();
  await page.waitForURL(/\/precheckout$/);
  await expect(page.locator('input[name=method][value=card]')).toBeChecked();
  await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
  await second.payByCard(CARDS.approved);
  await second.orderId();
  note('second delivery by card', { taps: 4, fields: 3 });

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  const fetched = await orderFromLanding(page, 'take_away');
  await sayWho(page);
  await fetched.choose('cash');
  await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
  await fetched.orderId();
  note('take away in cash', { taps: 6, fields: 4 });
});
