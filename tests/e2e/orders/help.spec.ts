import { openAnother } from '@/tests/e2e/support/another-phone';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { TENANT } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';
import { say } from '@/tests/e2e/support/table-diner';

const PHOTO = 'tenants/bar-cerro/images/1f34b.webp';

type Asked = { id: number; order: { id: number }; has_photo: boolean };

test('an order that others may follow, and of which something is wrong: the branch reads it, and its answer comes to the page (rule orders/status-link, rule orders/help)', async ({
  page,
  browser,
}) => {
  const { Follow, Order } = CATALOGUES.es;
  const id = Number(await reachOrder(page));
  await test.step('who has its link sees how it stands, and nothing personal', async () => {
    await page.getByRole('button', { name: Follow.share_status }).click();
    const url = (await page.getByText(/#token=/).textContent()) ?? '';
    await expectAccessible(page);
    const stranger = await openAnother(browser, page);
    await stranger.goto(url);
    await expect(stranger.getByRole('list', { name: Order.progress })).toBeVisible();
    expect(stranger.url()).not.toContain('token');
    await expect(stranger.getByText('Caldo de costilla')).toHaveCount(0);
    await expectAccessible(stranger);
    await stranger.reload();
    await expect(stranger.getByRole('list', { name: Order.progress })).toBeVisible();
    await stranger.context().close();
    await page.reload();
  });
  await test.step('its diner says what is missing, with a photo', async () => {
    await page.getByRole('button', { name: Order.help_ask }).click();
    const form = page.getByRole('dialog', { name: Order.help_title });
    const send = form.getByRole('button', {
      name: say(Order.help_send, { branch: 'Siempre Abierta Centro' }),
    });
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
  });
  await test.step('staff read it and answer', async () => {
    const asked = JSON.parse(await tenantCommand('help-requests', TENANT, '--json')) as Asked[];
    const request = asked.find(({ order }) => order.id === id);
    expect(request).toMatchObject({ reason: 'missing', words: 'Falta el jugo', has_photo: true });
    await tenantCommand('help-answer', TENANT, String(request?.id), 'Ya te lo', 'llevamos');
    await expect(page.getByText('Ya te lo llevamos')).toBeVisible();
  });
});
