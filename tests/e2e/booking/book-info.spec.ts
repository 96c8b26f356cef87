import type { Page } from '@playwright/test';
import { listen, openAnother } from '@/tests/e2e/support/another-phone';
import { upTo } from '@/tests/e2e/support/diner';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
type Made = { id: number; supplier: { id: number } };

/** Books by the services, as the diner of the page: a table for four at the branch, on a day to come. */
async function bookTable(page: Page): Promise<Made> {
  await page.goto(addressOf(TENANT, '/chapinero'));
  await page.waitForFunction(() => localStorage.getItem('profile')?.includes('token'));
  return page.evaluate(async () => {
    const { profile } = JSON.parse(localStorage.getItem('profile') ?? '').state;
    const headers = {
      profileid: String(profile.id),
      token: profile.token,
      'content-type': 'application/json',
    };
    const ask = async (path: string, init: RequestInit = {}) =>
      (
        await fetch(`/services/core-api${path}`, { ...init, headers: { ...headers, ...init.headers } })
      ).json();
    const { supplier } = JSON.parse(document.getElementById('screen')?.textContent ?? '');
    const of = `/api/v4/schedules?branch_id=${supplier.id}&people=4`;
    const { days } = await ask(of);
    // Each test books another day, so that none takes the other's tables.
    const open = days.filter((one: { state: string }) => one.state === 'open').slice(3);
    const { date } = open[Math.floor(Math.random() * Math.min(open.length, 40))];
    const { hours } = await ask(`${of}&date=${date}`);
    const { hour } = hours.find((one: { places: string }) => one.places !== 'full');
    const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(`${date}T12:00:00Z`).getUTCDay()];
    const contact = {
      name: 'Ana María Ruiz',
      phone: '3211234567',
      phone_code: '57',
      phone_code_iso2: 'CO',
      email: 'ana@example.com',
    };
    const sent = { branch_id: supplier.id, date, hour, people: 4, day, contact, notes: 'Silla de bebé' };
    return ask('/book/bookings.json', {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID?.() ?? String(Math.random()).padEnd(20, '0') },
      body: JSON.stringify({ ...sent, terms: true }),
    });
  });
}
const bookingPage = (id: number) => addressOf(TENANT, `/book_info/${id}`);

test('who booked finds it in the panel, changes it, orders ahead of it and cancels it (rule booking/change, rule booking/ordering-ahead)', async ({
  page,
}) => {
  test.slow();
  const { BookInfo, Panel, Shell } = CATALOGUES.es;
  const { id } = await bookTable(page);

  await test.step('the panel leads to it', async () => {
    await page.goto(addressOf(TENANT, '/chapinero'));
    await page.getByRole('button', { name: Shell.open_panel }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: Panel.bookings })).toBeVisible();
    await panel.locator(`a[href="/book_info/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
    await expectAccessible(page);
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

  await test.step('dishes are ordered ahead by a tap each, and taken off again', async () => {
    await page.getByRole('button', { name: BookInfo.ahead_add }).click();
    const sheet = page.getByRole('dialog', { name: BookInfo.ahead_menu });
    // One whose price is no lowest one has nothing to choose.
    const plain = sheet.getByRole('listitem').filter({ hasNotText: /desde/ }).first();
    await plain.getByRole('button', { name: upTo(BookInfo.ahead_quick) }).click();
    await expect(plain.getByText(/^1 /)).toBeVisible();
    await expectAccessible(page);
    await plain.getByRole('button', { name: upTo(BookInfo.ahead_open) }).click();
    const dish = page.getByRole('dialog');
    await dish.getByRole('textbox').fill('Poca sal');
    await dish.locator('.button').last().click();
    await expect(plain.getByText(/^2 /)).toBeVisible();
    await sheet.getByRole('button', { name: BookInfo.ahead_done }).click();
    await expect(page.getByText(/Poca sal/)).toBeVisible();
    await page.reload();
    const part = page.getByRole('region', { name: BookInfo.ahead, exact: true });
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await part
      .getByRole('button', { name: upTo(BookInfo.ahead_remove) })
      .first()
      .click();
    await expect(part.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('it is cancelled once that is confirmed', async () => {
    await page.getByRole('button', { name: BookInfo.cancel, exact: true }).click();
    await page.getByRole('button', { name: BookInfo.cancel_go }).click();
    await expect(page.getByRole('heading', { level: 1, name: BookInfo.cancelled_title })).toBeVisible();
  });
});

/** The token of an address of a booking. */
const tokenIn = (address: string) => /book_info\/\d+\/([\w-]{43})/.exec(address)?.[1] ?? '';

test('a guest comes by a link of their own, whose token stays nowhere, and can only leave; the organiser’s opens a rating that waits for the visit (rule booking/guests, rule booking/link, rule booking/rating, guarantee/token-addresses)', async ({
  page,
  browser,
}) => {
  const { BookInfo, Rate } = CATALOGUES.es;
  const { id } = await bookTable(page);
  await page.goto(bookingPage(id));
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
    await expect(guest).toHaveURL(bookingPage(id));
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
    const rating = bookingPage(id).replace('book_info', 'rate');
    await page.goto(`${rating}/${shared}`);
    await expect(page.getByRole('heading', { level: 1, name: Rate.early })).toBeVisible();
    expect(page.url()).toBe(rating);
  });
});
