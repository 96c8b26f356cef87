import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';

const PHOTO = 'tenants/bar-cerro/images/1f34b.webp';

type Asked = { id: number; order: { id: number }; has_photo: boolean };

test('something is wrong with an order: the branch reads it, and its answer comes to the page (rule orders/help)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Order } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await diner.payInCash('50000');
  const id = Number(await diner.orderId());
  await page.getByRole('button', { name: Order.help_ask }).click();
  const form = page.getByRole('dialog', { name: Order.help_title });
  const send = form.getByRole('button', { name: say(Order.help_send, { branch: 'Siempre Abierta Centro' }) });
  await send.click();
  await expect(form.getByText(Order.help_reason_missing)).toBeVisible();
  await form.getByText(Order.help_missing).click();
  await form.getByLabel(Order.help_words).fill('Falta el jugo');
  await form.getByLabel(Order.help_photo).setInputFiles(PHOTO);
  await expectAccessible(page);
  await send.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Falta el jugo')).toBeVisible();
  await expect(page.getByText(Order.help_has_photo)).toBeVisible();
  const asked = JSON.parse(await tenantCommand('help-requests', TENANT, '--json')) as Asked[];
  const request = asked.find(({ order }) => order.id === id);
  expect(request).toMatchObject({ reason: 'missing', words: 'Falta el jugo', has_photo: true });
  await tenantCommand('help-answer', TENANT, String(request?.id), 'Ya te lo', 'llevamos');
  await expect(page.getByText('Ya te lo llevamos')).toBeVisible();
  await expectAccessible(page);
});
