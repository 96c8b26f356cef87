import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type BookingShop, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: BookingShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openBookingShop(backend, { tables: [tableOf('1', 2), tableOf('2', 2)] });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

/** Gives every table to a booking, whatever it has. */
const give = (bookingId: number, instanceId = shop.instanceId) =>
  backend.db.tenant(instanceId, (sql) =>
    sql(
      `insert into booking_tables (instance_id, booking_id, table_id, during)
       select $1, b.id, t.id, tstzrange(b.starts_at, b.ends_at) from bookings b join tables t
         on t.instance_id = b.instance_id and t.supplier_id = b.supplier_id
       where b.instance_id = $1 and b.id = $2 on conflict (instance_id, booking_id, table_id) do nothing`,
      [instanceId, bookingId],
    ),
  );

/** Calls of our own programs are not counted. */
const fromOutside = ({ id, headers }: Diner): Diner => ({
  id,
  headers: { ...headers, 'x-forwarded-for': '203.0.113.7' },
});

test('the database itself refuses two bookings of one table (guarantee/one-booking)', async () => {
  await shop.booked(ana, { hour: '20:00' });
  const other = await shop.booked(ana, { hour: '21:00' });
  await expect(give(other.id)).rejects.toMatchObject({ code: '23P01', constraint: 'one_booking_at_a_time' });
});

test('a table is free from the moment at which another stay ends (rule booking/tables)', async () => {
  const day = { date: '2026-11-27', day: 'fri' };
  for (const hour of ['18:00', '19:30', '21:00', '18:00', '19:30', '21:00'])
    expect((await shop.booked(ana, { ...day, hour })).state).toBe('approved');
  expect(keyOf(await shop.book(ana, { ...day, hour: '20:00' }))).toBe('booking_full');
});

test('a table that is gone from the file, or out of use, is given to nobody (rule booking/tables)', async () => {
  const tables = [tableOf('1', 2), { ...tableOf('2', 2), active: false }];
  const small = await openBookingShop(backend, { tables });
  const eva = await small.createDiner();
  await small.booked(eva);
  expect(keyOf(await small.book(eva))).toBe('booking_full');
  await backend.importTenant({ ...small.bundle, tables: [tableOf('3', 2)] });
  expect((await small.booked(eva)).state).toBe('approved');
});

test('what was booked at a branch that takes no more bookings is cancelled still (rule booking/change)', async () => {
  const closing = await openBookingShop(backend);
  const eva = await closing.createDiner();
  const { id } = await closing.booked(eva);
  await closing.hold(eva, { hour: '15:00' });
  const branches = closing.bundle.branches.map((branch) => ({ ...branch, booking: null }));
  await backend.importTenant({ ...closing.bundle, branches });
  expect(keyOf(await closing.book(eva, { hour: '18:00' }))).toBe('service_unavailable');
  expect(keyOf(await closing.hours())).toBe('service_unavailable');
  expect(keyOf(await closing.edit(eva, id, { hour: '18:00' }))).toBe('service_unavailable');
  expect((await closing.cancel(eva, id)).body).toMatchObject({ state: 'cancelled' });
});

test('parties are joined at tables of one group, and the tables of a join are all taken (rule booking/tables)', async () => {
  const tables = [tableOf('1', 2, 'patio'), tableOf('2', 2, 'patio'), tableOf('3', 2)];
  const joined = await openBookingShop(backend, { tables });
  const eva = await joined.createDiner();
  expect((await joined.booked(eva, { people: 4 })).people).toBe(4);
  expect((await joined.booked(eva)).state).toBe('approved');
  expect(keyOf(await joined.book(eva, { people: 1 }))).toBe('booking_full');
});

test('an address that holds and books again and again is stopped (rule booking/hold)', async () => {
  const limited = await createTestBackend({ LIMIT_ADDRESS_BOOKINGS_PER_HOUR: '3' });
  const busy = await openBookingShop(limited);
  const eva = fromOutside(await busy.createDiner());
  const answers = [await busy.hold(eva), await busy.hold(eva), await busy.book(eva), await busy.hold(eva)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 429]);
  await limited.close();
});

test('an address that invites again and again is stopped, also where each guest goes again (rule booking/notices)', async () => {
  const limited = await createTestBackend({ LIMIT_ADDRESS_BOOKINGS_PER_HOUR: '3' });
  const busy = await openBookingShop(limited);
  const eva = fromOutside(await busy.createDiner());
  const { id } = await busy.booked(eva);
  const invite = async (number: number) => {
    const { status } = await busy.addGuest(eva, id, `G${number}`, { email: `g${number}@example.com` });
    if (status === 200) await busy.leave(eva, id, await busy.link(eva, id, number));
    return status;
  };
  expect([await invite(1), await invite(2), await invite(3), await invite(4)]).toEqual([200, 200, 200, 429]);
  expect((await busy.addGuest(eva, id, 'Sin correo')).status).toBe(200);
  await limited.close();
});

test('links are guessed so often, and no more (guarantee/guessing)', async () => {
  const limited = await createTestBackend({ LIMIT_WRONG_TOKENS_PER_MINUTE: '2' });
  const busy = await openBookingShop(limited);
  const eva = fromOutside(await busy.createDiner());
  const { id } = await busy.booked(eva);
  const guess = async () => keyOf(await busy.open(eva, id, 'x'.repeat(43)));
  expect([await guess(), await guess(), await guess()]).toEqual(['not_found', 'not_found', 'rate_limited']);
  expect((await busy.open(eva, id)).status).toBe(200);
  await limited.close();
});
