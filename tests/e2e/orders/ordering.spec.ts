import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

test('take away in cash, the kitchen answers live, what came is rated, and the panel keeps what was told (rule feedback/order-rating, rule visit/notices)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Order, Rate } = diner.words;
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await diner.openCart(/15\.000/);
  await expectAccessible(page);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await expectAccessible(page);
  await diner.payInCash('50000');
  const id = await diner.orderId();
  await expectAccessible(page);
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const) {
    await tenantCommand('order', id, status);
    await expect(page.getByRole('status').filter({ hasText: Order[`now_${status}`] })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('radio', { name: '9' }).check({ force: true });
  await page.getByRole('button', { name: Rate.send }).click();
  await expect(page.getByRole('heading', { name: Rate.thanks })).toBeVisible();
  const { ratings } = JSON.parse(await tenantCommand('ratings', TENANT, '--json'));
  expect(ratings).toContainEqual(expect.objectContaining({ of: 'order', id: Number(id), score: 9 }));
  await page.getByRole('button', { name: diner.words.Shell.open_panel }).click();
  const notices = page.getByRole('region', { name: diner.words.Panel.notices });
  await expect(notices.getByRole('listitem')).toHaveCount(4);
  await expect(notices.getByRole('listitem').first()).toContainText(Order.now_delivered);
});

test('delivery by card: approved, and rated by a link (rule feedback/rating-link)', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Cart, Checkout, Order, Rate } = diner.words;
  await diner.openMenu('delivery');
  await page.locator('[data-product]').filter({ hasText: diner.dishes.loin }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  await expect(sheet.getByRole('alert')).toHaveText(Cart.options_missing);
  await expectAccessible(page);
  await sheet.getByText(diner.dishes.done).click();
  await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
  await diner.openCart(/38\.000/);
  await diner.continueToPrecheckout();
  await diner.fillAddress();
  await expect(page.getByText(upTo(Checkout.inside))).toContainText('4.900');
  await expectAccessible(page);
  await diner.fillContact();
  await diner.goToPay();
  await expectAccessible(page);
  await page.reload();
  await diner.payByCard(CARDS.approved);
  const id = await diner.orderId();
  await expect(page.getByText(Order.paid)).toBeVisible();
  await expectAccessible(page);
  for (const status of ['accepted', 'preparation', 'packed', 'on_the_way', 'delivered'] as const)
    await tenantCommand('order', id, status);
  const { url } = JSON.parse(await tenantCommand('link', 'rate', id, '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/ratecluvi\/\d+$/);
  await page.getByRole('button', { name: Rate.send }).click();
  await expect(page.getByText(Rate.score_missing)).toBeVisible();
  await page.getByRole('radio', { name: '10' }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: Rate.send }).click();
  await expect(page.getByRole('heading', { name: Rate.thanks })).toBeVisible();
  const { ratings } = JSON.parse(await tenantCommand('ratings', TENANT, '--json'));
  expect(ratings).toContainEqual(expect.objectContaining({ of: 'order', id: Number(id), score: 10 }));
});

for (const [status, result] of [
  ['declined', 'payment_declined'],
  ['error', 'payment_error'],
] as const) {
  test(`delivery by card: ${status}, then another card`, async ({ lang, page }) => {
    const diner = createDiner(page, lang);
    const { Checkout, Errors, Order } = diner.words;
    await diner.reachPrecheckout();
    await diner.fillContact();
    await diner.goToPay();
    await diner.payByCard(CARDS[status]);
    await expect(page.getByText(Checkout.result_pending)).toBeVisible();
    // The press was at the end of the page, the answer stands at its beginning.
    await expect(page.getByRole('heading', { name: Checkout.result_unpaid })).toBeInViewport();
    await expect(page.getByText(Errors[result])).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(Errors[result])).toBeVisible();
    await page.goto(page.url().replace('/checkout/', '/order/'));
    await expect(page.getByText(upTo(Checkout.retry_until))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: Order.pay_now, exact: true }).click();
    await diner.payByCard(CARDS.approved);
    await diner.orderId();
  });
}

test('a payment that the bank takes its time over: reload, the page of the order, and back', async ({
  lang,
  page,
}) => {
  const diner = createDiner(page, lang);
  const { Checkout, Errors, Order } = diner.words;
  await diner.reachPrecheckout();
  await diner.fillContact();
  await diner.goToPay();
  await diner.payByCard(CARDS.slow);
  await expect(page.getByText(Checkout.result_pending)).toBeVisible();
  await page.reload();
  await expect(page.getByText(Checkout.result_pending)).toBeVisible();
  await expect(page.getByLabel(Checkout.card_number)).toHaveCount(0);
  await page.goto(page.url().replace('/checkout/', '/order/'));
  await expect(page.getByText(Errors.payment_pending)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: Order.pay_now, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: Order.see_payment }).click();
  await expect(page).toHaveURL(/\/centro\/order\/\d+$/, { timeout: 40_000 });
  await expect(page.getByText(Order.paid)).toBeVisible();
});

test('outside the coverage, take away is offered instead, with what was chosen', async ({ lang, page }) => {
  const diner = createDiner(page, lang);
  const { Checkout, Place } = diner.words;
  await diner.reachPrecheckout({ service: 'delivery' });
  await page.getByRole('button', { name: Place.on_map }).click();
  await page.getByRole('button', { name: Place.sketch }).click({ position: { x: 6, y: 6 } });
  await expect(page.getByText(Checkout.outside)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: Checkout.change_service }).click();
  await expect(page).toHaveURL(/service=take_away/);
  await diner.openCart(/15\.000/);
  await expect(page.getByRole('group', { name: diner.dishes.broth })).toBeVisible();
});

test('below the minimum paying is blocked and adding is not', async ({ lang, page }) => {
  const diner = createDiner(page, lang);
  const { Cart, Checkout, Errors } = diner.words;
  const ordered: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders.json')) ordered.push(request.url());
  });
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.tea);
  await diner.openCart(/4\.000/);
  await expect(page.getByText(Cart.missing.replace('{amount}', '$ 6.000'))).toBeVisible();
  await expect(page.getByRole('button', { name: /6\.000/ })).toBeDisabled();
  await page.goto(addressOf(TENANT, '/centro/precheckout'));
  const refusal = page.getByText(upTo(Errors.min_order));
  await expect(refusal).toContainText('10.000');
  // Before anything is filled in the button says what is missing; it looks disabled, and leads to the reason.
  const button = page.getByRole('button', { name: /6\.000/ });
  // Until the ways to pay are known it takes no press.
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await button.press('Enter');
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  expect(ordered).toEqual([]);
  await page.getByRole('button', { name: Cart.more }).click();
  await expect(page.getByRole('button', { name: /2\.000/ })).toBeVisible();
  await page.getByRole('button', { name: Cart.more }).click();
  await expect(page.getByRole('button', { name: upTo(Checkout.order_now) })).toContainText('12.000');
});

test('a scheduled order asks for a day and an hour, and is placed for them', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await diner.reachPrecheckout({ service: 'schedule' });
  await diner.fillAddress();
  await diner.fillContact();
  await diner.payInCash('50000');
  const hour = page.getByLabel(Checkout.hour, { exact: true });
  await expect(hour).toBeFocused();
  await expect(hour).toHaveAccessibleDescription(Checkout.hour_required);
  await expectAccessible(page);
  await page.getByLabel(Checkout.day, { exact: true }).selectOption({ index: 2 });
  await hour.selectOption('12:30');
  await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
  await diner.orderId();
});
