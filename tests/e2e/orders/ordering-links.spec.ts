import type { Browser, Page } from '@playwright/test';
import { chargesOf } from '@/tests/e2e/support/charges';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test, WEB_PORT } from '@/tests/e2e/support/fixtures';

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const linkTo = async (id: string) =>
  (JSON.parse(await tenantCommand('link', id, '--json')) as { url: string }).url;
/** What a page's requests name, with their headers; a link's token is in no address and no referrer. */
function listen(page: Page) {
  const seen: string[] = [];
  page.on('request', (one) => seen.push(one.url(), one.headers().referer ?? ''));
  return seen;
}

/** An order by card that its owner has placed and not paid: the first card was declined. */
async function placeUnpaid(page: Page): Promise<string> {
  const diner = createDiner(page);
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.declined);
  await expect(page.getByText(diner.words.Errors.payment_declined)).toBeVisible();
  return idOf(page);
}

test('somebody else opens the link of an order, accepts, pays, and both see it paid (rule orders/links)', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await placeUnpaid(page);
  const link = await linkTo(id);
  const token = link.split('#token=')[1] ?? '';
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const seen = listen(other);
  const guest = createDiner(other);
  const { Checkout, Order } = guest.words;
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
  await other.getByRole('button', { name: Checkout.join }).click();
  await expect(other.getByText(Checkout.terms_required)).toBeVisible();
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: Checkout.join }).click();
  await expect(other.getByRole('heading', { name: Checkout.buyer })).toBeVisible();
  await expect(other.getByText('Caldo de costilla')).toBeVisible();
  await expectAccessible(other);
  // Both forms say what is missing; the upper one comes first.
  await guest.pressPay();
  await expect(other.getByLabel(Checkout.card_number)).toHaveAttribute('aria-invalid', 'true');
  await expect(other.getByLabel(Checkout.name, { exact: true })).toBeFocused();
  await sayWhoPays(guest);
  await other.getByLabel(Checkout.card_holder).fill('EVA PAGA');
  await other.getByLabel(Checkout.dni, { exact: true }).fill('52000000');
  await guest.payByCard(CARDS.approved);
  expect(await guest.orderId()).toBe(id);
  await expect(other.getByText(Order.paid)).toBeVisible();
  await expect(other.getByRole('button', { name: Order.cancel })).toBeHidden();
  await expectAccessible(other);
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
  await expect(page.getByText(Order.paid)).toBeVisible();
  expect(await chargesOf(id)).toEqual(['DECLINED', 'APPROVED']);
  expect(seen.filter((text) => text.includes(token) && !text.startsWith(link))).toEqual([]);
  expect(
    seen.filter((text) => text !== '' && new URL(text).port !== String(WEB_PORT)).join(' '),
  ).not.toContain(token);
  await context.close();
});

/** Kept nowhere: said anew on every page. */
async function sayWhoPays({ page, words: { Checkout } }: ReturnType<typeof createDiner>) {
  await page.getByLabel(Checkout.name, { exact: true }).fill('Eva Paga');
  await page.getByLabel(upTo(Checkout.phone)).fill('3209876543');
  await page.getByLabel(Checkout.email).fill('eva@example.com');
}

/** Somebody else with the link of an unpaid order, who has accepted and said who they are. */
async function joinByLink({ page, browser }: { page: Page; browser: Browser }) {
  const id = await placeUnpaid(page);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const guest = createDiner(other);
  const { Checkout } = guest.words;
  await other.goto(await linkTo(id));
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: Checkout.join }).click();
  await sayWhoPays(guest);
  return { id, context, other, guest };
}

const GUESTS_PAY = {
  'from a bank': async (guest: ReturnType<typeof createDiner>) => {
    await guest.choose('pse');
    await guest.chooseBank('aprueba');
    await guest.page.getByLabel(guest.words.Checkout.dni, { exact: true }).fill('52000000');
    await guest.payByPse();
    await guest.page.getByRole('button', { name: 'Rechazar' }).click();
    // Back on the order, and from there to the page of the link, not to that of its owner.
    await expect(guest.page.getByText(guest.words.Errors.payment_rejected)).toBeInViewport();
    await guest.page.getByRole('link', { name: guest.words.Order.pay_now }).click();
    await guest.page.waitForURL(/\/webcheckout\//);
    await sayWhoPays(guest);
    await guest.choose('pse');
    await guest.chooseBank('aprueba');
    await guest.payByPse();
    await guest.page.getByRole('button', { name: 'Aprobar' }).click();
  },
  'in their app': async (guest: ReturnType<typeof createDiner>) => {
    await guest.choose('nequi');
    await expect(guest.page.getByLabel(guest.words.Checkout.nequi_phone)).toHaveValue('3209876543');
    await guest.payByNequi('3991111111');
  },
  'with a card whose bank asks': async (guest: ReturnType<typeof createDiner>) => {
    const { Checkout } = guest.words;
    await guest.page.getByLabel(Checkout.card_holder).fill('EVA PAGA');
    await guest.page.getByLabel(Checkout.dni, { exact: true }).fill('52000000');
    await guest.payByCard(CARDS.asking);
    const frame = guest.page.frameLocator(`iframe[title="${Checkout.challenge_frame}"]`);
    await frame.getByRole('button', { name: 'Aprobar' }).click();
  },
};
for (const [how, pay] of Object.entries(GUESTS_PAY)) {
  test(`somebody else pays ${how}, and both see it paid (rule orders/links)`, async ({ page, browser }) => {
    test.slow();
    const { id, context, other, guest } = await joinByLink({ page, browser });
    await pay(guest);
    expect(await guest.orderId()).toBe(id);
    await expect(other.getByText(guest.words.Order.paid)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    await expect(page.getByText(guest.words.Order.paid)).toBeVisible();
    await context.close();
  });
}

test.describe('a link that leads no further', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 4\d\d/ });

  test('was revoked, or is none', async ({ page, browser }) => {
    const id = await placeUnpaid(page);
    const link = await linkTo(id);
    expect(await tenantCommand('link', 'revoke', id)).toContain('1 link');
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const other = await context.newPage();
    const { Checkout, Errors, Order } = createDiner(other).words;
    await other.goto(link);
    await expect(other.getByRole('alert').filter({ hasText: Checkout.link_closed })).toContainText(
      Errors.link_expired,
    );
    await expectAccessible(other);
    await other.goto(addressOf('siempre-abierta', `/centro/webcheckout/${id}`));
    await other.goto('about:blank');
    await other.goto(addressOf('siempre-abierta', `/centro/webcheckout/${id}`));
    await expect(other.getByRole('heading', { name: Order.missing })).toBeVisible();
    await context.close();
  });
});
