import { chargesOf } from '@/tests/e2e/support/charges';
import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

const APPROVED = '3991111111';
const DECLINED = '3992222222';
/** Any other phone fails at the gateway. */
const FAILING = '3998888888';

test.use({ expectedFault: /INTERNET_DISCONNECTED|^request: .*\/services\// });

test('a payment in the Nequi app: failed, declined, and paid while the connection is dead', async ({
  page,
  context,
}) => {
  const diner = createDiner(page);
  const { Checkout, Errors, Order } = diner.words;
  const id = await reachCheckout(page, { payment_method: 'nequi' });
  await test.step('what fails at the gateway, and what the phone declines, is told', async () => {
    // The contact's own phone is offered.
    await expect(page.getByLabel(Checkout.nequi_phone)).toHaveValue('3211234567');
    await expectAccessible(page);
    await diner.payByNequi(FAILING);
    await expect(page.getByText(Errors.payment_error)).toBeInViewport();
    await diner.payByNequi(DECLINED);
    await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('heading', { name: Checkout.result_declined_nequi })).toBeVisible();
  });
  await test.step('the connection dies while the app asks; back, the payment is known', async () => {
    await diner.payByNequi(APPROVED);
    await expect(page.getByRole('heading', { name: Checkout.nequi_wait })).toBeInViewport();
    await expect(page.getByRole('timer')).toHaveText(upTo(Checkout.time_left));
    await context.setOffline(true);
    await expect.poll(() => chargesOf(id)).toEqual(['ERROR', 'DECLINED', 'APPROVED']);
    await context.setOffline(false);
    expect(await diner.orderId()).toBe(id);
    await expect(page.getByText(Order.paid)).toBeVisible();
  });
});
