import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

const PROOF = 'tenants/bar-cerro/images/1f34b.webp';
const OTHER = 'tenants/bar-cerro/images/1f354.webp';

test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });

test('a transfer: the account, a proof that is not sent at first, refused, replaced, taken back, sent again, and paid', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  const review = page.getByRole('heading', { name: Checkout.review_title });
  const account = page.getByRole('heading', { name: Checkout.transfer_to });
  let number = '';
  const id = await reachCheckout(page, { payment_method: 'transfer' });
  await test.step('the account, whose facts can be copied', async () => {
    await page.getByRole('button', { name: upTo(Checkout.transfer_begin) }).click();
    await expect(account).toBeVisible();
    await expect(page.getByText('0042-1234-5678')).toBeVisible();
    const copies = page.getByRole('button', { name: Checkout.copy_what.replace('{what}', '') });
    const heights = await copies.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBe(1);
    await expectAccessible(page);
  });
  await test.step('without a connection the picture stays, and is sent at the next press', async () => {
    await page.locator('input[type=file]').setInputFiles(PROOF);
    await expect(page.getByAltText(Checkout.proof_preview)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: Checkout.proof_send }).click();
    await expect(page.getByText(Checkout.proof_not_sent)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: Checkout.proof_send }).click();
    await expect(review).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('staff refuse it: the open page of the order says why', async () => {
    await page.goto(page.url().replace('/checkout/', '/order/'));
    await expect(page.getByRole('status').filter({ hasText: Checkout.review_title })).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    number = heading?.match(/\d+/)?.[0] ?? '';
    expect(await tenantCommand('transfer', TENANT, number, '--refuse', 'unreadable')).toContain(
      'was refused',
    );
    await expect(page.getByRole('heading', { name: Checkout.proof_refused })).toBeVisible();
    await expect(page.getByText(Checkout.proof_unreadable)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('another one is sent, replaced and taken back', async () => {
    await page.getByRole('link', { name: Order.to_transfer }).click();
    await expect(page.getByText(Checkout.proof_unreadable)).toBeVisible();
    await diner.sendProof(OTHER);
    await expect(review).toBeInViewport();
    await page.getByRole('button', { name: Checkout.review_replace }).click();
    await diner.sendProof(PROOF);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: Checkout.review_withdraw }).click();
    await page.getByRole('button', { name: Checkout.review_withdraw_confirm }).click();
    await expect(account).toBeVisible();
    await expect(page.getByText(Checkout.result_expired)).toBeHidden();
  });
  await test.step('staff confirm: the open page goes on to the order, which is paid', async () => {
    await diner.sendProof(PROOF);
    await expect(review).toBeInViewport();
    expect(await tenantCommand('transfer', TENANT, number, '--confirm')).toContain('is paid');
    expect(await diner.orderId()).toBe(id);
    await expect(page.getByText(Order.paid)).toBeVisible();
  });
});
