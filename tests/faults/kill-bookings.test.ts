import type { Booking, BookingSchedule, TableHold } from '@/lib/contract/booking/booking';
import type { Order } from '@/lib/contract/orders/orders';
import { addDays, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS, rowsOf } from '@/tests/support/faults/fault-counts';
import {
  asked,
  backend,
  closeKillBackend,
  dieAt,
  openKillBackend,
  useDatabase,
} from '@/tests/support/faults/kill-backend';
import { type Checkout, type KillShop, openKillShop } from '@/tests/support/faults/kill-shop';
import { WITH_A_TABLE, WITH_DEPOSITS } from '@/tests/support/faults/kill-tenants';
import { BUYER } from '@/tests/support/shops/booking-shop';

/** Two moments of each list once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 2, full: 3 });
const POINTS: KillPoint[] = ['table-held', 'booking-checked', 'call-before-answer'];
/** A job has heard the gateway's yes; it is written and not committed; the gateway has answered whoever pays. */
const WHILE_PAYING: KillPoint[] = ['job-before-settle', 'payment-settled', 'payment-after-charge'];
/** It is cancelled, and the gateway is about to be asked; it has given back, and nobody wrote it down; nothing is committed. */
const WHILE_ENDING: KillPoint[] = ['refund-asked', 'refund-answered', 'order-moved'];
/** As many as there are tables with deposits. */
const PARTIES = 2;
/** So far apart that one stay does not reach the next. */
const HOURS = ['12:00', '14:00', '16:00', '18:00', '20:00'];
const MINUTE_MS = 60_000;
jest.setTimeout(FAULT_TIMEOUT_MS);

/** Without deposits, and with them. */
let plain: KillShop;
let shop: KillShop;
let staff: Record<string, string>;
beforeAll(async () => {
  await openKillBackend();
  plain = await openKillShop(WITH_A_TABLE);
  shop = await openKillShop(WITH_DEPOSITS);
  staff = await shop.createStaff(['bookings:write', 'tables:write']);
}, 120_000);
afterAll(closeKillBackend);

type Who = Record<string, string>;
type Hour = { date: string; hour: string };
type Party = Checkout & { id: number; hour: Hour };

const rounds = new Map<KillShop, number>();
/** An hour that no other round wants; two days ahead, all deposits come back. */
function nextHour(at: KillShop): Hour {
  const round = rounds.get(at) ?? 0;
  rounds.set(at, round + 1);
  const { date } = localMoment({ at: new Date(), timezone: 'America/Bogota' });
  const ahead = 2 + Math.floor(round / HOURS.length);
  const hour = HOURS[round % HOURS.length] ?? '';
  return { date: addDays(date, ahead), hour };
}
const wishOf = (at: KillShop, hour: Hour) => ({ branch_id: at.supplierId, people: 2, ...hour });
const bookAt = (at: KillShop, headers: Who, hour: Hour, more: object = {}) =>
  at.ask<Booking>({
    method: 'POST',
    path: '/book/bookings.json',
    headers: { ...headers, 'idempotency-key': `book-${headers.profileid}-${hour.date}-${hour.hour}` },
    body: { ...wishOf(at, hour), day: weekdayOf(hour.date), contact: BUYER, terms: true, ...more },
  });

