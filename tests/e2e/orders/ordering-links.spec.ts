import type { Page } from '@playwright/test';
import { listen, openAnother } from '@/tests/e2e/support/another-phone';
import { chargesOf } from '@/tests/e2e/support/charges';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { reachCheckout } from '@/tests/e2e/support/made-cart';

/** An order by card that its owner has placed and not paid: the first card was declined. */
async function placeUnpaid(page: Page): Promise<string> {
  const diner = createDiner(page);
  const id = await reachCheckout(page, { payment_method: 'card' });
  await diner.payByCard(CARDS.declined);
  await expect(page.getByText(diner.words.Errors.payment_declined)).toBeVisible();
  return id;
}

/** Kept nowhere: said anew on every page. */
async function sayWhoPays({ page, words: { Checkout } }: ReturnType<typeof createDiner>) {
  await page.getByLabel(Checkout.name, { exact: true }).fill('Eva Paga');
  await page.getByLabel(Checkout.email).fill('eva@example.com');
}

/** PSE alone asks for the phone (rule people/optional-phone). */
async function choosePse(guest: ReturnType<typeof createDiner>) {
  await guest.choose('pse');
  await guest.page.getByLabel(upTo(guest.words.Checkout.phone)).fill('3209876543');
}

test('somebody else opens the link of an order, accepts, is refused by a bank, pays in an app, and both see it paid (rule orders/links)', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await placeUnpaid(page);
  const { url: link } = JSON.parse(await tenantCommand('link', id, '--json')) as { url: string };
  const token = link.split('#token=')[1] ?? '';
  const other = await openAnother(browser, page);
  const seen = listen(other);
  const guest = createDiner(other);
  const { Checkout, Errors, Order } = guest.words;
  await test.step('who has the link reads whose it is and what it costs, and nothing personal', async () => {
    const opened = await other.goto(link);
    expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(opened?.headers()['cache-control']).toContain('no-store');
    // (rule payments/page-policy)
    expect(opened?.headers()['content-security-policy']).toMatch(
      /connect-src 'self' http:\/\/127\.0\.0\.1:\d+/,
    );
    await expect(other.getByText(Checkout.stub_to_pay)).toBeVisible();
    expect(other.url()).toBe(addressOf('siempre-abierta', `/centro/webcheckout/${id}`));
    await expect(other.getByText('Caldo de costilla')).toBeHidden();
    expect(await other.content()).not.toMatch(/Ana Ruiz|ana@example|1020304050/);
    await expectAccessible(other);
    // A reload finds the link again.
    await other.reload();
    await expect(other.getByText(Checkout.stub_to_pay)).toBeVisible();
  });
  await test.step('who accepts sees the order, and says who pays', async () => {
    await other.getByRole('checkbox').check();
    await other.getByRole('button', { name: Checkout.join }).click();
    await expect(other.getByRole('heading', { name: Checkout.buyer })).toBeVisible();
    await expect(other.getByText('Caldo de costilla')).toBeVisible();
    await expectAccessible(other);
    await sayWhoPays(guest);
  });
  await test.step('refused by a bank: from the order back to the page of the link, not to that of its owner', async () => {
    await choosePse(guest);
    await guest.chooseBank('aprueba');
    await other.getByLabel(Checkout.dni, { exact: true }).fill('52000000');
    await guest.payByPse();
    await other.getByRole('button', { name: 'Rechazar' }).click();
    await expect(other.getByText(Errors.payment_rejected)).toBeInViewport();
    await other.getByRole('link', { name: Order.pay_now }).click();
    await other.waitForURL(/\/webcheckout\//);
    await sayWhoPays(guest);
    await choosePse(guest);
  });
  await test.step('paid in an app, and both see it', async () => {
    await guest.choose('nequi');
    await expect(other.getByLabel(Checkout.nequi_phone)).toHaveValue('3209876543');
    await guest.payByNequi('3991111111');
    expect(await guest.orderId()).toBe(id);
    await expect(other.getByText(Order.paid)).toBeVisible();
    await expect(other.getByRole('button', { name: Order.cancel })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    await expect(page.getByText(Order.paid)).toBeVisible();
    expect(await chargesOf(id)).toEqual(['DECLINED', 'DECLINED', 'APPROVED']);
  });
  const told = seen.filter((text) => text.includes(token) && !text.startsWith(link));
  expect(told, 'a link’s token is in no address and no referrer').toEqual([]);
  expect(
    seen.filter((text) => text !== '' && new URL(text).port !== String(WEB_PORT)).join(' '),
  ).not.toContain(token);
  await other.context().close();
});
