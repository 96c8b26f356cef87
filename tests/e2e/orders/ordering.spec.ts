import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CARDS, createDiner, TENANT, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

/** The ratings of an order that staff read. */
async function ratingsOf(id: string) {
  const { ratings } = JSON.parse(await tenantCommand('ratings', TENANT, '--json'));
  return ratings.filter((one: { of: string; id: number }) => one.of === 'order' && one.id === Number(id));
}

test('take away in cash, in English: the tip changes, the kitchen answers live, what came is rated, and the panel keeps what was told (rule feedback/order-rating, rule visit/notices, rule orders/tip)', async ({
  page,
}) => {
  const diner = createDiner(page, 'en');
  const { Cart, Checkout, Order, Panel, Rate, Shell } = diner.words;
  const saved = page.getByRole('status').filter({ hasText: upTo(Order.tip_saved) });
  const tip = page.getByRole('term').filter({ hasText: Cart.tip });
  const told = {
    accepted: Order.now_accepted,
    preparation: Order.now_preparation,
    packed: Order.now_fetched_packed,
    delivered: Order.now_fetched_delivered,
  };
  const move = async (status: keyof typeof told) => {
    await tenantCommand('order', id, status);
    await expect(page.getByRole('status').filter({ hasText: told[status] })).toBeVisible();
  };
  let id = '';

  await test.step('from the menu to the order', async () => {
    await diner.openMenu('take_away');
    await diner.addQuickly(diner.dishes.broth);
    await diner.openCart(/15\.000/);
    await expectAccessible(page);
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await expectAccessible(page);
    await diner.payInCash('50000');
    id = await diner.orderId();
    await expectAccessible(page);
  });
  await test.step('the tip is taken back, and another one given while the kitchen has the order', async () => {
    const dialog = page.getByRole('dialog', { name: Checkout.tip_title });
    const save = () => dialog.getByRole('button', { name: Order.tip_save }).click();
    await page.getByRole('button', { name: Order.tip_change }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: Checkout.tip_no, exact: true }).check();
    await save();
    await expect(saved).toContainText('15.000');
    await expect(tip).toBeHidden();
    await move('accepted');
    await page.getByRole('button', { name: Order.tip_add }).click();
    await dialog.getByRole('radio', { name: Checkout.tip_other, exact: true }).check();
    await dialog.getByRole('textbox', { name: upTo(Checkout.tip_amount) }).fill('2000');
    await save();
    await expect(saved).toContainText('17.000');
  });
  await test.step('it is handed over: the tip stays, and the receipt prints it', async () => {
    for (const status of ['preparation', 'packed', 'delivered'] as const) await move(status);
    await expect(page.getByRole('button', { name: Order.tip_change })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(tip.locator('xpath=following-sibling::dd')).toContainText('2.000');
    await expect(page.getByText(/17\.000/).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('it is rated, and the panel has all four steps', async () => {
    await page.getByRole('radio', { name: '9' }).check({ force: true });
    await page.getByRole('button', { name: Rate.send }).click();
    await expect(page.getByRole('heading', { name: Rate.thanks })).toBeVisible();
    expect(await ratingsOf(id)).toMatchObject([{ score: 9 }]);
    await page.getByRole('button', { name: Shell.open_panel }).click();
    const notices = page.getByRole('region', { name: Panel.notices });
    await expect(notices.getByRole('listitem')).toHaveCount(4);
    await expect(notices.getByRole('listitem').first()).toContainText(told.delivered);
  });
});

test('delivery by card: an address that nobody reaches, another one, approved, and rated by a link (rule feedback/rating-link)', {
  tag: '@database',
}, async ({ page }) => {
  const diner = createDiner(page);
  const { Cart, Checkout, Order, Place, Rate } = diner.words;
  let id = '';
  await test.step('a dish with a choice', async () => {
    await diner.openMenu('delivery');
    await page.locator('.dish h3 a').filter({ hasText: diner.dishes.loin }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
    await expect(sheet.getByRole('alert')).toHaveText(Cart.options_missing);
    await expectAccessible(page);
    await sheet.getByText(diner.dishes.done).click();
    await sheet.getByRole('button', { name: upTo(Cart.add_priced) }).click();
    // With 4.900 for bringing it.
    await diner.openCart(/42\.900/);
    await diner.continueToPrecheckout();
  });
  await test.step('a point outside the coverage, and one inside', async () => {
    await page.getByRole('button', { name: Place.on_map }).click();
    const map = page.getByRole('button', { name: Place.sketch });
    await map.click({ position: { x: 6, y: 6 } });
    await expect(page.getByText(Checkout.outside)).toBeVisible();
    await expect(page.getByRole('button', { name: Checkout.change_service })).toBeVisible();
    await expectAccessible(page);
    await map.click();
    await page.getByLabel(Place.address, { exact: true }).fill('Calle 60 # 9-40');
    await page.getByLabel(Place.neighbourhood).fill('Chapinero');
    await page.getByLabel(Place.reference).fill('Frente al parque');
    await expect(page.getByText(upTo(Checkout.inside))).toContainText('4.900');
    await expect(page.getByText(Cart.delivery_later)).toBeHidden();
  });
  await test.step('paid by a card, after a reload', async () => {
    await diner.fillContact();
    await diner.goToPay();
    await expectAccessible(page);
    await page.reload();
    await diner.payByCard(CARDS.approved);
    id = await diner.orderId();
    await expect(page.getByText(Order.paid)).toBeVisible();
  });
  await test.step('rated by the link of its mail', async () => {
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
    expect(await ratingsOf(id)).toMatchObject([{ score: 10 }]);
  });
});
