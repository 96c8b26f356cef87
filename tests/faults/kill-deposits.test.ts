import type { Booking } from '@/lib/contract/booking/booking';
import type { Order } from '@/lib/contract/orders/orders';
import { addDays, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  asked,
  askUntilAnswered,
  backend,
  type Checkout,
  closeKillShop,
  createDiner,
  createStaff,
  findKillFaults,
  HOLDER,
  openKillShop,
  payOnline,
  revivals,
  sandbox,
  supplierId,
  tokenize,
  transactions,
  untilPaid,
  untilRead,
} from '@/tests/support/faults/kill-shop';
import { WITH_DEPOSITS } from '@/tests/support/faults/kill-tenants';
import { BUYER } from '@/tests/support/shops/booking-shop';

/** Two moments of each list once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 2, full: 3 });
/** As many as there are tables. */
const PARTIES = 2;
/** So far apart that one stay does not reach the next. */
const HOURS = ['12:00', '14:00', '16:00', '18:00', '20:00'];
const MINUTE_MS = 60_000;
/** A job has heard the gateway's yes; it is written and not committed; the gateway has answered whoever pays. */
const WHILE_PAYING: KillPoint[] = ['job-before-settle', 'payment-settled', 'payment-after-charge'];
/** It is cancelled, and the gateway is about to be asked; it has given back, and nobody wrote it down; nothing is committed. */
const WHILE_ENDING: KillPoint[] = ['refund-asked', 'refund-answered', 'order-moved'];
jest.setTimeout(FAULT_TIMEOUT_MS);

let staff: Record<string, string>;
beforeAll(async () => {
  await openKillShop(WITH_DEPOSITS);
  sandbox.state.faults.muteEvents = true;
  staff = await createStaff(['bookings:write', 'tables:write']);
}, 120_000);
afterAll(closeKillShop);

type Party = Checkout & { id: number; hour: { date: string; hour: string } };

let rounds = 0;
/** An hour that no other round wants. */
function nextHour(): Party['hour'] {
  const { date } = localMoment({ at: new Date(), timezone: 'America/Bogota' });
  const hour = HOURS[rounds % HOURS.length] ?? '';
  // Two days ahead: all of them come back.
  const ahead = 2 + Math.floor(rounds / HOURS.length);
  rounds += 1;
  return { date: addDays(date, ahead), hour };
}

async function book(hour: Party['hour']): Promise<Party> {
  const headers = await createDiner();
  const { status, body } = await askUntilAnswered<Booking>({
    method: 'POST',
    path: '/book/bookings.json',
    headers: { ...headers, 'idempotency-key': `book-${headers.profileid}` },
    body: {
      branch_id: supplierId,
      people: 2,
      ...hour,
      day: weekdayOf(hour.date),
      contact: BUYER,
      terms: true,
    },
  });
  expect({ status, state: body.state }).toEqual({ status: 201, state: 'pending' });
  const path = `/orders/${body.deposit?.purchase_id}.json`;
  const { body: order } = await askUntilAnswered<Order>({ path, headers });
  return { order, headers, id: body.id, hour };
}
/** One for each table, at the same hour. */
function bookAll(): Promise<Party[]> {
  const hour = nextHour();
  return Promise.all(Array.from({ length: PARTIES }, () => book(hour)));
}

/** One after another: what dies before its gateway hears of it is charged by nobody but another press. */
async function payAll(parties: readonly Party[]): Promise<void> {
  for (const party of parties)
    await payOnline(party, { method: 'card', card: { token: await tokenize(), ...HOLDER } });
}
async function cancel({ id, headers }: Party): Promise<void> {
  const path = `/book/bookings/${id}/cancel.json`;
  expect((await askUntilAnswered({ method: 'POST', path, headers, body: {} })).status).toBe(200);
}
const untilGiven = (party: Party) =>
  untilRead(party, ({ refunds }) =>
    refunds.length > 0 && refunds.every(({ given_at }) => given_at !== null) ? refunds.length : null,
  );

