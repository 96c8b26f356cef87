import { chargesOf } from '@/tests/e2e/support/charges';
import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

const { Checkout, Order } = CATALOGUES.es;

test('a bank that asks the holder of the card: apart from the page, left, asked again after a reload, and approved (rule payments/challenge)', async ({
  page,
}) => {
  const diner = createDiner(page);
  /** The page of the card's bank in its frame. */
  const bank = page.frameLocator(`iframe[title="${Checkout.challenge_frame}"]`);
  const id = await reachCheckout(page, { payment_method: 'card' });
  await test.step('the question stands in the page, and apart from it', async () => {
    await diner.payByCard(CARDS.asking);
    await expect(page.getByRole('heading', { name: Checkout.challenge })).toBeVisible();
    await expect(bank.getByRole('button', { name: 'Aprobar' })).toBeVisible();
    await expect(page.getByRole('group', { name: Checkout.challenge_frame })).toBeInViewport();
    await expectAccessible(page);
    // Scripts of the bank cannot read the page around the frame.
    const isApart = await page.evaluate(() => {
      try {
        return document.querySelector('iframe')?.contentDocument === null;
      } catch {
        return true;
      }
    });
    expect(isApart).toBe(true);
  });
  await test.step('a question that its payer leaves is over, and says so', async () => {
    await page.getByRole('button', { name: Checkout.leave_payment }).click();
    await expect(page.getByRole('heading', { name: Checkout.result_given_up })).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('asked again it stands there after a reload too, and is approved', async () => {
    await diner.payByCard(CARDS.asking);
    await expect(bank.getByRole('button', { name: 'Aprobar' })).toBeVisible();
    await page.reload();
    await bank.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByText(Order.paid)).toBeVisible();
    expect((await chargesOf(id)).sort()).toEqual(['APPROVED', 'PENDING']);
  });
});
