import { NOTICES } from '@/backend/jobs/lanes';
import type { Booking } from '@/lib/contract/booking/booking';
import { openBookingDesk } from '@/tests/backend/staff/bookings/booking-desk';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { tableOf } from '@/tests/support/shops/booking-shop';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { openShop } from '@/tests/support/shops/shop';
import { serveTables, tablesOf } from '@/tests/support/shops/table-shop';
import { joinOwner } from './read-alarms';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
let server: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
beforeAll(async () => {
  server = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: server.url, MAIL_FROM: server.from });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  server.got.splice(0);
  await dropWaiting(backend.db, NOTICES);
});
afterAll(async () => {
  await backend.close();
  await server.close();
});

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * MINUTE_MS);
};

describe('what waits in the room and in the book (rule staff/alarms)', () => {
  it('is a call from a table that nobody attends for five minutes, until the party has given up', async () => {
    const shop = await serveTables(await openShop(backend, tablesOf({ onTableClass: 'checkout' })));
    const owner = await joinOwner({ backend, slug: shop.slug });
    const diner = await shop.sit('1');
    await shop.post(diner, '/on_table/call_waiter.json', { reason: 'bill' });
    const waits = async () => {
      await owner.watch();
      return owner.alarms();
    };
    pass(4);
    expect(await waits()).toEqual([]);
    pass(1);
    expect(await waits()).toMatchObject([
      { kind: 'table_call', count: 1, since: NOON.toISOString(), supplier_id: shop.branchId(), order: null },
    ]);
    pass(25);
    expect(await waits()).toEqual([]);
  });

  it('is a party that waits for an answer for an hour, with the night to which its hour belongs', async () => {
    const night = { open: '18:00', close: '02:00', services: null };
    const weekly = [{ days: ['fri' as const], ...night }];
    const desk = await openBookingDesk(backend, {
      tables: [tableOf('1', 4)],
      rules: { approvedPeople: 1, hours: [{ days: ['fri'], first: '18:00', last: '00:30' }] },
      branch: { weekly },
    });
    const owner = await joinOwner({ backend, slug: desk.shop.slug });
    const { id } = await desk.shop.booked(desk.ana, { date: '2026-11-21', hour: '00:30', day: 'sat' });
    pass(59);
    await owner.watch();
    expect(await owner.alarms()).toEqual([]);
    pass(1);
    await owner.watch();
    expect(await owner.alarms()).toMatchObject([
      { kind: 'booking', count: 1, since: NOON.toISOString(), booking: { id, day: '2026-11-20' } },
    ]);
    await desk.decide(id, { decision: 'approve' });
    expect(await owner.alarms()).toEqual([]);
  });

  it('is no party that has not paid its deposit', async () => {
    const desk = await openBookingDesk(backend, {
      rules: { approvedPeople: 1, deposit: { perPersonMinor: 20_000, fromPeople: 1, refundHours: 24 } },
    });
    const owner = await joinOwner({ backend, slug: desk.shop.slug });
    const { body } = await desk.shop.book(desk.ana);
    expect((body as Booking).deposit).toMatchObject({ state: 'to_pay' });
    pass(61);
    await owner.watch();
    expect(await owner.alarms()).toEqual([]);
  });

  it('is mail that does not go out after three tries, and no longer once it does', async () => {
    const desk = await openBookingDesk(backend);
    const owner = await joinOwner({ backend, slug: desk.shop.slug });
    server.answerWith(451);
    await desk.shop.booked(desk.ana);
    const work = () => runLane(NOTICES, backend.deps);
    await work();
    pass(1);
    await work();
    expect(await owner.kinds()).toEqual([]);
    pass(1);
    await work();
    expect(await owner.alarms()).toMatchObject([{ kind: 'booking_mail', count: 1, order: null }]);
    const [{ since = '' } = {}] = await owner.alarms();
    expect(Math.abs(Date.parse(since) - NOON.getTime())).toBeLessThan(MINUTE_MS);
    server.answerWith(undefined);
    pass(3);
    await work();
    expect(server.got).toHaveLength(1);
    expect(await owner.kinds()).toEqual([]);
  });
});
