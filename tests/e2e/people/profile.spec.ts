import { readFileSync } from 'node:fs';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner } from '@/tests/e2e/support/diner';
import { countEffort, createStranger } from '@/tests/e2e/support/effort';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

// An erased diner is refused.
test.use({ expectedFault: /status of 401/ });

test('a stranger orders with few taps, and sees, corrects, takes along and erases what is known of them (rule people/known-diner, rule people/own-details, rule people/erase)', async ({
  page,
  lang,
}, info) => {
  const own = createOwnTenant(`mis-datos-${info.project.name}-${info.workerIndex}-${info.retry}`);
  await own.publish();
  const diner = createDiner(page, { lang, tenant: own.slug });
  const { Checkout, Panel, Profile, Shell } = diner.words;
  const note = await countEffort(page);
  const stranger = createStranger(page, own.slug);
  await stranger.orderFromLanding('take_away');
  await stranger.sayWho();
  await stranger.orderInCash();
  const id = await diner.orderId();
  note('take away in cash', { taps: 12, fields: 4 });
  // Nothing is under way any more.
  await tenantCommand('order', id, 'cancelled');

  await page.getByRole('button', { name: Shell.open_panel }).click();
  await page.getByRole('link', { name: Panel.profile }).click();
  await expect(page.getByLabel(Checkout.name)).toHaveValue('Ana Ruiz');
  await expectAccessible(page);
  const contact = page.getByRole('region', { name: Profile.contact });
  const phone = contact.getByLabel(new RegExp(Checkout.phone));
  await phone.fill('3217654321');
  await contact.getByRole('button', { name: Profile.save }).click();
  await expect(contact.getByText(Profile.saved)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: Profile.export }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  for (const word of ['Ana Ruiz', '3217654321', '1020304050', 'ana@example.com'])
    expect(file).toContain(word);

  const other = await page.context().newPage();
  await other.goto(addressOf(own.slug, '/centro/history-my-orders'));
  await expect(other.locator('main li')).not.toHaveCount(0);
  await page.getByRole('button', { name: Profile.forget, exact: true }).click();
  await page.getByRole('button', { name: Profile.forget_go }).click();
  await expect(page.getByRole('heading', { name: Profile.forgotten })).toBeVisible();
  // Another tab, which would write again what it holds.
  await expect(other.locator('main li')).toHaveCount(0);
  await other.close();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/Ana|3217654321|ana@example/);
});
