import { tenantCommand } from '@/tests/e2e/support/command-line';
import { TENANT } from '@/tests/e2e/support/diner';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  PUSH_PORT,
  test,
} from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';
import { deliver, listNotifications, subscribeTo, tapNotification } from '@/tests/e2e/support/push-browser';
import { openPushService } from '@/tests/support/shops/doubles/push-service';

// Notices need a worker.
test.use({ serviceWorkers: 'allow' });
const { Follow } = CATALOGUES.es;

// The headless shell lets no page show notices.
test('who ordered is told by the browser how it stands (rule orders/notices)', {
  tag: '@whole-browser',
}, async ({ page, context }) => {
  test.slow();
  const service = await openPushService({ port: PUSH_PORT });
  const target = service.subscribe();
  await subscribeTo({ page, target });
  await context.grantPermissions(['notifications'], { origin: new URL(addressOf(TENANT, '/')).origin });
  const id = await reachOrder(page);
  const choice = page.getByRole('radio', { name: Follow.tell_push });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await choice.check();
  await saved;
  await expectAccessible(page);
  await page.reload();
  await expect(choice).toBeChecked();

  await tenantCommand('order', id, 'accepted');
  await expect.poll(() => service.heard.length).toBe(1);
  const text = service.heard[0]?.text ?? '';
  for (const personal of ['Ana', 'ana@example.com', '3211234567', '1020304050', 'token', '15.000'])
    expect(text).not.toContain(personal);
  await deliver({ page, context, text });
  await expect.poll(() => listNotifications(page)).toHaveLength(1);
  const [shown] = await listNotifications(page);
  expect(shown).toMatchObject({ body: expect.stringMatching(/^Tu pedido #\d+ fue aceptado\.$/), lang: 'es' });
  expect(shown?.icon).toBe(addressOf(TENANT, '/icon-192.png'));

  // The next step takes the place of the one before.
  await tenantCommand('order', id, 'preparation');
  await tenantCommand('order', id, 'packed');
  await expect.poll(() => service.heard.length).toBe(2);
  await deliver({ page, context, text: service.heard[1]?.text ?? '' });
  await expect
    .poll(async () => (await listNotifications(page)).map(({ body }) => body))
    .toEqual([expect.stringContaining('te espera')]);

  // The page of the order opens without a token, for it is that of the browser that ordered.
  await page.goto(addressOf(TENANT, '/centro'));
  const opened = await tapNotification(context);
  expect(opened).toBe(addressOf(TENANT, `/centro/order/${id}`));
  await expect.poll(() => listNotifications(page)).toEqual([]);
  await page.goto(opened);
  await expect(choice).toBeChecked();

  await service.close();
});
