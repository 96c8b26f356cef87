import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { tableOf } from '@/tests/support/shops/booking-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { serveTables } from '@/tests/support/shops/table-shop';
import { openBookingDesk } from './booking-desk';

/** 20:00 of Bogotá on the day of the bookings. */
const EIGHT = new Date('2026-11-21T01:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

const at = (minutes: number) => {
  backend.clock.now = new Date(EIGHT.getTime() + minutes * 60_000);
};
const TABLES = [tableOf('1', 2), tableOf('2', 2), tableOf('3', 4)];
const openDesk = (options: Parameters<typeof openBookingDesk>[1] = {}) =>
  openBookingDesk(backend, { tables: TABLES, ...options });
const labelsOf = ({ body }: { body: unknown }) => (body as StaffBooking).tables.map(({ label }) => label);
const actionsOf = async ({ rows }: Awaited<ReturnType<typeof openDesk>>['shop']) => {
  const found = await rows(
    `select action from staff_actions where instance_id = $1 and action like 'booking.%' order by id`,
  );
  return found.map(({ action }) => action);
};

describe('other tables (rule staff/bookings)', () => {
  test('are given before a party comes, one or several, once', async () => {
    const { shop, ana, move } = await openDesk();
    const { id } = await shop.booked(ana);
    expect(labelsOf(await move(id, '3'))).toEqual(['3']);
    expect(labelsOf(await move(id, '3'))).toEqual(['3']);
    expect(labelsOf(await move(id, '2', '1', '2'))).toEqual(['1', '2']);
    expect(await actionsOf(shop)).toEqual(['booking.tables', 'booking.tables']);
  });

  test('are not those of others in that time, nor of another restaurant; the booking keeps its own then', async () => {
    const { shop, ana, eva, move, day } = await openDesk();
    const [hers] = [await shop.booked(ana), await shop.booked(eva)];
    expect(keyOf(await move(hers.id, '3', '2'))).toBe('table_taken');
    expect(keyOf(await move(hers.id, '9'))).toBe('not_found');
    expect((await day()).bookings.map(({ tables }) => tables[0]?.label)).toEqual(['1', '2']);
    expect(await actionsOf(shop)).toEqual([]);
  });

  test('free a place for who waits, and are not given to them', async () => {
    const { shop, ana, eva, move } = await openDesk({
      tables: [tableOf('1', 2), tableOf('2', 4)],
      rules: { waitingListDays: ['fri'], oversize: 0 },
    });
    const { id } = await shop.booked(ana);
    const waiting = await shop.booked(eva, { waits: true });
    expect(keyOf(await move(waiting.id, '2'))).toBe('illegal_transition');
    expect(labelsOf(await move(id, '2'))).toEqual(['2']);
    expect((await shop.open(eva, waiting.id)).body).toMatchObject({ offer: { is_over: false } });
  });

  test('go with a party that sits and with a walk-in, and to nobody who has gone', async () => {
    const { shop, ana, walkIn, arrive, free, move } = await openDesk();
    const { id } = await shop.booked(ana);
    at(0);
    await arrive(id, { arrival: 'seated' });
    expect(labelsOf(await move(id, '3'))).toEqual(['3']);
    const walked = (await walkIn(2)).body as StaffBooking;
    expect(labelsOf(await move(walked.id, '2'))).toEqual(['2']);
    at(30);
    await free(id);
    expect(keyOf(await move(id, '1'))).toBe('booking_over');
  });
});

describe('a walk-in at a table that the host names (rule staff/bookings)', () => {
  test('has any seats and a name, for a whole stay', async () => {
    const { day, walkIn } = await openDesk();
    at(0);
    const { tables } = await day();
    const [, second, large] = tables.map(({ id }) => id);
    const walked = (await walkIn(3, { table_id: second, name: 'Los  Pérez' })).body as StaffBooking;
    expect(walked).toMatchObject({
      kind: 'walk_in',
      notes: 'Los Pérez',
      tables: [{ label: '2' }],
      came: null,
    });
    expect(Date.parse(walked.ends_at) - Date.parse(walked.starts_at)).toBe(90 * 60_000);
    expect(keyOf(await walkIn(1, { table_id: second }))).toBe('table_taken');
    expect(labelsOf(await walkIn(1, { table_id: large }))).toEqual(['3']);
    expect(keyOf(await walkIn(1, { table_id: 999_999 }))).toBe('not_found');
    expect(keyOf(await walkIn(1, { name: 'x'.repeat(41) }))).toBe('invalid_input');
  });

  test('is refused where somebody has booked it within the stay', async () => {
    const { shop, ana, day, walkIn } = await openDesk();
    await shop.booked(ana);
    at(-60);
    const { tables } = await day();
    expect(keyOf(await walkIn(2, { table_id: tables[0]?.id }))).toBe('table_taken');
  });
});

describe('a walk-in without a table of its own choice (rule staff/bookings)', () => {
  test('gets none at which somebody sits: with an open account, or beyond their time', async () => {
    const branch = { services: ['book' as const, 'on_table' as const] };
    const { shop, ana, arrive, walkIn } = await openDesk({ branch });
    const { sit, post } = await serveTables(shop);
    const { id } = await shop.booked(ana);
    at(0);
    const { body } = await arrive(id, { arrival: 'seated' });
    expect(body).toMatchObject({ tables: [{ label: '1' }] });
    const luis = await sit('2');
    expect((await post(luis, '/on_table/account/join.json', { name: 'Luis' })).status).toBe(200);
    // The time of the party at the table 1 is over, and it still sits there.
    at(120);
    expect(labelsOf(await walkIn(2))).toEqual(['3']);
    expect(keyOf(await walkIn(2))).toBe('booking_full');
    // The host sees that nobody sits there any more.
    const named = body as StaffBooking;
    expect(labelsOf(await walkIn(2, { table_id: named.tables[0]?.id }))).toEqual(['1']);
  });

  test('gets one that nobody freed since yesterday', async () => {
    const { shop, ana, arrive, walkIn } = await openDesk();
    const { id } = await shop.booked(ana);
    at(0);
    await arrive(id, { arrival: 'seated' });
    at(12 * 60 + 1);
    expect(labelsOf(await walkIn(2))).toEqual(['1']);
  });
});

describe('a wrong tap (rule staff/bookings)', () => {
  test('that a party sits is taken back, and it may be seated again', async () => {
    const { shop, ana, arrive } = await openDesk();
    const { id } = await shop.booked(ana);
    at(0);
    await arrive(id, { arrival: 'seated' });
    expect((await arrive(id, { arrival: 'expected' })).body).toMatchObject({
      seated_at: null,
      tables: [{ label: '1' }],
    });
    expect((await arrive(id, { arrival: 'expected' })).status).toBe(200);
    expect((await arrive(id, { arrival: 'seated' })).status).toBe(200);
    expect(await actionsOf(shop)).toEqual(['booking.seated', 'booking.expected', 'booking.seated']);
  });

  test('that a party did not come is taken back for a quarter of an hour, to a table that is free', async () => {
    const { shop, ana, eva, arrive, walkIn } = await openDesk();
    const [hers, other] = [await shop.booked(ana), await shop.booked(eva)];
    at(20);
    await arrive(hers.id, { arrival: 'no_show' });
    await walkIn(2);
    at(35);
    const back = (await arrive(hers.id, { arrival: 'expected' })).body as StaffBooking;
    expect(back).toMatchObject({
      ...{ no_show_at: null, tables: [{ label: '3' }], ends_at: '2026-11-21T02:30:00.000Z' },
    });
    expect((await arrive(hers.id, { arrival: 'seated' })).status).toBe(200);
    await arrive(other.id, { arrival: 'no_show' });
    at(51);
    expect(keyOf(await arrive(other.id, { arrival: 'expected' }))).toBe('illegal_transition');
  });

  test('is not taken back where no table is left, or where the party has gone', async () => {
    const { shop, ana, arrive, walkIn, free } = await openDesk({ tables: [tableOf('1', 2)] });
    const { id } = await shop.booked(ana);
    at(20);
    await arrive(id, { arrival: 'no_show' });
    const walked = (await walkIn(2)).body as StaffBooking;
    expect(keyOf(await arrive(id, { arrival: 'expected' }))).toBe('booking_full');
    await free(walked.id);
    expect(keyOf(await arrive(walked.id, { arrival: 'expected' }))).toBe('illegal_transition');
  });
});
