import { randomUUID } from 'node:crypto';
import type { Booking, BookingSchedule, TableHold } from '@/lib/contract/booking/booking';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const people = async (shop: { createDiner: () => Promise<Diner> }) => ({
  ana: await shop.createDiner(),
  eva: await shop.createDiner(),
});

test('the hours of a day say what is left for a party (rule booking/hours, rule booking/nearly-full)', async () => {
  const shop = await openBookingShop(backend, {
    tables: [tableOf('1', 2), tableOf('2', 4)],
    rules: { waitingListDays: ['fri'], approvedPeople: 3 },
  });
  const { ana } = await people(shop);
  await shop.booked(ana, { hour: '20:00' });
  const { status, body } = await shop.hours();
  const { hours, days, ...schedule } = body as BookingSchedule;
  expect({ status, ...schedule }).toMatchObject({
    status: 200,
    branch_id: shop.branch_id,
    timezone: 'America/Bogota',
    max_people: 8,
    contact: { phone: '+57 601 000 0000', whatsapp: '+573000000000', email: null },
    date: FRIDAY.date,
    people: 2,
    stay_minutes: 90,
    is_approved: true,
  });
  expect(days).toHaveLength(60);
  expect(days[0]).toEqual({ date: '2026-11-18', state: 'open' });
  const placesOf = (hour: string) => hours.find((one) => one.hour === hour);
  expect(placesOf('18:00')).toEqual({ date: FRIDAY.date, hour: '18:00', places: 'free', waits: true });
  expect(placesOf('19:00')?.places).toBe('last');
  expect(placesOf('20:00')?.places).toBe('last');
  const four = (await shop.hours(`date=${FRIDAY.date}&people=4`)).body as BookingSchedule;
  expect(four.is_approved).toBe(false);
  expect(new Set(four.hours.map(({ places }) => places))).toEqual(new Set(['last']));
  const usual = (await shop.hours('')).body as BookingSchedule;
  expect([usual.date, usual.hours[0]?.hour]).toEqual(['2026-11-18', '13:00']);
});

test.each([
  ['too many people', { people: 9 }, 'booking_people'],
  ['ten thousand people', { people: 10_001 }, 'invalid_input'],
  ['nobody', { people: -1 }, 'invalid_input'],
  ['a day past', { date: '2026-11-13' }, 'booking_day'],
  ['a day too far ahead', { date: '2027-11-19' }, 'booking_day'],
  ['a weekday that is not the date’s', { day: 'sat' }, 'invalid_input'],
  ['an hour between two', { hour: '20:10' }, 'booking_hour'],
  ['no such hour', { hour: '25:00' }, 'invalid_input'],
  ['too short a notice', { date: '2026-11-18', day: 'wed', hour: '12:30' }, 'booking_notice'],
  ['terms not accepted', { terms: false }, 'invalid_input'],
  [
    'a phone that is none',
    { contact: { name: 'Ana', phone: '12345', phone_code: '57', phone_code_iso2: 'CO', email: 'a@b.co' } },
    'phone_invalid',
  ],
])('%s: refused in a word, and nothing is taken (rule booking/hours)', async (_why, wish, key) => {
  const shop = await openBookingShop(backend);
  const { ana } = await people(shop);
  expect(keyOf(await shop.book(ana, wish))).toBe(key);
  expect((await shop.list(ana)).body).toEqual([]);
  expect((await shop.book(ana)).status).toBe(201);
});

test('on a day for whoever comes nobody books (rule booking/hours)', async () => {
  const shop = await openBookingShop(backend, { rules: { walkInDates: [FRIDAY.date] } });
  const { ana } = await people(shop);
  expect(keyOf(await shop.book(ana))).toBe('booking_walk_in');
});

