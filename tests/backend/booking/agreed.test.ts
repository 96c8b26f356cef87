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

it('a place from the waiting list that staff give is agreed anew (rule booking/agreed)', async () => {
  const rules = { waitingListDays: ['fri'] } as const;
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 2)], rules: { ...rules } });
  const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  await shop.booked(ana, { hour: '20:00' });
  const waits = await shop.booked(eva, { hour: '20:00', waits: true });
  const moved = { name: 'Otro nombre', address: 'Calle Nueva 1' };
  const branches = shop.bundle.branches.map((one) => ({ ...one, ...moved }));
  const tables = [tableOf('1', 2), tableOf('2', 2)];
  await backend.importTenant({ ...shop.bundle, branches, tables });
  const path = `/staff/bookings/${waits.id}/decision.json`;
  const headers = await shop.asStaff('bookings:write');
  expect(await shop.ask({ method: 'PUT', path, headers, body: { decision: 'approve' } })).toMatchObject({
    status: 200,
  });
  expect((await shop.open(eva, waits.id)).body).toMatchObject({ state: 'approved', supplier: moved });
});
