import type { Booking } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { EIGHT, openDepositShop } from '@/tests/support/shops/deposit-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let paying: PayingBackend;
let shop: Awaited<ReturnType<typeof openDepositShop>>;
let ana: Diner;
let booking: Booking;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = NOON;
  await paying.forgetDue();
  shop = await openDepositShop(paying);
  ana = await shop.createDiner();
  booking = await shop.paid(ana);
  paying.backend.clock.now = EIGHT;
});
afterAll(() => paying.close());

const seated = async () => (await shop.seat(booking)).body as StaffBooking;
/** The account of table 1, as the organiser who sits there reads it. */
async function sit() {
  await shop.scan(ana, '1');
  await shop.join(ana, 'Ana');
  return shop.read(ana);
}
const sums = async (accountId: number) => {
  const rows = await shop.moneyOf(accountId);
  return rows.map(({ amount_minor, refunds_minor }) => [amount_minor, refunds_minor]);
};

describe('a deposit at the table (rule booking/deposit)', () => {
  it('pays of the bill once the party is seated, once, and what is not used goes back', async () => {
    expect(await seated()).toMatchObject({ deposit: { state: 'on_the_account' } });
    await seated();
    const account = await sit();
    expect(account).toMatchObject({ total: 0, paid: 40_000, deposit: 40_000, left: 0 });
    await shop.sent(ana, 'limonada');
    expect(await shop.read(ana)).toMatchObject({ total: 12_500, paid: 40_000, left: 0 });
    const closed = await shop.post(ana, '/on_table/account/bill.json', {});
    expect(closed.body).toMatchObject({ state: 'closed', total: 12_500, paid: 12_500, deposit: 12_500 });
    expect(await sums(account.id)).toEqual([[40_000, 27_500]]);
    expect((await shop.now(ana, booking)).deposit).toMatchObject({ state: 'taken_off', comes_back: 27_500 });
    expect(await shop.get(ana, `/orders/${account.id}.json`)).toMatchObject({
      refunds: [{ amount: 27_500, reason: 'not_used' }],
    });
  });

  it('comes with who scans the code of a table, also when nothing was ordered ahead', async () => {
    await shop.scan(ana, '1');
    const account = await sit();
    expect(account).toMatchObject({ deposit: 40_000, me: 1 });
    expect(await shop.day()).toMatchObject([{ deposit: { state: 'on_the_account' } }]);
  });

  it('comes with who joins an account that others of the party opened, once', async () => {
    const [beto, key] = [await shop.createDiner(), 'limonada'];
    await shop.scan(beto, '1');
    await shop.join(beto, 'Beto');
    await shop.sent(beto, key);
    await shop.scan(ana, '1');
    for (const name of ['Ana', 'Ana María']) await shop.join(ana, name);
    const account = await shop.read(ana);
    expect(account).toMatchObject({ total: 12_500, paid: 40_000, deposit: 40_000, left: 0 });
    expect(account.rounds).toHaveLength(1);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('on_the_account');
  });

  it('is what goes back of too much that was paid, not what others paid', async () => {
    const beto = await shop.sitDown('1', 'Beto');
    await shop.sent(beto, 'limonada', { count: 4 });
    const { id } = await shop.read(beto);
    await shop.query(
      `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, tip_minor, reference, created_at,
         finished_at, payer_id) values ($1, $2, 1, 'cash', 'success', 55000, 5000, $3, now(), now(), $4)`,
      [id, `beto-${id}`, beto.id],
    );
    await seated();
    await shop.closeAccount(id);
    expect(await sums(id)).toEqual([
      [55_000, 0],
      [40_000, 40_000],
    ]);
  });

  it('comes back where the table is freed before it was on its account', async () => {
    await shop.query(`update bookings set seated_at = $3 where instance_id = $1 and id = $2`, [
      booking.id,
      EIGHT,
    ]);
    const freed = await shop.staff('DELETE', `/staff/bookings/${booking.id}/tables.json`);
    expect(freed.body).toMatchObject({ deposit: { state: 'refund_due' } });
  });

  it('lies on a smaller bill until the account is closed, while others get back what they paid', async () => {
    await seated();
    const account = await sit();
    await shop.sent(ana, 'limonada', { count: 4 });
    expect(await shop.read(ana)).toMatchObject({ total: 50_000, left: 10_000 });
    const [line] = (await shop.read(ana)).rounds.flatMap(({ lines }) => lines);
    await shop.staff('PUT', `/staff/accounts/${account.id}/lines/${line?.id}.json`, { void_reason: 'Fría' });
    expect(await shop.read(ana)).toMatchObject({ total: 0, paid: 40_000 });
    expect(await sums(account.id)).toEqual([[40_000, 0]]);
    await shop.closeAccount(account.id);
    expect(await sums(account.id)).toEqual([[40_000, 40_000]]);
  });

  it('goes back whole from an account that nothing was ordered on', async () => {
    await seated();
    const account = await sit();
    await shop.closeAccount(account.id);
    expect(await sums(account.id)).toEqual([[40_000, 40_000]]);
    expect((await shop.now(ana, booking)).deposit).toMatchObject({ state: 'refund_due', comes_back: 40_000 });
  });

  it('keeps an account from closing by itself while something of it is left (rule table/idle)', async () => {
    await seated();
    const { id } = await sit();
    paying.pass(4 * 3_600_000);
    await paying.runJobs();
    const [row] = await shop.query<{ status: string }>(
      'select status from purchases where instance_id = $1 and id = $2',
      [id],
    );
    expect(row?.status).toBe('in_progress');
    expect(await sums(id)).toEqual([[40_000, 0]]);
  });

  it('is nobody’s part of a bill that is split (rule table/split)', async () => {
    await seated();
    await sit();
    await shop.sent(ana, 'limonada', { count: 8 });
    const held = await shop.post(ana, '/on_table/account/shares.json', { kind: 'equal', of: 2 });
    expect(held.body).toMatchObject({ total: 100_000, shares: [{ amount: 30_000, is_mine: true }] });
  });

  it('stays with the booking where tables have no account: staff see it and take it off', async () => {
    shop = await openDepositShop(paying, { onTableClass: 'basic' });
    paying.backend.clock.now = NOON;
    ana = await shop.createDiner();
    booking = await shop.paid(ana);
    paying.backend.clock.now = EIGHT;
    expect(await seated()).toMatchObject({ deposit: { state: 'paid', amount: 40_000 } });
    await shop.staff('DELETE', `/staff/bookings/${booking.id}/tables.json`);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('taken_off');
  });

  it('that staff gave back before is on no account (rule payments/staff-refunds)', async () => {
    const headers = await shop.asStaff('refunds:write');
    const refund = await shop.ask({
      method: 'POST',
      path: `/staff/orders/${booking.deposit?.purchase_id}/refunds.json`,
      headers: { ...headers, 'idempotency-key': 'a-refund-of-a-deposit' },
      body: { reason: 'Cortesía' },
    });
    expect(refund.status).toBeLessThan(300);
    expect((await seated()).deposit?.state).toMatch(/^refund/);
  });

  it('is not given back to who cancels once the party sits', async () => {
    shop = await openDepositShop(paying, { deposit: { refundHours: 2 } });
    paying.backend.clock.now = NOON;
    ana = await shop.createDiner();
    booking = await shop.paid(ana);
    paying.backend.clock.now = new Date(EIGHT.getTime() - 10 * 3_600_000);
    await seated();
    await shop.cancel(ana, booking.id);
    expect((await shop.now(ana, booking)).deposit?.state).toBe('on_the_account');
    expect(await shop.moneyOf(booking.deposit?.purchase_id ?? 0)).toEqual([]);
  });
});
