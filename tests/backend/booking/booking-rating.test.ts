import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createGates } from '@/tests/support/faults/gates';
import { type BookingShop, FRIDAY, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const AFTER = new Date('2026-11-21T03:00:00Z');
const LATE = new Date('2026-12-25T03:00:00Z');

let backend: TestBackend;
let shop: BookingShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const rate = (who: Diner, id: number, token: string, score: unknown, comment = '') =>
  shop.post(who, `/rate/${id}/${token}.json`, { book_rate: { score, comment } });

/** Booked for three, with Luis as a guest, and links for both. */
async function book() {
  const { id } = await shop.booked(ana, { people: 3 });
  await shop.addGuest(ana, id, 'Luis');
  return { id, own: await shop.link(ana, id), guest: await shop.link(ana, id, 1) };
}

describe('how a visit was (rule booking/rating)', () => {
  it('is said once by the organiser and by each guest, and the branch reads it', async () => {
    const { id, own, guest } = await book();
    backend.clock.now = AFTER;
    expect((await shop.open(ana, id)).body).toMatchObject({ can_rate: true, rating: null });
    const luis = await shop.createDiner();
    const kept = { score: 9, menu_score: null, comment: 'Muy bien' };
    expect((await rate(ana, id, own, 9, ' Muy bien ')).body).toEqual(kept);
    expect((await shop.open(ana, id)).body).toMatchObject({
      can_rate: false,
      rating: { score: 9, comment: 'Muy bien' },
    });
    expect((await rate(luis, id, guest, 4)).body).toEqual({ score: 4, menu_score: null, comment: '' });
    expect(((await shop.open(ana, id)).body as Booking).rating?.score).toBe(9);
    const headers = await shop.asStaff('bookings:read');
    const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`;
    expect(((await shop.ask({ path, headers })).body as BookingDay).bookings[0]?.ratings).toEqual([
      { guest: null, score: 9, comment: 'Muy bien' },
      { guest: 'Luis', score: 4, comment: '' },
    ]);
  });

  it('stays as it was said; the same again is the same', async () => {
    const { id, own } = await book();
    backend.clock.now = AFTER;
    const both = await Promise.all([rate(ana, id, own, 8), rate(ana, id, own, 8)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(keyOf(await rate(ana, id, own, 2))).toBe('already_rated');
    const another = await shop.link(ana, id);
    expect(keyOf(await rate(ana, id, another, 10))).toBe('already_rated');
    expect(((await shop.open(ana, id)).body as Booking).rating?.score).toBe(8);
  });

  it('is not said before its hour, thirty days later, of what was cancelled, or by whom nobody invited', async () => {
    const { id, own } = await book();
    expect(keyOf(await rate(ana, id, own, 8))).toBe('rating_early');
    expect(keyOf(await rate(ana, id, 'x'.repeat(43), 8))).toBe('not_found');
    backend.clock.now = LATE;
    expect(keyOf(await rate(ana, id, own, 8))).toBe('rating_over');
    backend.clock.now = NOON;
    await shop.cancel(ana, id);
    backend.clock.now = AFTER;
    expect(keyOf(await rate(ana, id, own, 8))).toBe('rating_over');
    const other = await openBookingShop(backend);
    expect(
      keyOf(
        await other.post(await other.createDiner(), `/rate/${id}/${own}.json`, {
          book_rate: { score: 8, comment: '' },
        }),
      ),
    ).toBe('not_found');
  });

  it.each([0, 11, 7.5, '9', null])('is no score: %p', async (score) => {
    const { id, own } = await book();
    backend.clock.now = AFTER;
    expect(keyOf(await rate(ana, id, own, score))).toBe('invalid_input');
  });

  it('is not said by a guest who took themself out', async () => {
    const { id, guest } = await book();
    const luis = await shop.createDiner();
    await shop.leave(luis, id, guest);
    backend.clock.now = AFTER;
    expect((await shop.open(luis, id, guest)).body).toMatchObject({ can_rate: false });
    expect(keyOf(await rate(luis, id, guest, 1))).toBe('rating_over');
  });

  it('is not said where nobody came', async () => {
    const { id, own } = await book();
    backend.clock.now = AFTER;
    const headers = await shop.asStaff('bookings:write');
    await shop.ask({
      method: 'PUT',
      path: `/staff/bookings/${id}/arrival.json`,
      headers,
      body: { arrival: 'no_show' },
    });
    expect(keyOf(await rate(ana, id, own, 1))).toBe('rating_over');
  });
});

test('who is forgotten while they say how a visit was is forgotten with their words (guarantee/erased-diner)', async () => {
  const gates = await createGates();
  const gated = await createTestBackend({}, { gates });
  const there = await openBookingShop(gated, { tables: [tableOf('1', 4)] });
  const eva = await there.createDiner();
  const { id } = await there.booked(eva);
  const token = await there.link(eva, id);
  gated.clock.now = AFTER;
  const { first, second } = await gates.interleave({
    at: 'visit-before-rate',
    first: () =>
      there.post(eva, `/rate/${id}/${token}.json`, { book_rate: { score: 3, comment: 'soy Eva' } }),
    second: () => there.post(eva, '/profiles/forget.json'),
  });
  expect([first.status, second.status]).toEqual([200, 200]);
  const kept = await gated.db.system((sql) =>
    sql('select score, comment from booking_ratings where booking_id = $1', [id]),
  );
  expect(kept).toEqual([{ score: 3, comment: '' }]);
  await gated.close();
  await gates.close();
});