/** What the diner reads, what the gateway did with the money, and how often it was asked to give it back. */
async function judge({ id, headers, order }: Party) {
  const path = `/book/bookings/${id}/open.json`;
  const { body } = await askUntilAnswered<Booking>({ method: 'POST', path, headers, body: {} });
  const own = transactions().filter(({ reference }) => reference.startsWith(`${order.id}-`));
  const voids = own.map(({ id: one }) => asked.filter((call) => call.endsWith(`/transactions/${one}/void`)));
  return [
    body.state,
    body.deposit?.state,
    ...own.map(({ status }, index) => `${status} ${voids[index]?.length}`),
  ];
}

/** @returns how often it died */
async function dieAt(point: KillPoint, work: () => Promise<unknown>): Promise<number> {
  await backend.stop();
  await backend.start(point);
  const before = revivals;
  await work();
  return revivals - before;
}
const all = (parties: readonly Party[], work: (party: Party) => Promise<unknown>) =>
  Promise.all(parties.map(work));
async function expectAll(parties: readonly Party[], end: readonly string[]): Promise<void> {
  expect(await all(parties, judge)).toEqual(parties.map(() => end));
}
const PAID = ['approved', 'paid', 'APPROVED 0'];
const GIVEN_BACK = ['cancelled', 'refunded', 'VOIDED 1'];

async function paidAll(): Promise<Party[]> {
  const parties = await bookAll();
  await payAll(parties);
  await all(parties, untilPaid);
  return parties;
}

/** Each moment as often as it should come. */
const often = (points: readonly KillPoint[]) =>
  points.slice(0, MOMENTS).flatMap((point) => Array.from({ length: TIMES }, () => point));

test.each(often(WHILE_PAYING))(
  'killed at %s: a deposit is paid once, and its booking knows (guarantee/killed-backend, guarantee/deposit-once)',
  async (point) => {
    const parties = await bookAll();
    const deaths = await dieAt(point, async () => {
      await payAll(parties);
      await all(parties, untilPaid);
    });
    expect(deaths).toBe(1);
    await expectAll(parties, PAID);
  },
);

test.each(often(WHILE_ENDING))(
  'killed at %s: the deposit of a booking that is cancelled goes back once (guarantee/given-back-once)',
  async (point) => {
    const parties = await paidAll();
    const deaths = await dieAt(point, async () => {
      await all(parties, cancel);
      await all(parties, untilGiven);
    });
    expect(deaths).toBe(1);
    await expectAll(parties, GIVEN_BACK);
  },
);

test('cancelled when a job died that had heard the yes, the deposit goes back once (guarantee/late-approval)', async () => {
  const parties = await bookAll();
  const deaths = await dieAt('job-before-settle', async () => {
    await payAll(parties);
    await all(parties, cancel);
    await all(parties, untilGiven);
  });
  expect(deaths).toBe(1);
  await expectAll(parties, GIVEN_BACK);
});

test('killed while the party sits, its deposit is on one account (guarantee/deposit-once)', async () => {
  const parties = await paidAll();
  const deaths = await dieAt('deposit-credited', () =>
    all(parties, async ({ id }) => {
      const path = `/staff/bookings/${id}/arrival.json`;
      const body = { arrival: 'seated' };
      expect((await askUntilAnswered({ method: 'PUT', path, headers: staff, body })).status).toBe(200);
    }),
  );
  expect(deaths).toBe(1);
  await expectAll(parties, ['approved', 'on_the_account', 'APPROVED 0']);
});

test('killed when the time to pay is over, its tables are free once (guarantee/one-booking)', async () => {
  const parties = await bookAll();
  await backend.stop();
  await backend.readDatabase((db) =>
    db.system((sql) =>
      sql(
        `update purchases set hold_until = $1 where service = 'book' and status = 'in_progress' and hold_until is not null`,
        [new Date(Date.now() - MINUTE_MS)],
      ),
    ),
  );
  const deaths = await dieAt('deposit-over', () =>
    all(parties, (party) => untilRead(party, ({ status }) => (status === 'cancelled' ? status : null))),
  );
  expect(deaths).toBe(1);
  await expectAll(parties, ['cancelled', 'unpaid']);
  const [{ hour } = { hour: nextHour() }] = parties;
  await Promise.all(parties.map(() => book(hour)));
});

test('money and bookings agree in all books (guarantee/money-adds-up)', async () => {
  expect(await findKillFaults()).toEqual([]);
});
