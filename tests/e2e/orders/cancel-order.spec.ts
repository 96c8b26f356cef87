import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

/** A kitchen whose orders are cancelled for ten minutes. */
async function openPatientKitchen(slug: string): Promise<string> {
  const own = createOwnTenant(slug);
  own.change('branches.yaml', 'preparation_minutes: 20', 'preparation_minutes: 20\n  cancel_minutes: 10');
  await own.publish();
  return own.slug;
}

test('in Portuguese: a paid order is cancelled in time with a reason, its money goes back, and it is ordered again (rule orders/cancel)', async ({
  page,
}, { project, retry }) => {
  const tenant = await openPatientKitchen(`com-paciencia-${project.name}-${retry}`);
  const diner = createDiner(page, { lang: 'pt', tenant });
  const { Cart, Order } = diner.words;
  let id = '';
  await test.step('ordered and paid', async () => {
    id = await reachCheckout(page, { tenant, payment_method: 'card', lang: 'pt' });
    // An order that is paid now comes at this time (rule orders/later).
    await expect(page.getByText(upTo(Cart.arrives.split('take_away {')[1] ?? ''))).toBeVisible();
    await diner.payByCard(CARDS.approved);
    expect(await diner.orderId()).toBe(id);
    // The receipt of what is paid.
    await expect(page.getByRole('button', { name: Order.receipt_print })).toBeVisible();
  });
  await test.step('cancelled: why, and what goes back', async () => {
    await page.getByRole('button', { name: upTo(Order.cancel_until.split('(')[0] ?? '') }).click();
    const dialog = page.getByRole('dialog', { name: Order.cancel_title });
    await expect(dialog.getByText(upTo(Order.cancel_refund))).toContainText('16.500');
    await dialog.getByText(Order.cancel_mistake).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: Order.cancel_confirm }).click();
    await expect(page.getByText(Order.now_cancelled).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`${Order.refund_due}|${Order.refunded}`)).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('past orders have it, and order it again', async () => {
    await page.goto(addressOf(tenant, '/centro/history-my-orders'));
    const past = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/order/${id}"]`) });
    await expect(past.getByText(Order.cancelled, { exact: true })).toBeVisible();
    await past.getByRole('button', { name: Order.order_again }).click();
    await expect(page).toHaveURL(/\/centro\/(delivery\/order|precheckout)$/);
    await expect(page.getByText(/15\.000/).first()).toBeVisible();
  });
});
