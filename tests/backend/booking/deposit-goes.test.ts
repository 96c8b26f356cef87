import type { Booking } from '@/lib/contract/booking/booking';
import { EIGHT, openDepositShop } from '@/tests/support/shops/deposit-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let paying: PayingBackend;
let shop: Awaited<ReturnType<typeof openDepositShop>>;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = NOON;
  await paying.forgetDue();
  shop = await openDepositShop(paying, { rules: { approvedPeople: 2, waitingListDays: ['fri'] } });
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const wait = async (ms: number) => {
  paying.pass(ms);
  await paying.runJobs();
};
/** So long before the hour. */
const soBefore = (ms: number) => {
  paying.backend.clock.now = new Date(EIGHT.getTime() - ms);
};
const purchaseOf = ({ deposit }: Booking) => deposit?.purchase_id ?? 0;
const givenBack = async (booking: Booking) => {
  await wait(1_000);
  return shop.now(ana, booking);
};

describe('where a deposit goes when its booking ends (rule booking/deposit)', () => {
  it('comes back to who cancels before the end, by the way that it came', async () => {
    const booking = await shop.paid(ana);
    await shop.cancel(ana, booking.id);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('refund_due');
    expect((await givenBack(booking)).deposit?.state).toBe('refunded');
    expect(await shop.moneyOf(purchaseOf(booking))).toMatchObject([{ given_minor: 40_000 }]);
    const last = await shop.paid(ana);
    soBefore(24 * HOUR_MS + 1);
    await shop.cancel(ana, last.id);
    expect((await shop.now(ana, last)).deposit?.state).toBe('refund_due');
  });

  it('is settled also when its branch was removed meanwhile', async () => {
    const booking = await shop.booked(ana);
    await shop.payDeposit(ana, booking);
    await shop.query('update suppliers set removed_at = now() where instance_id = $1');
    paying.pass(3_000);
    await paying.runJobs();
    expect(await shop.moneyOf(purchaseOf(booking))).toMatchObject([{ status: 'success' }]);
  });

  it('is kept of who cancels at the end or later', async () => {
    const booking = await shop.paid(ana);
    soBefore(24 * HOUR_MS);
    await shop.cancel(ana, booking.id);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'cancelled', deposit: { state: 'kept' } });
    expect(await shop.moneyOf(purchaseOf(booking))).toMatchObject([{ refunds_minor: 0 }]);
  });

  it('comes back whenever the branch declines', async () => {
    const booking = await shop.paid(ana);
    soBefore(HOUR_MS);
    await shop.decide(booking, { decision: 'decline', reason: 'Sin luz' });
    expect((await shop.now(ana, booking)).deposit?.state).toBe('refund_due');
  });

  it('is not given back by growing to a size that staff would have to decide, once it is over', async () => {
    const booking = await shop.paid(ana);
    const four = { people: 4 };
    soBefore(24 * HOUR_MS);
    expect(keyOf(await shop.edit(ana, booking.id, four))).toBe('booking_too_late');
    expect((await shop.edit(ana, booking.id, { people: 1 })).body).toMatchObject({ state: 'approved' });
    soBefore(24 * HOUR_MS + 1);
    expect((await shop.edit(ana, booking.id, four)).body).toMatchObject({ state: 'pending' });
    // Never approved, it may be changed on.
    soBefore(23 * HOUR_MS);
    expect((await shop.edit(ana, booking.id, { people: 3 })).body).toMatchObject({ state: 'pending' });
  });

  it('comes back of a party that the branch decides nothing about, once its stay is over', async () => {
    const booking = await shop.paid(ana, { people: 4 });
    const small = await shop.paid(await shop.createDiner());
    const end = Date.parse(booking.ends_at);
    paying.backend.clock.now = new Date(end - 1);
    await paying.runJobs();
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'pending', deposit: { state: 'paid' } });
    await wait(1);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'cancelled' });
    expect((await givenBack(booking)).deposit?.state).toMatch(/^refund/);
    expect((await shop.day()).find(({ id }) => id === small.id)).toMatchObject({
      state: 'approved',
      deposit: { state: 'paid' },
    });
  });

  it('is kept of who does not come', async () => {
    const booking = await shop.paid(ana);
    soBefore(-HOUR_MS);
    expect((await shop.miss(booking)).body).toMatchObject({ deposit: { state: 'kept' } });
    // It is finished, and no order that came (rule feedback/order-rating).
    const { purchase_id: purchaseId = 0 } = booking.deposit ?? {};
    expect(keyOf(await shop.post(ana, `/orders/${purchaseId}/rating.json`, { score: 9, comment: '' }))).toBe(
      'rating_over',
    );
  });

  it('follows a booking that is moved; what is over stays over', async () => {
    const booking = await shop.paid(ana);
    expect((await shop.edit(ana, booking.id, { hour: '18:00' })).body).toMatchObject({
      state: 'approved',
      deposit: { amount: 40_000, state: 'paid', refund_until: '2026-11-19T23:00:00.000Z' },
    });
    soBefore(12 * HOUR_MS);
    expect((await shop.edit(ana, booking.id, { date: '2026-11-27', hour: '18:00' })).body).toMatchObject({
      deposit: { refund_until: '2026-11-19T23:00:00.000Z' },
    });
    await shop.cancel(ana, booking.id);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('kept');
  });

  it('keeps the amount of the first party, and no party grows into one', async () => {
    const other = await openDepositShop(paying, { deposit: { fromPeople: 2 } });
    const eva = await other.createDiner();
    const alone = await other.booked(eva, { people: 1 });
    expect(alone.deposit).toBeNull();
    expect(keyOf(await other.edit(eva, alone.id, { people: 2 }))).toBe('booking_deposit');
    const two = await other.booked(eva, { hour: '18:00', people: 2 });
    const grown = (await other.edit(eva, two.id, { hour: '18:00', people: 3 })).body as Booking;
    expect(grown).toMatchObject({ state: 'pending', deposit: { amount: 40_000, state: 'to_pay' } });
  });

  it('is asked of who takes a place that became free', async () => {
    const first = await shop.booked(ana);
    await shop.booked(await shop.createDiner(), { people: 3 });
    const eva = await shop.createDiner();
    const waiting = await shop.booked(eva, { waits: true });
    expect(waiting).toMatchObject({ state: 'waiting_list', deposit: null });
    await shop.cancel(ana, first.id);
    const asked = { until: expect.any(String), is_over: false, is_approved: true };
    expect((await shop.open(eva, waiting.id)).body).toMatchObject({ offer: { ...asked, deposit: 40_000 } });
    await shop.addGuest(eva, waiting.id, 'Luis');
    const read = await shop.open(ana, waiting.id, await shop.link(eva, waiting.id, 1));
    expect(read.body).toMatchObject({ offer: { ...asked, deposit: null } });
    expect((await shop.accept(eva, waiting.id)).body).toMatchObject({
      state: 'pending',
      deposit: { state: 'to_pay', amount: 40_000 },
    });
  });
});
