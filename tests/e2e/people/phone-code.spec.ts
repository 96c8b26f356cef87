import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachKnownForm } from '@/tests/e2e/support/made-cart';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

// A wrong code is refused on purpose.
test.use({ expectedFault: /status of 422/ });

test('a delivery whose phone is confirmed by a code (rule people/phone-code)', async ({ page }, info) => {
  const own = createOwnTenant(`confirma-${info.project.name}-${info.workerIndex}-${info.retry}`);
  own.change('tenant.yaml', 'policies:', 'flags: { sms_verification: true }\npolicies:');
  await own.publish();
  const diner = createDiner(page, { tenant: own.slug });
  const { Checkout, Errors } = diner.words;
  await reachKnownForm(page, { tenant: own.slug, service: 'delivery' });
  await diner.payInCash('100000');

  const dialog = page.getByRole('dialog', { name: Checkout.code_title });
  // This machine sends none, and says so.
  await expect(dialog.getByRole('status')).toHaveText(Checkout.code_demo.replace('{code}', '1234'));
  const code = dialog.getByLabel(Checkout.code_label);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('9999');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(Errors.code_invalid).first()).toBeVisible();
  await expect(code).toBeFocused();

  await dialog.getByRole('button', { name: Checkout.code_change }).click();
  await expect(dialog).toBeHidden();
  const phone = page.getByLabel(new RegExp(Checkout.phone));
  await expect(phone).toBeFocused();
  await phone.fill('3217654321');
  await page.getByRole('button', { name: /^Hacer pedido ·/ }).click();
  await expect(code).toBeFocused();
  await code.fill('1234');
  await dialog.getByRole('button', { name: Checkout.code_confirm }).click();
  await diner.orderId();
});
