import type { Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

const { Checkout, Errors, Order } = CATALOGUES.es;
/** The page of the card's bank in its frame. */
const bank = (page: Page) => page.frameLocator(`iframe[title="${Checkout.challenge_frame}"]`);

test('a bank that asks the holder of the card: refused after a reload, left, asked again, and approved from another tab (rule payments/challenge)', async ({
  page,
}) => {
  const diner = createDiner(page);
  const id = await reachCheckout(page, { payment_method: 'card' });
  const askHolder = async () => {
    await diner.payByCard(CARDS.asking);
    await expect(page.getByRole('heading', { name: Checkout.challenge })).toBeVisible();
    await expect(bank(page).getByRole('button', { name: 'Aprobar' })).toBeVisible();
  };
  await test.step('the question stands in the page, and apart from it', async () => {
    await askHolder();
    await expect(page.getByRole('timer')).toBeVisible();
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
  await test.step('loaded again it stands there again; what the holder refuses is told', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: Checkout.challenge })).toBeVisible();
    await bank(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText(Errors.payment_declined)).toBeInViewport();
  });
  await test.step('a question that its payer leaves is over, and says so', async () => {
    await askHolder();
    await page.getByRole('button', { name: Checkout.leave_payment }).click();
    await expect(page.getByRole('heading', { name: Checkout.result_given_up })).toBeInViewport();
    await expect(page.getByText(Checkout.given_up_text)).toBeVisible();
    await expect(page.getByRole('button', { name: Checkout.other_method })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the tab is closed: the order still asks, and is paid', async () => {
    await askHolder();
    const other = await reopenOrder(page);
    await other.getByRole('link', { name: Order.see_payment }).click();
    await bank(other).getByRole('button', { name: 'Aprobar' }).click();
    await expect(other.getByText(Order.paid)).toBeVisible();
    expect((await chargesOf(id)).sort()).toEqual(['APPROVED', 'DECLINED', 'PENDING']);
  });
});
