import { randomUUID } from 'node:crypto';
import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import type { Booking } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, tableOf } from '@/tests/support/shops/booking-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { openBookingDesk } from './booking-desk';

const NOON = new Date('2026-11-18T17:00:00Z');
/** 20:00 of Bogotá on the day of the bookings. */
const EIGHT = new Date('2026-11-21T01:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

const at = (from: Date, minutes: number) => {
  backend.clock.now = new Date(from.getTime() + minutes * 60_000);
};

const openDesk = (options: Parameters<typeof openBookingDesk>[1] = {}) => openBookingDesk(backend, options);
const bookingIn = ({ body }: { body: unknown }) => body as StaffBooking;

describe('the bookings of a day, as staff see them (rule staff/bookings)', () => {
  test('name who comes, when, where and what was asked for', async () => {
    const { shop, ana, day } = await openDesk({ rules: { approvedPeople: 1 } });
    await shop.booked(ana, { notes: 'Silla de bebé' });
    const { bookings, ...of } = await day();
    expect(of).toMatchObject({
      ...{ supplier_id: shop.branch_id, timezone: 'America/Bogota', date: FRIDAY.date, news: [] },
    });
    expect(bookings).toMatchObject([
      {
        kind: 'booking',
        state: 'pending',
        date: FRIDAY.date,
        hour: '20:00',
        people: 2,
        notes: 'Silla de bebé',
        contact: { name: expect.any(String), phone: expect.any(String) },
        tables: [{ label: '1' }],
        seated_at: null,
      },
    ]);
    expect((await day('2026-11-19')).bookings).toEqual([]);
  });

  test('need a key that may read them', async () => {
    const { shop } = await openDesk();
    const path = `/staff/bookings.json?supplier_id=${shop.branch_id}`;
    const headers = await shop.asStaff('bookings:write');
    expect((await shop.ask({ path, headers })).status).toBe(403);
    expect((await shop.ask({ path })).status).toBe(401);
    const reading = await shop.asStaff('bookings:read');
    const send = { method: 'DELETE', path: '/staff/bookings/1/tables.json', headers: reading };
    expect((await shop.ask(send)).status).toBe(403);
  });
});

describe('a decision (rule staff/bookings)', () => {
  test('approves what waits for staff, once', async () => {
    const { shop, ana, decide } = await openDesk({ rules: { approvedPeople: 1 } });
    const { id } = await shop.booked(ana);
    expect(bookingIn(await decide(id, { decision: 'approve' })).state).toBe('approved');
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    expect(((await shop.open(ana, id)).body as Booking).state).toBe('approved');
    const actions = await shop.rows(
      `select action from staff_actions where instance_id = $1 and action like 'booking.%'`,
    );
    expect(actions).toEqual([{ action: 'booking.approve' }]);
  });

  test('declines for a reason that the diner reads, and offers the table to who waits', async () => {
    const { shop, ana, eva, decide } = await openDesk({ rules: { waitingListDays: ['fri'] } });
    const { id } = await shop.booked(ana);
    const waiting = await shop.booked(eva, { waits: true });
    expect(keyOf(await decide(id, { decision: 'decline' }))).toBe('invalid_input');
    const declined = await decide(id, { decision: 'decline', reason: 'Evento privado' });
    expect(declined.body).toMatchObject({ state: 'cancelled', decline_reason: 'Evento privado', tables: [] });
    expect((await shop.open(ana, id)).body).toMatchObject({
      state: 'cancelled',
      decline_reason: 'Evento privado',
    });
    expect((await shop.open(eva, waiting.id)).body).toMatchObject({ offer: { is_over: false } });
    expect(keyOf(await decide(id, { decision: 'approve' }))).toBe('illegal_transition');
    expect((await decide(id, { decision: 'decline', reason: 'Otra vez' })).body).toMatchObject({
      decline_reason: 'Evento privado',
    });
  });

  test('gives who waits what is free, and nothing that is not', async () => {
    const { shop, ana, eva, decide } = await openDesk({ rules: { waitingListDays: ['fri'] } });
    const first = await shop.booked(ana);
    const waiting = await shop.booked(eva, { waits: true });
    expect(keyOf(await decide(waiting.id, { decision: 'approve' }))).toBe('booking_full');
    await shop.cancel(ana, first.id);
    const approved = bookingIn(await decide(waiting.id, { decision: 'approve' }));
    expect(approved).toMatchObject({ state: 'approved', tables: [{ label: '1' }] });
  });
});

describe('an arrival (rule staff/bookings)', () => {
  test('is a fact of an approved booking, at its table or another that is free', async () => {
    const { shop, ana, eva, arrive, day } = await openDesk({
      tables: [tableOf('1', 2), tableOf('2', 2), tableOf('3', 4)],
    });
    const [hers, his] = [await shop.booked(ana), await shop.booked(eva)];
    at(EIGHT, 5);
    const seated = bookingIn(await arrive(hers.id, { arrival: 'seated' }));
    expect(seated).toMatchObject({ state: 'approved', seated_at: backend.clock.now.toISOString() });
    const [, second] = (await day()).bookings;
    const taken = second?.tables[0]?.id ?? 0;
    expect(keyOf(await arrive(hers.id, { arrival: 'seated', table_id: taken }))).toBe('table_taken');
    expect(keyOf(await arrive(hers.id, { arrival: 'seated', table_id: 999_999 }))).toBe('not_found');
    const moved = bookingIn(await arrive(hers.id, { arrival: 'seated', table_id: taken + 1 }));
    expect(moved.tables).toMatchObject([{ label: '3' }]);
    expect(moved.seated_at).toBe(seated.seated_at);
    expect(keyOf(await arrive(hers.id, { arrival: 'no_show' }))).toBe('illegal_transition');
    expect((await arrive(his.id, { arrival: 'no_show' })).body).toMatchObject({
      state: 'approved',
      tables: [],
      no_show_at: backend.clock.now.toISOString(),
    });
    expect(keyOf(await arrive(his.id, { arrival: 'seated' }))).toBe('illegal_transition');
  });

  test('is one of the day of the booking: the party may come early on it, and not on the day before', async () => {
    const { shop, ana, arrive, only } = await openDesk({ branch: { dayBegins: '10:00' } });
    const { id } = await shop.booked(ana);
    // 10:00 of that day.
    expect((await only())?.seats_from).toBe('2026-11-20T15:00:00.000Z');
    for (const early of [NOON, new Date('2026-11-20T14:59:59.999Z')]) {
      backend.clock.now = early;
      expect(keyOf(await arrive(id, { arrival: 'seated' }))).toBe('booking_early');
      expect((await only())?.seated_at).toBeNull();
    }
    backend.clock.now = new Date('2026-11-20T15:00:00Z');
    expect((await arrive(id, { arrival: 'seated' })).status).toBe(200);
  });

  test('after midnight is one of the evening before', async () => {
    const hours = [{ days: ['fri'] as const, first: '22:00', last: '00:30' }];
    const weekly = [
      { days: ['thu', 'fri'] as const, open: '12:00', close: '02:30', services: null },
    ] as unknown as BundleBranch['weekly'];
    const { shop, ana, arrive } = await openDesk({ rules: { hours: hours as never }, branch: { weekly } });
    const { id } = await shop.booked(ana, { date: '2026-11-21', hour: '00:30', day: 'sat' });
    // 02:00 of Friday is still Thursday's night; 18:00 is its own evening.
    backend.clock.now = new Date('2026-11-20T07:00:00Z');
    expect(keyOf(await arrive(id, { arrival: 'seated' }))).toBe('booking_early');
    backend.clock.now = new Date('2026-11-20T23:00:00Z');
    expect((await arrive(id, { arrival: 'seated' })).status).toBe(200);
  });

  test('leaves nothing to its diner, also of a party that came early (rule booking/change)', async () => {
    const { shop, ana, arrive, only } = await openDesk({ tables: [tableOf('1', 4)] });
    const { id } = await shop.booked(ana);
    at(EIGHT, -180);
    expect((await arrive(id, { arrival: 'seated' })).status).toBe(200);
    const changes = [
      await shop.cancel(ana, id),
      await shop.edit(ana, id, { hour: '21:00' }),
      await shop.addGuest(ana, id, 'Luis'),
    ];
    expect(changes.map(keyOf)).toEqual(changes.map(() => 'booking_too_late'));
    expect((await shop.open(ana, id)).body).toMatchObject({ state: 'approved', can_change: false });
    expect((await only())?.tables).toMatchObject([{ label: '1' }]);
  });

  test('nobody is missing before the hour, nor seated before they are approved', async () => {
    const { shop, ana, arrive } = await openDesk({ rules: { approvedPeople: 1 } });
    const pending = await shop.booked(ana);
    expect(keyOf(await arrive(pending.id, { arrival: 'seated' }))).toBe('illegal_transition');
    const open = await openDesk();
    const { id } = await open.shop.booked(open.ana);
    expect(keyOf(await open.arrive(id, { arrival: 'no_show' }))).toBe('illegal_transition');
    at(EIGHT, 5);
    expect((await open.arrive(id, { arrival: 'no_show' })).status).toBe(200);
    expect((await open.arrive(id, { arrival: 'no_show' })).status).toBe(200);
  });

  test('goes on at a branch that takes no more bookings', async () => {
    const { shop, ana, eva, arrive, decide, walkIn } = await openDesk({
      tables: [tableOf('1', 2), tableOf('2', 2)],
    });
    const [hers, his] = [await shop.booked(ana), await shop.booked(eva)];
    const branches = shop.bundle.branches.map((branch) => ({ ...branch, booking: null }));
    await backend.importTenant({ ...shop.bundle, branches });
    at(EIGHT, 5);
    expect((await arrive(hers.id, { arrival: 'seated' })).status).toBe(200);
    const declined = await decide(his.id, { decision: 'decline', reason: 'Sin luz' });
    expect(bookingIn(declined).state).toBe('cancelled');
    expect(keyOf(await walkIn(2))).toBe('service_unavailable');
  });

  test('a party that went, or did not come, leaves its table to the next', async () => {
    const { shop, ana, arrive, free, walkIn } = await openDesk();
    const { id } = await shop.booked(ana);
    at(EIGHT, 5);
    expect(keyOf(await walkIn(2))).toBe('booking_full');
    expect(keyOf(await free(id))).toBe('illegal_transition');
    await arrive(id, { arrival: 'seated' });
    at(EIGHT, 40);
    expect((await free(id)).body).toMatchObject({ tables: [], ends_at: backend.clock.now.toISOString() });
    expect((await free(id)).status).toBe(200);
    expect((await walkIn(2)).status).toBe(201);
  });
});

describe('a party without a booking, and a table that is not to be given (rule staff/bookings)', () => {
  test('a walk-in takes the smallest table for its stay, and no diner books it meanwhile', async () => {
    const { shop, ana, walkIn, free, only } = await openDesk({
      rules: { oversize: 0 },
      tables: [tableOf('1', 4)],
    });
    at(EIGHT, -120);
    const walked = bookingIn(await walkIn(2));
    expect(walked).toMatchObject({ kind: 'walk_in', state: 'approved', people: 2, contact: null });
    expect(walked.seated_at).toBe(backend.clock.now.toISOString());
    expect(keyOf(await shop.book(ana, { hour: '19:00', people: 4 }))).toBe('booking_full');
    expect(await only()).toMatchObject({ id: walked.id });
    expect((await free(walked.id)).body).toMatchObject({ state: 'cancelled', tables: [] });
    expect((await shop.book(ana, { hour: '19:00', people: 4 })).status).toBe(201);
  });

  test('a block keeps a table from bookings until it is freed, and takes no table that is booked', async () => {
    const { shop, ana, eva, block, free, only } = await openDesk();
    const table = (await shop.rows('select id from tables where instance_id = $1'))[0]?.id;
    const id = Number(table);
    const blocked = bookingIn(await block(id, { from: '18:00', to: '21:30', note: 'Pata rota' }));
    expect(blocked).toMatchObject({ kind: 'block', people: null, hour: '18:00', notes: 'Pata rota' });
    expect(keyOf(await shop.book(ana))).toBe('booking_full');
    expect(keyOf(await block(id, { from: '21:00', to: '22:00' }))).toBe('table_taken');
    expect((await free(blocked.id)).body).toMatchObject({ state: 'cancelled' });
    await shop.booked(eva);
    expect(keyOf(await block(id, { from: '20:30', to: '23:00' }))).toBe('table_taken');
    expect(await only()).toMatchObject({ kind: 'block' });
  });

  test.each([
    ['is over', { date: '2026-11-17', from: '18:00', to: '20:00' }, 'invalid_input'],
    ['is too long', { from: '08:00', to: '20:01' }, 'invalid_input'],
    ['has no such hour', { from: '25:00', to: '26:00' }, 'invalid_input'],
  ])('a span that %s is refused', async (_what, span, key) => {
    const { shop, block } = await openDesk();
    const table = (await shop.rows('select id from tables where instance_id = $1'))[0]?.id;
    expect(keyOf(await block(Number(table), span))).toBe(key);
  });

  test('a span that no clock shows is refused', async () => {
    const { shop, block } = await openDesk({ branch: { timezone: 'America/Santiago' } });
    const [{ id } = { id: 0 }] = await shop.rows('select id from tables where instance_id = $1');
    const skipped = { date: '2027-09-05', from: '00:30', to: '01:00' };
    expect(keyOf(await block(Number(id), skipped))).toBe('invalid_input');
    expect(keyOf(await block(Number(id), { ...skipped, from: '00:50', to: '01:10' }))).toBe('invalid_input');
  });

  test('an evening’s block goes past midnight; another branch has no such table', async () => {
    const { shop, block } = await openDesk();
    const other = await openDesk();
    const [own, theirs] = await Promise.all(
      [shop, other.shop].map(async (one) =>
        Number((await one.rows('select id from tables where instance_id = $1'))[0]?.id),
      ),
    );
    const night = bookingIn(await block(own ?? 0, { from: '22:00', to: '02:00' }));
    expect(night.ends_at).toBe('2026-11-21T07:00:00.000Z');
    expect(keyOf(await block(theirs ?? 0, { from: '12:00', to: '13:00' }))).toBe('not_found');
  });

  test('a call that comes twice takes one table', async () => {
    const { shop } = await openDesk({ tables: [tableOf('1', 2), tableOf('2', 2)] });
    const headers = {
      ...(await shop.asStaff('bookings:write')),
      'idempotency-key': randomUUID(),
    };
    const asked = {
      method: 'POST',
      path: '/staff/bookings/walk_ins.json',
      headers,
      body: { supplier_id: shop.branch_id, people: 2 },
    };
    const [one, two] = [await shop.ask(asked), await shop.ask(asked)];
    expect(bookingIn(two).id).toBe(bookingIn(one).id);
  });
});
