import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('who has the link of an order sees how it stands, and nothing personal (rule orders/status-link)', async ({
  page,
  browser,
}) => {
  test.slow();
  const diner = createDiner(page, 'es');
  const { Follow, Order } = CATALOGUES.es;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.approved);
  await diner.orderId();
  await page.getByRole('button', { name: Follow.share_status }).click();
  const url = (await page.getByText(/#token=/).textContent()) ?? '';
  await expectAccessible(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole('list', { name: Order.progress })).toBeVisible();
  expect(stranger.url()).not.toContain('token');
  await expect(stranger.getByText(Order.bought)).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.reload();
  await expect(stranger.getByRole('list', { name: Order.progress })).toBeVisible();
  await stranger.context().close();
});
