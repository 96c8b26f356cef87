import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

const PROOF = 'tenants/bar-cerro/images/1f34b.webp';
const OTHER = 'tenants/bar-cerro/images/1f354.webp';

test('a transfer: the account, a refused proof, another one, and paid', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToTransfer();
  await expect(page.getByText('0042-1234-5678')).toBeVisible();
  const copies = page.getByRole('button', { name: Checkout.copy_what.replace('{what}', '') });
  const heights = await copies.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles('package.json');
  await expect(page.getByText(Checkout.proof_kind)).toBeVisible();
  await diner.sendProof(PROOF);
  const review = page.getByRole('heading', { name: Checkout.review_title });
  await expect(review).toBeInViewport();
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(page.url().replace('/checkout/', '/order/'));
  await expect(page.getByRole('status').filter({ hasText: Checkout.review_title })).toBeVisible();
  await expectAccessible(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const number = heading?.match(/\d+/)?.[0] ?? '';
  expect(await tenantCommand('transfer', TENANT, number, '--refuse', 'unreadable')).toContain('was refused');
  await expect(page.getByRole('heading', { name: Checkout.proof_refused })).toBeVisible();
  await expect(page.getByText(Checkout.proof_unreadable)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: Order.to_transfer }).click();
  await expect(page.getByText(Checkout.proof_unreadable)).toBeVisible();
  await diner.sendProof(OTHER);
  await expect(review).toBeInViewport();
  await page.getByRole('button', { name: Checkout.review_replace }).click();
  await expect(page.getByRole('dialog').getByText(Checkout.proof_title)).toBeHidden();
  await diner.sendProof(PROOF);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await tenantCommand('transfer', TENANT, number, '--confirm')).toContain('is paid');
  expect(await diner.orderId()).toBe(id);
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('a tab closed while the proof is reviewed: the order says so, and is paid by itself', async ({
  page,
}) => {
  const diner = createDiner(page);
  const { Checkout, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToTransfer();
  await diner.sendProof(PROOF);
  await expect(page.getByRole('heading', { name: Checkout.review_title })).toBeInViewport();
  const other = await reopenOrder(page);
  await expect(other.getByRole('status').filter({ hasText: Checkout.review_title })).toBeVisible();
  const heading = await other.getByRole('heading', { level: 1 }).textContent();
  await tenantCommand('transfer', TENANT, heading?.match(/\d+/)?.[0] ?? '', '--confirm');
  await expect(other.getByText(Order.paid)).toBeVisible();
});

test.describe('without a line', () => {
  test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });
  test('a proof that is not sent stays; taken back, cash is paid instead', async ({ page, context }) => {
    const diner = createDiner(page, 'en');
    const { Checkout } = diner.words;
    await diner.reachPrecheckout();
    await diner.fillContact();
    await diner.goToTransfer();
    await page.locator('input[type=file]').setInputFiles(PROOF);
    await expect(page.getByAltText(Checkout.proof_preview)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: Checkout.proof_send }).click();
    await expect(page.getByText(Checkout.proof_not_sent)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: Checkout.proof_send }).click();
    await expect(page.getByRole('heading', { name: Checkout.review_title })).toBeInViewport();
    await page.getByRole('button', { name: Checkout.review_withdraw }).click();
    await page.getByRole('button', { name: Checkout.review_withdraw_confirm }).click();
    await expect(page.getByRole('heading', { name: Checkout.transfer_to })).toBeVisible();
    await expect(page.getByText(Checkout.result_expired)).toBeHidden();
    await page.getByRole('button', { name: Checkout.other_method }).click();
    await diner.choose('cash');
    await expect(page.getByRole('textbox', { name: Checkout.cash_other })).toBeVisible();
  });
});