test('a branch that takes no bookings, and one of another tenant', async () => {
  const shop = await openBookingShop(backend);
  const other = await openBookingShop(backend);
  const { ana } = await people(shop);
  expect(keyOf(await shop.book(ana, { branch_id: shop.branchId('norte') }))).toBe('service_unavailable');
  expect(keyOf(await shop.book(ana, { branch_id: other.branch_id }))).toBe('not_found');
});

test('a booking is approved by rule or waits for staff, and is read by who made it (rule booking/approval, rule booking/link)', async () => {
  const shop = await openBookingShop(backend, {
    tables: [tableOf('1', 2), tableOf('2', 4)],
    rules: { approvedPeople: 2 },
  });
  const { ana, eva } = await people(shop);
  const small = await shop.booked(ana, { notes: 'Junto a la ventana' });
  expect(small).toMatchObject({
    state: 'approved',
    date: FRIDAY.date,
    hour: '20:00',
    starts_at: '2026-11-21T01:00:00.000Z',
    ends_at: '2026-11-21T02:30:00.000Z',
    people: 2,
    notes: 'Junto a la ventana',
    me: null,
    guests: [],
    can_change: true,
    change_until: '2026-11-20T23:00:00.000Z',
    offer: null,
  });
  const large = await shop.booked(ana, { people: 4 });
  expect(large.state).toBe('pending');
  expect(((await shop.list(ana)).body as Booking[]).map(({ id }) => id)).toEqual([large.id, small.id]);
  expect((await shop.open(ana, small.id)).body).toEqual(small);
  expect(keyOf(await shop.open(eva, small.id))).toBe('not_found');
  const token = await shop.link(ana, small.id);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await shop.open(eva, small.id, token)).body).toEqual(small);
  expect(keyOf(await shop.open(eva, large.id, token))).toBe('not_found');
  expect(keyOf(await shop.open(eva, small.id, `${token.slice(0, -1)}!`))).toBe('not_found');
});

test('the same key books once (rule platform/idempotency)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 2), tableOf('2', 2)] });
  const { ana } = await people(shop);
  const key = { 'idempotency-key': randomUUID() };
  const first = await shop.book(ana, {}, key);
  const again = await shop.book(ana, {}, key);
  expect(again.body).toEqual(first.body);
  expect(keyOf(await shop.book(ana, { hour: '18:00' }, key))).toBe('idempotency_key_reused');
  expect((await shop.list(ana)).body).toHaveLength(1);
  expect(keyOf(await shop.book(ana, {}, { 'idempotency-key': '' }))).toBe('idempotency_key_required');
});

test('a table is held for five minutes while the form is filled (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  const { id, held_until } = (await shop.hold(ana)).body as TableHold;
  expect(held_until).toBe('2026-11-18T17:05:00.000Z');
  expect(keyOf(await shop.hold(eva))).toBe('booking_full');
  expect(keyOf(await shop.book(eva))).toBe('booking_full');
  expect((await shop.list(ana)).body).toEqual([]);
  const mine = await shop.booked(ana, { hold_id: id });
  expect(mine.state).toBe('approved');
  expect(keyOf(await shop.book(eva))).toBe('booking_full');
});

test('another choice replaces the hold, and one that is over holds nothing (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  await shop.hold(ana, { hour: '20:00' });
  const second = await shop.holdId(ana, { hour: '15:00' });
  const his = await shop.holdId(eva, { hour: '20:00' });
  expect(his).toBeGreaterThan(0);
  pass(5);
  expect((await shop.booked(ana, { hour: '20:00', hold_id: second })).state).toBe('approved');
  expect(keyOf(await shop.book(eva, { hour: '20:00', hold_id: his }))).toBe('booking_full');
});

test('a hold of somebody else, of another hour or party books nothing by itself (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  const hold_id = await shop.holdId(ana);
  expect(keyOf(await shop.book(eva, { hold_id }))).toBe('booking_full');
  expect((await shop.booked(ana, { hold_id, hour: '16:00' })).hour).toBe('16:00');
  expect((await shop.booked(eva)).hour).toBe('20:00');
});

