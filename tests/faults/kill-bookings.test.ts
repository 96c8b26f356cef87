import type { Booking, BookingSchedule, TableHold } from '@/lib/contract/booking/booking';
import { addDays, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  askUntilAnswered,
  backend,
  closeKillShop,
  createDiner,
  openKillShop,
  revivals,
  supplierId,
} from '@/tests/support/faults/kill-shop';
import { WITH_A_TABLE } from '@/tests/support/faults/kill-tenants';
import { BUYER } from '@/tests/support/shops/booking-shop';

/** Two moments once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 2, full: 3 });
const POINTS: KillPoint[] = ['table-held', 'booking-checked', 'call-before-answer'];
/** So far apart that one stay does not reach the next. */
const HOURS = ['12:00', '14:00', '16:00', '18:00'];
const MS = 60_000;
jest.setTimeout(FAULT_TIMEOUT_MS);

beforeAll(() => openKillShop(WITH_A_TABLE), 120_000);
afterAll(closeKillShop);

type Who = Record<string, string>;
type Hour = { date: string; hour: string };

/** An hour of the one table that no other round wants. */
function hourOf(round: number): Hour {
  const { date } = localMoment({ at: new Date(), timezone: 'America/Bogota' });
  const ahead = 1 + Math.floor(round / HOURS.length);
  return { date: addDays(date, ahead), hour: HOURS[round % HOURS.length] ?? '' };
}
const wishOf = (hour: Hour) => ({ branch_id: supplierId, people: 2, ...hour });
const hold = (headers: Who, hour: Hour) =>
  askUntilAnswered<TableHold>({ method: 'POST', path: '/book/holds.json', headers, body: wishOf(hour) });
const book = (headers: Who, hour: Hour, more: object = {}) =>
  askUntilAnswered<Booking>({
    method: 'POST',
    path: '/book/bookings.json',
    headers: { ...headers, 'idempotency-key': `book-${headers.profileid}-${hour.date}-${hour.hour}` },
    body: { ...wishOf(hour), day: weekdayOf(hour.date), contact: BUYER, terms: true, ...more },
  });
const placesAt = async ({ date, hour }: Hour) => {
  const path = `/api/v4/schedules?branch_id=${supplierId}&date=${date}&people=2`;
  const { body } = await askUntilAnswered<BookingSchedule>({ path });
  return body.hours.find((one) => one.hour === hour)?.places;
};

type Row = { status: string; starts_at: Date; claims: number };

/** As if the five minutes were over; what is there by then. */
async function passHolds(): Promise<Row[]> {
  await backend.stop();
  const rows = await backend.readDatabase((db) =>
    db.system(async (sql) => {
      await sql(`update bookings set held_until = $1 where status = 'held'`, [new Date(Date.now() - MS)]);
      return sql<Row>(
        `select b.status, b.starts_at, count(t.table_id)::int as claims
         from bookings b left join booking_tables t on t.instance_id = b.instance_id and t.booking_id = b.id
         group by b.instance_id, b.id`,
      );
    }),
  );
  await backend.start();
  return rows;
}

/** @returns deaths, and who was answered what */
async function dieAt(point: KillPoint, calls: () => Promise<{ status: number }>[]) {
  await backend.stop();
  await backend.start(point);
  const before = revivals;
  const statuses = (await Promise.all(calls())).map(({ status }) => status);
  return { statuses, deaths: revivals - before };
}

async function dieWhileHolding({ point, hour }: { point: KillPoint; hour: Hour }): Promise<void> {
  const [ana, eva] = [await createDiner(), await createDiner()];
  const { statuses, deaths } = await dieAt(point, () => [hold(ana, hour), hold(eva, hour)]);
  expect({ statuses: statuses.toSorted(), deaths }).toEqual({ statuses: [200, 409], deaths: 1 });
  expect(await placesAt(hour)).toBe('full');
  const held = (await passHolds()).filter(({ status }) => status === 'held');
  expect(held.map(({ claims }) => claims)).toEqual([1]);
  // Whoever comes afterwards has the table, whoever held it.
  expect(await placesAt(hour)).toBe('last');
  expect((await book(await createDiner(), hour)).status).toBe(201);
}

async function dieWhileBooking({ point, hour }: { point: KillPoint; hour: Hour }): Promise<void> {
  const [ana, eva] = [await createDiner(), await createDiner()];
  const { body } = await hold(ana, hour);
  const { statuses, deaths } = await dieAt(point, () => [
    book(ana, hour, { hold_id: body.id }),
    book(eva, hour),
  ]);
  expect({ statuses, deaths }).toEqual({ statuses: [201, 409], deaths: 1 });
  // The same press again is the same booking.
  expect((await book(ana, hour, { hold_id: body.id })).status).toBe(201);
}

describe.each(POINTS.slice(0, MOMENTS))('the backend is killed at %s', (point) => {
  test('one has the table, and nothing is kept beyond its hold (guarantee/one-booking)', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const hour = hourOf(POINTS.indexOf(point) * TIMES + time);
      if (point === 'table-held') await dieWhileHolding({ point, hour });
      else await dieWhileBooking({ point, hour });
    }
  });
});

test('each hour has one booking with its table, and no hold is left (guarantee/one-booking)', async () => {
  const rows = await passHolds();
  const hours = rows.map(({ starts_at: startsAt }) => new Date(startsAt).getTime());
  expect(rows).toHaveLength(TIMES * MOMENTS);
  expect(new Set(hours).size).toBe(rows.length);
  expect(rows.every(({ status, claims }) => status === 'approved' && claims === 1)).toBe(true);
});
