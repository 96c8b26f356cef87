import { openAnother } from '@/tests/e2e/support/another-phone';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { orderElsewhere, reachMenu, reachOrder } from '@/tests/e2e/support/made-cart';
import { joinByLink, PASSWORD } from '@/tests/e2e/support/staff-person';
import { say } from '@/tests/e2e/support/table-diner';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { Staff, Order, Live } = CATALOGUES.es;

// Signs that are not those of the delivery are refused.
test.use({ locale: 'es-CO', expectedFault: /status of 422/ });

test('a manager pauses, hands over by number, sends a courier and answers a diner, and reads it all in the history', async ({
  page,
  browser,
}, { project, retry }) => {
  test.slow();
  const own = createOwnTenant(`noche-${project.name}-${retry}`);
  await own.publish();
  const { slug } = own;
  const [link = ''] = (await tenantCommand('staff', 'invite', slug, `gerente@${slug}.example`)).split('\n');
  await joinByLink(page, { link, name: 'Marta Gil' });
  const card = page.getByRole('article');
  // The keyboard presses: a browser that is driven clicks the next step as soon as a double tap would.
  const press = (name: string) => card.getByRole('button', { name: new RegExp(`^${name}: `) }).press('Enter');
  const open = (screen: keyof typeof Staff) =>
    page.getByRole('link', { name: Staff[screen], exact: true }).click();

  await test.step('a pause reaches a menu that is open, and so does its end', async () => {
    const diner = await openAnother(browser, page);
    await reachMenu(diner, { tenant: slug });
    await page.getByRole('button', { name: Staff.tools, exact: true }).click();
    await page.getByRole('button', { name: Staff.pause, exact: true }).click();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: say(Staff.minutes, { minutes: '30' }), exact: true })
      .press('Enter');
    await expect(diner.getByText(Live.paused)).toBeVisible();
    await page.getByRole('button', { name: say(Staff.resume, { service: Staff.pause_all }) }).click();
    await expect(diner.getByText(Live.paused)).toHaveCount(0);
    await diner.context().close();
  });

  await test.step('an order is called by the television, given away, taken back and given again', async () => {
    await orderElsewhere(browser, { tenant: slug });
    await card.getByRole('button', { name: say(Staff.minutes, { minutes: '20' }) }).click();
    await press(Staff.preparation);
    await open('screen_hand-over');
    await page.getByRole('button', { name: Staff.television_open }).click();
    const shown = await page.getByLabel(Staff.link).inputValue();
    const television = await openAnother(browser, page);
    await television.goto(shown);
    const making = television.getByRole('region', { name: Staff.call_making });
    await expect(making.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(television);
    await open('screen_board');
    await press(Staff.packed);
    const ready = television.getByRole('region', { name: Staff.column_ready });
    await expect(ready.getByRole('listitem')).toHaveCount(1);
    await open('screen_hand-over');
    const tile = page.getByRole('region', { name: Staff.call_ready }).getByRole('button');
    await expect(tile).toBeVisible();
    await expectAccessible(page);
    const give = page.getByRole('button', { name: Staff.give_paid });
    await tile.click();
    await expectAccessible(page);
    await give.click();
    await expect(ready.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: upTo(Staff.undo) }).click();
    await expect(ready.getByRole('listitem')).toHaveCount(1);
    await television.context().close();
    if (await tile.isVisible()) await tile.click();
    await give.click();
    await expect(tile).toHaveCount(0);
  });

  await test.step('a courier proves a delivery by what its diner reads', async () => {
    const diner = await openAnother(browser, page);
    await reachOrder(diner, { tenant: slug, service: 'delivery', cash_amount: 50_000 });
    await open('screen_board');
    await card.getByRole('button', { name: say(Staff.minutes, { minutes: '30' }) }).click();
    await press(Staff.preparation);
    await press(Staff.packed);
    await open('screen_deliveries');
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await press(Staff.leave);
    const signs = (await diner.locator('.pick-up-code').textContent()) ?? '';
    await card.getByLabel(Staff.signs).fill('0000');
    await expectAccessible(page);
    await press(Staff.delivered);
    await expect(card.getByText(Staff.signs_wrong)).toBeVisible();
    await card.getByLabel(Staff.signs).fill(signs.toLowerCase());
    await press(Staff.delivered);
    await expect(card).toHaveCount(0);
    await diner.getByRole('button', { name: Order.help_ask }).click();
    const form = diner.getByRole('dialog', { name: Order.help_title });
    await form.getByText(Order.help_missing).click();
    await form.getByLabel(Order.help_words).fill('Falta el jugo');
    await form.getByRole('button', { name: upTo(Order.help_send) }).click();
    await open('screen_help');
    const talk = page.getByRole('listitem').filter({ hasText: 'Falta el jugo' }).first();
    await expect(talk).toBeVisible();
    await expectAccessible(page);
    await talk.getByLabel(Staff.help_answer).fill('Ya te lo llevamos');
    await talk.getByRole('button', { name: Staff.help_send }).click();
    await expect(diner.getByText('Ya te lo llevamos')).toBeVisible();
    await diner.context().close();
  });

  await test.step('somebody works at a shared tablet with a PIN', async () => {
    await page.getByRole('link', { name: 'Marta Gil' }).click();
    await page.getByLabel(Staff.pin, { exact: true }).fill('7391');
    await page.getByLabel(Staff.pin_password).fill(PASSWORD);
    await page.getByRole('button', { name: Staff.pin_go }).click();
    await expect(page.getByText(Staff.pin_set)).toBeVisible();
    await expectAccessible(page);
    await page.goto(addressOf('staff', `/${slug}/people`));
    await page.getByLabel(Staff.device_name).fill('Cocina');
    await page.getByRole('button', { name: Staff.device_go }).click();
    const code = (await page.locator('.device-code').textContent()) ?? '';
    await expectAccessible(page);
    const tablet = await openAnother(browser, page);
    await tablet.goto(addressOf('staff', '/device'));
    await tablet.getByLabel(Staff.tablet_code, { exact: true }).fill(code);
    await tablet.getByRole('button', { name: Staff.tablet_go }).click();
    await tablet.getByRole('button', { name: 'Marta Gil' }).click();
    for (const digit of '7391') await tablet.getByRole('button', { name: digit, exact: true }).click();
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: Staff.pin_enter }).click();
    await expect(tablet).toHaveURL(/\/board$/);
    await tablet.context().close();
  });

  await test.step('the history says who did what', async () => {
    await page.goto(addressOf('staff', `/${slug}/history`));
    await expect(page.getByText(upTo(Staff.did_help_answered))).toHaveCount(1);
    await expect(page.getByText(upTo(Staff.did_order_wrong_signs))).toHaveCount(1);
    await expect(page.getByText(upTo(Staff.did_order_undone)).first()).toBeVisible();
    await expectAccessible(page);
  });
});