describe('a table', () => {
  const hold = (headers: Who, hour: Hour) =>
    plain.ask<TableHold>({ method: 'POST', path: '/book/holds.json', headers, body: wishOf(plain, hour) });
  const placesAt = async ({ date, hour }: Hour) => {
    const path = `/api/v4/schedules?branch_id=${plain.supplierId}&date=${date}&people=2`;
    const { body } = await plain.ask<BookingSchedule>({ path });
    return body.hours.find((one) => one.hour === hour)?.places;
  };
  type Row = { status: string; starts_at: Date; claims: number };

  /** As if the five minutes were over; what is there by then. */
  const passHolds = () =>
    useDatabase((db) =>
      db.system(async (sql) => {
        const past = new Date(Date.now() - MINUTE_MS);
        await sql(`update bookings set held_until = $1 where status = 'held'`, [past]);
        return sql<Row>(
          `select b.status, b.starts_at, count(t.table_id)::int as claims
           from bookings b left join booking_tables t on t.instance_id = b.instance_id and t.booking_id = b.id
           group by b.instance_id, b.id`,
        );
      }),
    );

  /** @returns deaths, and who was answered what */
  async function answersAt(point: KillPoint, calls: () => Promise<{ status: number }>[]) {
    const statuses: number[] = [];
    const deaths = await dieAt([point], async () => {
      statuses.push(...(await Promise.all(calls())).map(({ status }) => status));
    });
    return { statuses, deaths };
  }

  async function dieWhileHolding(point: KillPoint, hour: Hour): Promise<void> {
    const [ana, eva] = [await plain.createDiner(), await plain.createDiner()];
    const { statuses, deaths } = await answersAt(point, () => [hold(ana, hour), hold(eva, hour)]);
    expect({ statuses: statuses.toSorted(), deaths }).toEqual({ statuses: [200, 409], deaths: 1 });
    expect(await placesAt(hour)).toBe('full');
    const held = (await passHolds()).filter(({ status }) => status === 'held');
    expect(held.map(({ claims }) => claims)).toEqual([1]);
    // The next diner gets the table, whoever of the two held it.
    expect(await placesAt(hour)).toBe('last');
    expect((await bookAt(plain, await plain.createDiner(), hour)).status).toBe(201);
  }

  async function dieWhileBooking(point: KillPoint, hour: Hour): Promise<void> {
    const [ana, eva] = [await plain.createDiner(), await plain.createDiner()];
    const { body } = await hold(ana, hour);
    const book = () => bookAt(plain, ana, hour, { hold_id: body.id });
    const ends = await answersAt(point, () => [book(), bookAt(plain, eva, hour)]);
    expect(ends).toEqual({ statuses: [201, 409], deaths: 1 });
    // The same press again is the same booking.
    expect((await book()).status).toBe(201);
  }

  test.each(POINTS.slice(0, MOMENTS))(
    'the backend is killed at %s: one has the table, and nothing is kept beyond its hold (guarantee/one-booking)',
    async (point) => {
      for (let time = 0; time < TIMES; time += 1)
        await (point === 'table-held' ? dieWhileHolding : dieWhileBooking)(point, nextHour(plain));
    },
  );

  test('each hour has one booking with its table, and no hold is left (guarantee/one-booking)', async () => {
    const rows = await passHolds();
    const starts = rows.map(({ starts_at: startsAt }) => new Date(startsAt).getTime());
    expect(rows).toHaveLength(TIMES * MOMENTS);
    expect(new Set(starts).size).toBe(rows.length);
    expect(rows.every(({ status, claims }) => status === 'approved' && claims === 1)).toBe(true);
  });
});

