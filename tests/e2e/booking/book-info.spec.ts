import { listen, openAnother } from '@/tests/e2e/support/another-phone';
import { upTo } from '@/tests/e2e/support/diner';
import { CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachBooking } from '@/tests/e2e/support/made-booking';

test('who booked finds it in the panel, writes it into a calendar, changes it and orders ahead of it (rule booking/change, rule booking/ordering-ahead)', async ({
  page,
}) => {
  const { BookInfo, Panel, Shell } = CATALOGUES.es;
  const { id } = await reachBooking(page);
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
  await expectAccessible(page);

  await test.step('the panel names it', async () => {
    await page.getByRole('button', { name: Shell.open_panel }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: Panel.bookings })).toBeVisible();
    await expect(panel.locator(`a[href="/book_info/${id}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('it is written into a calendar', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: BookInfo.calendar }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^chapinero-\d{4}-\d\d-\d\d\.ics$/);
  });

  await test.step('people and notes are changed', async () => {
    await page.getByRole('button', { name: BookInfo.change, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: BookInfo.change });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: BookInfo.more }).click();
    await sheet.getByLabel(BookInfo.notes).fill('Cumpleaños');
    await sheet.getByRole('button', { name: BookInfo.change_save }).click();
    await expect(page.getByText('Cumpleaños')).toBeVisible();
    await expect(page.getByText(/^5 personas$/)).toBeVisible();
  });

  await test.step('a dish is ordered ahead by a tap, and taken off again', async () => {
    await page.getByRole('button', { name: BookInfo.ahead_add }).click();
    const sheet = page.getByRole('dialog', { name: BookInfo.ahead_menu });
    // One whose price is no lowest one has nothing to choose.
    const plain = sheet.getByRole('listitem').filter({ hasNotText: /desde/ }).first();
    await plain.getByRole('button', { name: upTo(BookInfo.ahead_quick) }).click();
    await expect(plain.getByText(/^1 /)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: BookInfo.ahead_done }).click();
    const part = page.getByRole('region', { name: BookInfo.ahead, exact: true });
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await part.getByRole('button', { name: upTo(BookInfo.ahead_remove) }).click();
    await expect(part.getByRole('listitem')).toHaveCount(0);
  });
});

/** The token of an address of a booking. */
const tokenIn = (address: string) => /book_info\/\d+\/([\w-]{43})/.exec(address)?.[1] ?? '';

test('a guest comes by a link of their own, whose token stays nowhere, and can only leave; the organiser’s opens a rating that waits for the visit (rule booking/guests, rule booking/link, rule booking/rating, guarantee/token-addresses)', async ({
  page,
  browser,
}) => {
  const { BookInfo, Rate } = CATALOGUES.es;
  const { address } = await reachBooking(page);
  await page.getByRole('button', { name: BookInfo.guest_new }).click();
  await page.getByLabel(BookInfo.guest_name).fill('Luis');
  await page.getByRole('button', { name: BookInfo.guest_add, exact: true }).click();
  await page.getByRole('button', { name: BookInfo.share_with.replace('{name}', 'Luis') }).click();
  const shown = page.getByRole('dialog').getByText(/\/book_info\/\d+\/[\w-]{43}$/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const link = (await shown.textContent()) ?? '';
  const token = tokenIn(link);
  const guest = await openAnother(browser, page);
  const seen = listen(guest);

  await test.step('the guest reads the booking, and nothing tells the token on', async () => {
    const opened = await guest.goto(link);
    expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(opened?.headers()['cache-control']).toContain('no-store');
    expect(await opened?.text()).not.toContain(token);
    await expect(guest).toHaveURL(address);
    await expect(guest.getByText(BookInfo.guest_approved)).toBeVisible();
    await expectAccessible(guest);
    await expect(guest.getByRole('button', { name: BookInfo.cancel, exact: true })).toHaveCount(0);
  });

  await test.step('after a reload the guest takes themself out', async () => {
    await guest.reload();
    await guest.getByRole('button', { name: BookInfo.leave }).click();
    await guest.getByRole('button', { name: BookInfo.leave_go }).click();
    await expect(guest.getByText(BookInfo.guest_out.split('{')[0] ?? '')).toBeVisible();
    expect(seen.filter((one) => one.includes(token)).length).toBe(1);
    await guest.context().close();
    await page.reload();
    await expect(page.getByText(BookInfo.guest_left, { exact: true })).toBeVisible();
  });

  await test.step('a visit that is still to come is not rated yet, and its token leaves the address', async () => {
    await page.getByRole('button', { name: BookInfo.own_link }).click();
    const own = page.getByRole('dialog').getByRole('link').first();
    const shared = tokenIn(decodeURIComponent((await own.getAttribute('href')) ?? ''));
    const rating = address.replace('book_info', 'rate');
    await page.goto(`${rating}/${shared}`);
    await expect(page.getByRole('heading', { level: 1, name: Rate.early })).toBeVisible();
    expect(page.url()).toBe(rating);
  });
});
