import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachKnownForm } from '@/tests/e2e/support/made-cart';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

/** It delivers at no hour of now, and takes one order each hour. */
async function openTenant() {
  const { project, retry } = test.info();
  const own = createOwnTenant(`horas-${project.name}-${retry}`);
  own.change('branches.yaml', "close: '00:00' }", "close: '00:00', services: [take_away, schedule] }");
  own.change(
    'branches.yaml',
    'preparation_minutes: 20',
    'preparation_minutes: 20\n  slot_minutes: 60\n  slot_orders: 1',
  );
  await own.publish();
  return own.slug;
}

test('a delivery that is closed now is for its next slot after a tap, and whoever comes later finds it full (rule branches/next-slot, rule branches/slot-places)', async ({
  page,
  browser,
}) => {
  const tenant = await openTenant();
  const diner = createDiner(page, { tenant });
  const { Cart, Checkout } = diner.words;
  await diner.openMenu('delivery');
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/19\.900/);
  await expect(page.getByText(/cerrado ahora/).first()).toBeVisible();
  const next = page
    .getByRole('button', { name: /^Pedir para .*\d:00(.[ap]..m.)?–.?\d+:00.[ap]..m.$/ })
    .first();
  const end = /\d+:00.[ap]..m.$/.exec((await next.textContent()) ?? '')?.[0] ?? 'no hour';
  const untilEnd = new RegExp(`${end.replace(/\W/g, '.')}$`);
  await next.click();
  await expect(page).toHaveURL(/\/precheckout$/);
  await expect(page.getByRole('radio', { name: untilEnd })).toBeChecked();
  await expect(page.getByLabel(Checkout.hour, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await diner.fillAddress();
  await diner.fillContact();
  await diner.payInCash('50000');
  await diner.orderId();
  await expect(page.getByText(/^Llega .* entre /).filter({ hasText: untilEnd })).toBeVisible();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = createDiner(await context.newPage(), { tenant });
  await reachKnownForm(other.page, { tenant });
  const soon = other.page.getByRole('radio', { name: Checkout.soon });
  await expect(soon).toBeChecked();
  await other.page.getByRole('radio', { name: Checkout.later }).check();
  await other.page.getByLabel(Checkout.day, { exact: true }).selectOption({ index: 1 });
  const full = other.page.getByRole('option', { name: /sin cupo/ });
  const otherHour = other.page.getByLabel(Checkout.hour, { exact: true });
  await expect(otherHour).toBeEnabled();
  if ((await full.count()) === 0)
    await other.page.getByLabel(Checkout.day, { exact: true }).selectOption({ index: 2 });
  await expect(full).toHaveCount(1);
  await expect(full).toBeDisabled();
  await other.page.getByLabel(Checkout.day, { exact: true }).selectOption({ index: 3 });
  await expect(otherHour).toBeEnabled();
  await otherHour.selectOption('13:00');
  await other.payInCash('50000');
  await other.orderId();
  await expect(other.page.getByText(/^Recoges .* entre 1:00.p..m. y 2:00.p..m.$/)).toBeVisible();
  await expect(other.page.getByText(Cart.arrives.slice(0, 5))).toHaveCount(0);
  await context.close();
});