test('a booking is moved to what is free, its own table included; refused, it stays as it was (rule booking/change)', async () => {
  const shop = await openBookingShop(backend, {
    tables: [tableOf('1', 2), tableOf('2', 4)],
    rules: { approvedPeople: 2 },
  });
  const { ana, eva } = await people(shop);
  const { id } = await shop.booked(ana);
  expect((await shop.edit(ana, id, { hour: '20:30', notes: 'Tarde' })).body).toMatchObject({
    state: 'approved',
    hour: '20:30',
    notes: 'Tarde',
  });
  expect((await shop.edit(ana, id, { hour: '20:30', people: 4, notes: 'Tarde' })).body).toMatchObject({
    state: 'pending',
    people: 4,
  });
  await shop.booked(eva, { hour: '18:00', people: 3 });
  expect(keyOf(await shop.edit(ana, id, { hour: '18:30', people: 4 }))).toBe('booking_full');
  expect(keyOf(await shop.edit(ana, id, { people: 9 }))).toBe('booking_people');
  expect((await shop.open(ana, id)).body).toMatchObject({ hour: '20:30', people: 4, notes: 'Tarde' });
  expect(keyOf(await shop.edit(eva, id, {}))).toBe('not_found');
});

test('a cancelled booking frees its table, once and for all (rule booking/change, rule booking/states)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  const { id } = await shop.booked(ana);
  expect((await shop.cancel(ana, id)).body).toMatchObject({ state: 'cancelled', can_change: false });
  expect((await shop.cancel(ana, id)).status).toBe(200);
  expect(keyOf(await shop.edit(ana, id, {}))).toBe('booking_over');
  expect((await shop.booked(eva)).state).toBe('approved');
});

test('from two hours before its hour a booking is changed by calling (rule booking/change)', async () => {
  const shop = await openBookingShop(backend);
  const { ana } = await people(shop);
  const { id } = await shop.booked(ana, { date: '2026-11-18', day: 'wed', hour: '14:30' });
  pass(30);
  expect(keyOf(await shop.cancel(ana, id))).toBe('booking_too_late');
  expect(keyOf(await shop.edit(ana, id, { hour: '20:00' }))).toBe('booking_too_late');
  expect(keyOf(await shop.addGuest(ana, id, 'Luis'))).toBe('booking_too_late');
  pass(120);
  expect(keyOf(await shop.cancel(ana, id))).toBe('booking_over');
});

test('an hour after midnight is booked with the night of its evening (rule branches/night)', async () => {
  const late = {
    hours: [{ days: ['fri'] as const, first: '22:00', last: '00:30' }],
    walkInDays: ['sat'] as const,
  };
  const always = { days: [...WEEKDAYS], open: '08:00', close: '02:00', services: null };
  const shop = await openBookingShop(backend, { rules: late, branch: { weekly: [always] } });
  const { ana } = await people(shop);
  const friday = (await shop.hours()).body as BookingSchedule;
  expect(friday.hours.at(-1)).toMatchObject({ date: '2026-11-21', hour: '00:30' });
  const saturday = (await shop.hours('date=2026-11-21&people=2')).body as BookingSchedule;
  expect(saturday.hours).toEqual([]);
  const { body } = await shop.book(ana, { date: '2026-11-21', hour: '00:30', day: 'sat' });
  const booking = body as Booking;
  expect(booking).toMatchObject({ date: '2026-11-21', hour: '00:30', day: FRIDAY.date });
  const headers = await shop.asStaff('bookings:read');
  const idsOn = async (date: string) => {
    const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${date}`;
    return ((await shop.ask({ path, headers })).body as BookingDay).bookings.map(({ id }) => id);
  };
  expect(await idsOn(FRIDAY.date)).toEqual([booking.id]);
  expect(await idsOn('2026-11-21')).toEqual([]);
});
