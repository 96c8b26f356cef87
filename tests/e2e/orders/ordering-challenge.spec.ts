import type { Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reopenOrder } from '@/tests/e2e/support/reopen-order';

/** What the card's bank shows in its frame. */
const bank = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

async function reachQuestion(page: Page) {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.asking);
  const frame = bank(page, Checkout.challenge_frame);
  await expect(page.getByRole('heading', { name: Checkout.challenge })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  return { diner, frame, words: diner.words };
}

test('a bank that asks the holder of the card: asked in the page, approved there, and paid (rule payments/challenge)', async ({
  page,
}) => {
  const { diner, frame, words } = await reachQuestion(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('group', { name: words.Checkout.challenge_frame })).toBeInViewport();
  await expectAccessible(page);
  // What the bank runs has no part in the page around it.
  const isApart = await page.evaluate(() => {
    try {
      return document.querySelector('iframe')?.contentDocument === null;
    } catch {
      return true;
    }
  });
  expect(isApart).toBe(true);
  await frame.getByRole('button', { name: 'Aprobar' }).click();
  const id = await diner.orderId();
  await expect(page.getByText(words.Order.paid)).toBeVisible();
  expect(await chargesOf(id)).toEqual(['APPROVED']);
});

test('a question that is loaded again stands there again; what the holder refuses and the bank fails at is told', async ({
  page,
}) => {
  const { diner, frame, words } = await reachQuestion(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: words.Checkout.challenge })).toBeVisible();
  await frame.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText(words.Errors.payment_declined)).toBeInViewport();
  await expectAccessible(page);
  await diner.payByCard(CARDS.asking);
  await frame.getByRole('button', { name: 'Error' }).click();
  await expect(page.getByText(words.Errors.payment_error)).toBeInViewport();
  await diner.payByCard(CARDS.approved);
  const id = await diner.orderId();
  expect((await chargesOf(id)).sort()).toEqual(['APPROVED', 'DECLINED', 'ERROR']);
});

test('a payment that its payer leaves at the question is over, says so, and another card pays', async ({
  page,
}) => {
  const { diner, words } = await reachQuestion(page);
  await page.getByRole('button', { name: words.Checkout.leave_payment }).click();
  await expect(page.getByRole('heading', { name: words.Checkout.result_given_up })).toBeInViewport();
  await expect(page.getByText(words.Checkout.given_up_text)).toBeVisible();
  await expect(page.getByRole('button', { name: words.Checkout.other_method })).toBeVisible();
  await expectAccessible(page);
  await diner.payByCard(CARDS.approved);
  const id = await diner.orderId();
  await expect(page.getByText(words.Order.paid)).toBeVisible();
  expect((await chargesOf(id)).sort()).toEqual(['APPROVED', 'PENDING']);
});

test('a tab closed at the question: the order still asks it, and is paid', async ({ page }) => {
  const { words } = await reachQuestion(page);
  const other = await reopenOrder(page);
  await other.getByRole('link', { name: words.Order.see_payment }).click();
  await bank(other, words.Checkout.challenge_frame).getByRole('button', { name: 'Aprobar' }).click();
  await expect(other.getByText(words.Order.paid)).toBeVisible();
});