describe('a deposit', () => {
  async function book(hour: Hour): Promise<Party> {
    const headers = await shop.createDiner();
    const { status, body } = await bookAt(shop, headers, hour);
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'pending' });
    const path = `/orders/${body.deposit?.purchase_id}.json`;
    const { body: order } = await shop.ask<Order>({ path, headers });
    return { order, headers, id: body.id, hour };
  }
  /** One for each table, at the same hour. */
  function bookAll(): Promise<Party[]> {
    const hour = nextHour(shop);
    return Promise.all(Array.from({ length: PARTIES }, () => book(hour)));
  }
  const all = (parties: readonly Party[], work: (party: Party) => Promise<unknown>) =>
    Promise.all(parties.map(work));
  /** One after another: what dies before its gateway hears of it is charged by nobody but another press. */
  async function payAll(parties: readonly Party[]): Promise<void> {
    for (const party of parties) await shop.payByCard(party);
  }
  async function paidAll(): Promise<Party[]> {
    const parties = await bookAll();
    await payAll(parties);
    await all(parties, shop.untilPaid);
    return parties;
  }
  async function cancel({ id, headers }: Party): Promise<void> {
    const path = `/book/bookings/${id}/cancel.json`;
    expect((await shop.ask({ method: 'POST', path, headers, body: {} })).status).toBe(200);
  }
  /** As if their hour had come: a party is seated on its own day. */
  const bringToday = (parties: readonly Party[]) =>
    useDatabase((db) =>
      db.system((sql) =>
        sql(
          `update bookings set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = any ($1::bigint[])`,
          [parties.map(({ id }) => id), new Date()],
        ),
      ),
    );
  async function seat({ id }: Party): Promise<void> {
    const path = `/staff/bookings/${id}/arrival.json`;
    const body = { arrival: 'seated' };
    expect((await shop.ask({ method: 'PUT', path, headers: staff, body })).status).toBe(200);
  }

  /** The state that the diner reads, what the gateway did with the money, and how often it was asked to give it back. */
  async function judge(party: Party) {
    const { id, headers } = party;
    const path = `/book/bookings/${id}/open.json`;
    const { body } = await shop.ask<Booking>({ method: 'POST', path, headers, body: {} });
    const charges = shop.chargesOf(party).map(({ id: one, status }) => {
      const voids = asked.filter((call) => call.endsWith(`/transactions/${one}/void`));
      return `${status} ${voids.length}`;
    });
    return [body.state, body.deposit?.state, ...charges];
  }
  async function expectAll(parties: readonly Party[], end: readonly string[]): Promise<void> {
    expect(await all(parties, judge)).toEqual(parties.map(() => end));
  }
  const PAID = ['approved', 'paid', 'APPROVED 0'];
  const GIVEN_BACK = ['cancelled', 'refunded', 'VOIDED 1'];
  /** In a row, the backend dies at them one after the other. */
  const rows = (points: readonly KillPoint[]) => {
    const some = points.slice(0, MOMENTS);
    return rowsOf(some, TIMES * some.length).map((row) => ({ row }));
  };

  test.each(rows(WHILE_PAYING))(
    'killed at $row: a deposit is paid once, and its booking knows (guarantee/killed-backend, guarantee/deposit-once)',
    async ({ row }) => {
      const parties = await bookAll();
      const deaths = await dieAt(row, async () => {
        await payAll(parties);
        await all(parties, shop.untilPaid);
      });
      expect(deaths).toBe(row.length);
      await expectAll(parties, PAID);
    },
  );

  test.each(rows(WHILE_ENDING))(
    'killed at $row: the deposit of a booking that is cancelled goes back once (guarantee/given-back-once)',
    async ({ row }) => {
      const parties = await paidAll();
      const deaths = await dieAt(row, async () => {
        await all(parties, cancel);
        await all(parties, shop.untilGiven);
      });
      expect(deaths).toBe(row.length);
      await expectAll(parties, GIVEN_BACK);
    },
  );

  test('cancelled when a job died that had heard the yes, the deposit goes back once (guarantee/late-approval)', async () => {
    const parties = await bookAll();
    const deaths = await dieAt(['job-before-settle'], async () => {
      await payAll(parties);
      await all(parties, cancel);
      await all(parties, shop.untilGiven);
    });
    expect(deaths).toBe(1);
    await expectAll(parties, GIVEN_BACK);
  });

  test('killed while the party sits, its deposit is on one account (guarantee/deposit-once)', async () => {
    const parties = await paidAll();
    await bringToday(parties);
    expect(await dieAt(['deposit-credited'], () => all(parties, seat))).toBe(1);
    await expectAll(parties, ['approved', 'on_the_account', 'APPROVED 0']);
  });

  test('killed when the time to pay is over, its tables are free once (guarantee/one-booking)', async () => {
    const parties = await bookAll();
    await backend.stop();
    await useDatabase((db) =>
      db.system((sql) =>
        sql(
          `update purchases set hold_until = $1 where service = 'book' and status = 'in_progress' and hold_until is not null`,
          [new Date(Date.now() - MINUTE_MS)],
        ),
      ),
    );
    const isCancelled = ({ status }: Order) => (status === 'cancelled' ? status : null);
    const deaths = await dieAt(['deposit-over'], () =>
      all(parties, (party) => shop.untilRead(party, isCancelled)),
    );
    expect(deaths).toBe(1);
    await expectAll(parties, ['cancelled', 'unpaid']);
    const [{ hour } = { hour: nextHour(shop) }] = parties;
    await Promise.all(parties.map(() => book(hour)));
  });

  test('money and bookings agree in all books (guarantee/money-adds-up)', async () => {
    expect(await shop.findFaults()).toEqual([]);
  });
});
