import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Booking, BookingSchedule } from '@/lib/contract/booking/booking';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { AnonymousProfile } from '@/lib/contract/people/profile';
import { profileSlice } from '@/lib/stores/slices';
import { addressOf } from './fixtures';
import { keepInBrowser, openServices } from './made-cart';

const TENANT = 'brasa-andina';
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const CONTACT = {
  name: 'Ana María Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
};

/** The page of a booking for a day to come, made by calls as the diner of this browser: the form is walked by its own. */
export async function reachBooking(page: Page, { slug = 'chapinero', people = 4 } = {}) {
  const ask = openServices(page, TENANT);
  const { host, hostname } = new URL(addressOf(TENANT, '/'));
  const profile = await ask<AnonymousProfile>('POST', 'core/profiles/anonymous.json', {
    data: { profile: { domain: hostname, name: '' } },
  });
  const { id: branch_id } = await ask<Supplier>('GET', `experience/domain/suppliers/${slug}.json`);
  const of = `core-api/api/v4/schedules?branch_id=${branch_id}&people=${people}`;
  const { days } = await ask<BookingSchedule>('GET', of);
  // Each walk books another day, so that none takes the other's tables.
  const open = days.filter(({ state }) => state === 'open').slice(3, 43);
  const { date = '' } = open[Math.floor(Math.random() * open.length)] ?? {};
  const { hours } = await ask<BookingSchedule>('GET', `${of}&date=${date}`);
  const { hour } = hours.find(({ places }) => places !== 'full') ?? {};
  const { id } = await ask<Booking>('POST', 'core-api/book/bookings.json', {
    own: { profileid: String(profile.id), token: profile.token, 'idempotency-key': randomUUID() },
    data: {
      ...{ branch_id, date, hour, people, day: WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] },
      ...{ contact: CONTACT, notes: 'Silla de bebé', terms: true },
    },
  });
  await keepInBrowser(page, { host, kept: { profile: { ...profileSlice.initial, profile } } });
  const address = addressOf(TENANT, `/book_info/${id}`);
  await page.goto(address);
  return { id, address };
}
