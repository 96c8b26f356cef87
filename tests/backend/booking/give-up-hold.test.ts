import type { Booking, BookingSchedule } from '@/lib/contract/booking/booking';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type BookingShop, FRIDAY, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
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

const people = async (shop: BookingShop) => ({
  ana: await shop.createDiner(),
  eva: await shop.createDiner(),
});
const placesOf = async (shop: BookingShop, hour: string, who?: Diner) => {
  const { body } = await shop.hours(`date=${FRIDAY.date}&people=2`, who);
  return (body as BookingSchedule).hours.find((one) => one.hour === hour)?.places;
};

test('what one holds takes no hour from oneself, and those around it from all others (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  const id = await shop.holdId(ana, { hour: '20:00' });
  for (const hour of ['19:00', '20:00', '20:30']) {
    expect(await placesOf(shop, hour, ana)).toBe('last');
    expect(await placesOf(shop, hour, eva)).toBe('full');
    expect(await placesOf(shop, hour)).toBe('full');
  }
  await shop.booked(ana, { hour: '20:00', hold_id: id });
  expect(await placesOf(shop, '20:00', ana)).toBe('full');
});

test('the hours are kept by no edge, and a wrong profile is refused (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana } = await people(shop);
  for (const { headers } of [await shop.hours(), await shop.hours('', ana)])
    expect(headers.get('cache-control')).toBe('private, no-store');
  const wrong = { ...ana, headers: { ...ana.headers, token: 'x'.repeat(43) } };
  expect(keyOf(await shop.hours('', wrong))).toBe('unauthorized');
});

test('a hold that is given up is free at once, once and for all (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  const id = await shop.holdId(ana);
  expect(keyOf(await shop.hold(eva))).toBe('booking_full');
  expect((await shop.giveUp(ana, id)).body).toEqual({ id });
  expect((await shop.giveUp(ana, id)).body).toEqual({ id });
  expect((await shop.hold(eva)).status).toBe(200);
  // A hold that was given up books nothing.
  expect(keyOf(await shop.book(ana, { hold_id: id }))).toBe('booking_full');
});

test('nobody gives up what another holds, and a booking is no hold (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 2), tableOf('2', 2)] });
  const { ana, eva } = await people(shop);
  const id = await shop.holdId(ana);
  const booked = await shop.booked(eva);
  expect((await shop.giveUp(eva, id)).body).toEqual({ id });
  expect((await shop.giveUp(eva, booked.id)).status).toBe(200);
  expect(keyOf(await shop.hold(eva))).toBe('booking_full');
  expect((await shop.open(eva, booked.id)).body).toMatchObject({ state: 'approved' });
  expect((await shop.booked(ana, { hold_id: id })).state).toBe('approved');
});

test('another hour that is refused leaves the first held (rule booking/hold)', async () => {
  const shop = await openBookingShop(backend);
  const { ana, eva } = await people(shop);
  await shop.booked(eva, { hour: '16:00' });
  const id = await shop.holdId(ana, { hour: '20:00' });
  expect(keyOf(await shop.hold(ana, { hour: '16:00' }))).toBe('booking_full');
  expect(keyOf(await shop.hold(eva, { hour: '20:00' }))).toBe('booking_full');
  expect((await shop.hold(ana, { hour: '20:30' })).status).toBe(200);
  expect((await shop.giveUp(ana, id)).status).toBe(200);
  expect(keyOf(await shop.hold(eva, { hour: '20:30' }))).toBe('booking_full');
});

test('what is given up is offered to who waits before anybody takes it (rule booking/waiting-list)', async () => {
  const shop = await openBookingShop(backend, { rules: { waitingListDays: ['fri'] } });
  const { ana, eva } = await people(shop);
  const id = await shop.holdId(ana);
  const waits = await shop.booked(eva, { waits: true });
  await shop.giveUp(ana, id);
  expect((await shop.open(eva, waits.id)).body as Booking).toMatchObject({ offer: { is_over: false } });
  expect(keyOf(await shop.hold(ana))).toBe('booking_full');
});
