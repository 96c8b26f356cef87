import type { Booking, BookingSchedule } from '@/lib/contract/booking/booking';
import { orderSchema } from '@/lib/contract/orders/orders';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { openDepositShop } from '@/tests/support/shops/deposit-shop';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
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
const purchaseOf = ({ deposit }: Booking) => deposit?.purchase_id ?? 0;
const givenBack = async (booking: Booking) => {
  await wait(1_000);
  return shop.now(ana, booking);
};

describe('the deposit of a booking (rule booking/deposit)', () => {
  it('is told with the hours, for the party that asks', async () => {
    const other = await openDepositShop(paying, { deposit: { fromPeople: 3 } });
    const asked = async (people: number) =>
      ((await other.hours(`date=2026-11-20&people=${people}`)).body as BookingSchedule).deposit;
    expect(await asked(2)).toBeNull();
    expect(await asked(3)).toEqual({ amount: 60_000, per_person: 20_000, refund_hours: 24 });
    expect(await other.booked(ana ? await other.createDiner() : ana)).toMatchObject({
      state: 'approved',
      deposit: null,
    });
  });

  it('is waited for with the table, and approves once it is paid', async () => {
    const booking = await shop.booked(ana);
    expect(booking).toMatchObject({
      state: 'pending',
      deposit: {
        amount: 40_000,
        state: 'to_pay',
        pay_until: '2026-11-18T17:15:00.000Z',
        refund_until: '2026-11-20T01:00:00.000Z',
      },
    });
    expect((await shop.payDeposit(ana, booking)).status).toBe(201);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('on_its_way');
    await wait(3_000);
    expect(await shop.now(ana, booking)).toMatchObject({
      state: 'approved',
      deposit: { state: 'paid', pay_until: null },
    });
    expect(await shop.day()).toMatchObject([{ id: booking.id, deposit: { state: 'paid', amount: 40_000 } }]);
    expect(keyOf(await shop.payDeposit(ana, booking))).toBe('order_closed');
  });

  it('of a larger party leads to the approval by staff, who do not approve before', async () => {
    const booking = await shop.booked(ana, { people: 4 });
    expect(keyOf(await shop.decide(booking, { decision: 'approve' }))).toBe('conflict');
    await shop.payDeposit(ana, booking);
    await wait(3_000);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'pending', deposit: { state: 'paid' } });
    expect((await shop.decide(booking, { decision: 'approve' })).body).toMatchObject({ state: 'approved' });
  });

  it('is no order: no list, number or kitchen knows it, and it is paid online alone', async () => {
    const booking = await shop.paid(ana);
    expect(await shop.get(ana, '/api/actual_purchases.json')).toEqual([]);
    expect(await shop.get(ana, `/api/my_purchases/${ana.id}.json`)).toEqual([]);
    const orders = await shop.ask({ path: '/staff/orders.json', headers: shop.staffHeaders });
    expect(orders.body).toEqual([]);
    const methods = `/payment_methods.json?supplier_id=${shop.branch_id}&tipe=object&service=book`;
    expect(JSON.stringify((await shop.ask({ path: methods })).body)).not.toContain('cash');
    const order = orderSchema.parse(await shop.get(ana, `/orders/${purchaseOf(booking)}.json`));
    expect(order).toMatchObject({
      number: null,
      booking_id: booking.id,
      bill: [{ kind: 'deposit', amount: 40_000 }],
    });
    const cancelled = await shop.ask({
      method: 'DELETE',
      path: `/orders/${purchaseOf(booking)}.json`,
      headers: ana.headers,
    });
    expect(keyOf(cancelled)).toBe('illegal_transition');
  });

  it('that is declined waits on, and is paid by another card', async () => {
    const booking = await shop.booked(ana);
    await shop.payDeposit(ana, booking, CARDS.declined);
    await wait(3_000);
    const waiting = await shop.now(ana, booking);
    expect(waiting).toMatchObject({ state: 'pending', deposit: { state: 'to_pay' } });
    expect(Date.parse(waiting.deposit?.pay_until ?? '')).toBeGreaterThan(NOON.getTime() + 15 * MINUTE_MS);
    await shop.payDeposit(ana, booking);
    await wait(3_000);
    expect((await shop.now(ana, booking)).state).toBe('approved');
  });

  it('that nobody pays ends the booking, whose table is free', async () => {
    const booking = await shop.booked(ana);
    await wait(15 * MINUTE_MS - 1);
    expect((await shop.now(ana, booking)).state).toBe('pending');
    await wait(1);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'cancelled', deposit: { state: 'unpaid' } });
    expect(keyOf(await shop.payDeposit(ana, booking))).toBe('order_closed');
    expect((await shop.booked(await shop.createDiner())).state).toBe('pending');
  });

  it('that is approved after the booking ended goes back (guarantee/late-approval)', async () => {
    const booking = await shop.booked(ana);
    await shop.payDeposit(ana, booking);
    await shop.cancel(ana, booking.id);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'cancelled', deposit: { state: 'unpaid' } });
    await wait(3_000);
    expect((await shop.now(ana, booking)).deposit?.state).toMatch(/refund/);
    expect((await givenBack(booking)).deposit?.state).toBe('refunded');
  });

  it('that its gateway approves long after the booking ended goes back though every event is lost (guarantee/lost-events)', async () => {
    paying.setFaults({ settleMs: 10 * MINUTE_MS, muteEvents: true });
    const booking = await shop.booked(ana);
    await shop.payDeposit(ana, booking);
    await wait(3_000);
    await shop.cancel(ana, booking.id);
    for (let minutes = 0; minutes < 20; minutes += 1) await wait(MINUTE_MS);
    paying.setFaults({ settleMs: null, muteEvents: false });
    expect((await shop.now(ana, booking)).deposit?.state).toBe('refunded');
  });

  it('is paid once by two at once: what is more goes back (guarantee/one-charge)', async () => {
    const booking = await shop.booked(ana);
    const eva = await shop.createDiner();
    const token = await shop.link(ana, booking.id);
    expect((await shop.post(eva, shop.of(booking.id, 'pay'), { token })).status).toBe(200);
    const answers = await Promise.all([shop.payDeposit(ana, booking), shop.payDeposit(eva, booking)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await wait(3_000);
    expect(await shop.now(ana, booking)).toMatchObject({ state: 'approved', deposit: { state: 'paid' } });
    const rows = await shop.moneyOf(purchaseOf(booking));
    expect(rows.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  it('lets as many in by links as an order does (rule orders/links)', async () => {
    const booking = await shop.booked(ana);
    const token = await shop.link(ana, booking.id);
    const join = (diner: Diner) => shop.post(diner, shop.of(booking.id, 'pay'), { token });
    const diners = Array.from({ length: MOST_GUESTS + 1 }, () => shop.createDiner());
    const [last, ...guests] = await Promise.all(diners);
    for (const guest of guests) expect((await join(guest)).status).toBe(200);
    expect(keyOf(await join(last ?? ana))).toBe('link_full');
    // A guest who is in, and the person who booked, may come again.
    for (const there of [ana, ...guests]) expect((await join(there)).status).toBe(200);
    expect((await shop.payDeposit(ana, booking)).status).toBe(201);
  });

  it('is nothing to a guest, nor to a stranger', async () => {
    const booking = await shop.booked(ana, { people: 2 });
    await shop.addGuest(ana, booking.id, 'Eva');
    const token = await shop.link(ana, booking.id, 1);
    const eva = await shop.createDiner();
    expect(((await shop.open(eva, booking.id, token)).body as Booking).deposit).toBeNull();
    expect(keyOf(await shop.post(eva, shop.of(booking.id, 'pay'), { token }))).toBe('owner_only');
    expect(keyOf(await shop.payDeposit(eva, booking))).toBe('not_found');
  });
});
