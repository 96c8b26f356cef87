import type { Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';
type Made = { id: number; supplier: { id: number } };

/** Books by the services, as the diner of the page: a table for so many at the branch, on a day to come. */
async function bookTable(page: Page, people = 4): Promise<Made> {
  await page.goto(addressOf(TENANT, '/chapinero'));
  await page.waitForFunction(() => localStorage.getItem('profile')?.includes('token'));
  return page.evaluate(async (count) => {
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
    const of = `/api/v4/schedules?branch_id=${supplier.id}&people=${count}`;
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
    const sent = { branch_id: supplier.id, date, hour, people: count, day, contact, notes: 'Silla de bebé' };
    return ask('/book/bookings.json', {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID?.() ?? String(Math.random()).padEnd(20, '0') },
      body: JSON.stringify({ ...sent, terms: true }),
    });
  }, people);
}
const bookingPage = (id: number, lang: string, rest = '') =>
  addressOf(TENANT, `/book_info/${id}${rest}?lang=${lang}`);

test('who booked finds it in the panel, changes it and cancels it (rule booking/change)', async ({
  page,
  lang,
}) => {
  const { BookInfo, Panel, Shell } = CATALOGUES[lang];
  const { id } = await bookTable(page);
  await page.goto(addressOf(TENANT, `/chapinero?lang=${lang}`));
  await page.getByRole('button', { name: Shell.open_panel }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: Panel.bookings })).toBeVisible();
  await expectAccessible(page);
  await panel.locator(`a[href="/book_info/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.approved_title })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: BookInfo.calendar }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^chapinero-\d{4}-\d\d-\d\d\.ics$/);
  await page.getByRole('button', { name: BookInfo.change, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: BookInfo.change });
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: BookInfo.more }).click();
  await sheet.getByLabel(BookInfo.notes).fill('Cumpleaños');
  await sheet.getByRole('button', { name: BookInfo.change_save }).click();
  await expect(page.getByText('Cumpleaños')).toBeVisible();
  await expect(page.getByText(/^5 (personas|people)$/)).toBeVisible();
  await page.getByRole('button', { name: BookInfo.cancel, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: BookInfo.cancel_go }).click();
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.cancelled_title })).toBeVisible();
});

test('a guest comes by a link of their own, whose token stays nowhere, and can only leave (rule booking/guests, guarantee/token-addresses)', async ({
  page,
  browser,
  lang,
}) => {
  const { BookInfo } = CATALOGUES[lang];
  const { id } = await bookTable(page);
  await page.goto(bookingPage(id, lang));
  await page.getByRole('button', { name: BookInfo.guest_new }).click();
  await page.getByLabel(BookInfo.guest_name).fill('Luis');
  await page.getByRole('button', { name: BookInfo.guest_add, exact: true }).click();
  await page.getByRole('button', { name: BookInfo.share_with.replace('{name}', 'Luis') }).click();
  const shown = page.getByRole('dialog').getByText(/\/book_info\/\d+\/[\w-]{43}$/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const link = (await shown.textContent()) ?? '';
  const token = link.split('/').at(-1) ?? '';
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const guest = await context.newPage();
  const seen: string[] = [];
  guest.on('request', (one) => seen.push(one.url(), one.headers().referer ?? ''));
  const opened = await guest.goto(`${link}?lang=${lang}`);
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect(opened?.headers()['cache-control']).toContain('no-store');
  expect(await opened?.text()).not.toContain(token);
  await expect(guest).toHaveURL(bookingPage(id, lang));
  await expect(guest.getByText(BookInfo.guest_approved)).toBeVisible();
  await expectAccessible(guest);
  await expect(guest.getByRole('button', { name: BookInfo.cancel, exact: true })).toHaveCount(0);
  await guest.reload();
  await guest.getByRole('button', { name: BookInfo.leave }).click();
  await guest.getByRole('button', { name: BookInfo.leave_go }).click();
  await expect(guest.getByText(BookInfo.guest_out.split('{')[0] ?? '')).toBeVisible();
  expect(seen.filter((one) => one.includes(token)).length).toBe(1);
  await context.close();
  await page.reload();
  await expect(page.getByText(BookInfo.guest_left, { exact: true })).toBeVisible();
});

test('dishes are ordered ahead by a tap each, and taken off again (rule booking/ordering-ahead)', async ({
  page,
  lang,
}) => {
  const { BookInfo } = CATALOGUES[lang];
  const { id } = await bookTable(page);
  await page.goto(bookingPage(id, lang));
  await page.getByRole('button', { name: BookInfo.ahead_add }).click();
  const sheet = page.getByRole('dialog', { name: BookInfo.ahead_menu });
  const [quick, see] = [BookInfo.ahead_quick, BookInfo.ahead_open].map((words) => words.split('{')[0] ?? '');
  const dishes = sheet.getByRole('button', { name: new RegExp(`^${quick}`) });
  await expect(dishes.first()).toBeVisible();
  await expectAccessible(page);
  // One whose price is no lowest one has nothing to choose.
  const plain = sheet
    .getByRole('listitem')
    .filter({ hasNotText: /desde|from|a partir/ })
    .first();
  await plain.getByRole('button', { name: new RegExp(`^${quick}`) }).click();
  await expect(plain.getByText(/^1 /)).toBeVisible();
  await plain.getByRole('button', { name: new RegExp(`^${see}`) }).click();
  const dish = page.getByRole('dialog');
  await expect(dish.getByRole('textbox')).toBeVisible();
  await expectAccessible(page);
  await dish.getByRole('textbox').fill('Poca sal');
  await dish.locator('.button').last().click();
  await expect(plain.getByText(/^2 /)).toBeVisible();
  await sheet.getByRole('button', { name: BookInfo.ahead_done }).click();
  await expect(page.getByText(/Poca sal/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const part = page.getByRole('region', { name: BookInfo.ahead, exact: true });
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await part
    .getByRole('button', { name: new RegExp(`^${BookInfo.ahead_remove.split('{')[0]}`) })
    .first()
    .click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
});

test('a visit that is still to come is not rated yet, and its token leaves the address (rule booking/rating)', async ({
  page,
  lang,
}) => {
  const { BookInfo, Rate } = CATALOGUES[lang];
  const { id } = await bookTable(page);
  await page.goto(bookingPage(id, lang));
  await page.getByRole('button', { name: BookInfo.own_link }).click();
  const link = page.getByRole('dialog').getByRole('link');
  const shared = decodeURIComponent((await link.first().getAttribute('href')) ?? '');
  const [, token = ''] = /book_info\/\d+\/([\w-]{43})/.exec(shared) ?? [];
  const rating = bookingPage(id, lang).replace('book_info', 'rate');
  await page.goto(rating.replace(`/${id}`, `/${id}/${token}`));
  await expect(page.getByRole('heading', { level: 1, name: Rate.early })).toBeVisible();
  expect(page.url()).toBe(rating);
  await expectAccessible(page);
});

test('what staff decline is said with its reason (rule staff/bookings)', async ({ page, lang }) => {
  const { BookInfo } = CATALOGUES[lang];
  const { id } = await bookTable(page, 9);
  await page.goto(bookingPage(id, lang));
  await expect(page.getByRole('heading', { level: 1, name: BookInfo.pending_title })).toBeVisible();
  await tenantCommand('bookings', TENANT, '--decline', String(id), '--reason', 'Evento privado');
  // The page asks again by itself.
  await expect(page.getByText(/Evento privado/)).toBeVisible({ timeout: 25_000 });
});

test.describe('a guessed link', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 404/ });

  test('is not found, calmly, and its token leaves the address (rule booking/link)', async ({
    page,
    lang,
  }) => {
    const { BookInfo } = CATALOGUES[lang];
    await page.goto(bookingPage(1, lang, `/${'x'.repeat(43)}`));
    await expect(page.getByRole('heading', { level: 1, name: BookInfo.missing })).toBeVisible();
    expect(page.url()).toBe(bookingPage(1, lang));
    await expectAccessible(page);
  });
});
