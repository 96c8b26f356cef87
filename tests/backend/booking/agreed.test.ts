import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('a booking keeps the name, address and time zone of its branch until its hour changes (rule booking/agreed)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 2), tableOf('2', 2)] });
  const ana = await shop.createDiner();
  const made = await shop.booked(ana, { hour: '20:00' });
  const moved = { name: 'Otro nombre', address: 'Calle Nueva 1', timezone: 'America/Mexico_City' };
  const branches = shop.bundle.branches.map((one) => ({ ...one, ...moved }));
  await backend.importTenant({ ...shop.bundle, branches });
  const read = async () => (await shop.open(ana, made.id)).body as Booking;
  const { supplier, hour, date } = await read();
  expect({ supplier, hour, date }).toEqual({ supplier: made.supplier, hour: '20:00', date: FRIDAY.date });
  const headers = await shop.asStaff('bookings:read');
  const { body } = await shop.ask({
    path: `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`,
    headers,
  });
  expect((body as BookingDay).bookings.map((one) => one.hour)).toEqual(['20:00']);
  await shop.edit(ana, made.id, { hour: '19:00' });
  expect(await read()).toMatchObject({ supplier: moved, hour: '19:00' });
});

it('a tenant that has bookings keeps its country (rule booking/agreed)', async () => {
  const shop = await openBookingShop(backend);
  await shop.booked(await shop.createDiner());
  await expect(backend.importTenant({ ...shop.bundle, country: 'MX' })).rejects.toThrow('has orders in');
});
