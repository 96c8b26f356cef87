import { createDiner, NEIGHBOUR, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';

test.use({ expectedFault: /status of 404/ });

/** The name that each kitchen has for the same dish. */
const BROTHS = {
  es: { here: 'Caldo de costilla', there: 'Caldo de la vecina' },
  en: { here: 'Rib broth', there: 'The neighbour’s broth' },
} as const;

test('two tenants are ordered from at the same time, and nothing crosses', async ({
  lang,
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const here = createDiner(page, lang);
  const there = createDiner(await context.newPage(), {
    lang,
    tenant: NEIGHBOUR,
    phone: '912345678',
    dni: '45678901',
  });
  const { Order } = here.words;
  const broths = BROTHS[lang];
  const both = <T>(step: (diner: typeof here, name: string, amount: RegExp) => Promise<T>) =>
    Promise.all([step(here, broths.here, /15\.000/), step(there, broths.there, /S\/\s*18\.90/)]);
  await both((diner) => diner.openMenu('take_away'));
  await both((diner, name) => diner.addQuickly(name));
  await both((diner, _name, amount) => diner.openCart(amount));
  await both((diner) => diner.continueToPrecheckout());
  await both((diner) => diner.fillContact());
  await both((diner) => diner.goToPay());
  await both((diner) => diner.payByCard('4242424242424242'));
  const [mine, theirs] = await both((diner) => diner.orderId());
  expect(mine).not.toBe(theirs);
  await both(async (diner, name) => {
    await expect(diner.page.getByText(Order.paid)).toBeVisible();
    await expect(diner.page.getByText(name)).toBeVisible();
  });
  await expect(page.getByText('vecina')).toHaveCount(0);
  await expect(page.getByText(broths.there)).toHaveCount(0);
  await expect(there.page.getByText(broths.here)).toHaveCount(0);

  // An order of the other kitchen is nobody's here, and the browser keeps nothing of it.
  await page.goto(addressOf(TENANT, `/centro/order/${theirs}`));
  await expect(page.getByText(Order.missing)).toBeVisible();
  await page.goto(addressOf(NEIGHBOUR, '/centro?service=take_away'));
  await expect(page.locator('[data-quick]').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(`"${mine}"`);
  await context.close();
});
