import { endUndecided, expireDeposit } from '@/backend/booking';
import { makeContext } from '@/backend/make-context';
import { findInstanceById } from '@/backend/tenant';
import type { Booking } from '@/lib/contract/booking/booking';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { chooseCount } from '@/tests/support/faults/fault-counts';
import { openRaces, outcomeOf, type Races } from '@/tests/support/faults/races';
import { tableOf } from '@/tests/support/shops/booking-shop';
import { depositsOf, EIGHT, serveDeposits } from '@/tests/support/shops/deposit-shop';
import type { Diner } from '@/tests/support/shops/shop';

/** Each race has a table that none had before. */
const TABLES = chooseCount({ short: 12, full: 1_000 });

let races: Races;
let shop: Awaited<ReturnType<typeof openShop>>;
let meet: Races['meet'];
beforeAll(async () => {
  const tables = Array.from({ length: TABLES }, (_, index) => tableOf(String(index + 1), 2));
  races = await openRaces(depositsOf({ tables }));
  shop = await openShop();
  ({ meet } = races);
});
afterAll(() => races.close());

const openShop = () => serveDeposits(races.shop, races.paying);
const purchaseOf = ({ deposit }: Booking) => deposit?.purchase_id ?? 0;
/** Pauses where the gates stand, as a job does. */
async function runJob(job: typeof expireDeposit, booking: Booking): Promise<boolean> {
  const { backend } = races.paying;
  const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
  if (!instance) throw new Error('the shop is gone');
  const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
  return (await job({ ctx, purchaseId: purchaseOf(booking) })) !== null;
}
const expire = (booking: Booking) => runJob(expireDeposit, booking);
const raced = (race: (party: { ana: Diner; booking: Booking }) => Promise<void>) =>
  races.raced(async ({ ana }) => race({ ana, booking: await shop.booked(ana) }));
const overdue = () => races.paying.pass(15 * 60_000);

describe('a deposit is paid, or its booking is over (guarantee/deposit-once)', () => {
  it('its time ends first: nothing is charged, and the table is free', () =>
    raced(async ({ ana, booking }) => {
      overdue();
      const { first, second, waited } = await meet(
        'deposit-over',
        () => expire(booking),
        () => shop.payDeposit(ana, booking),
      );
      expect([first, outcomeOf(second), waited]).toEqual([true, 'order_closed', true]);
      expect(await shop.now(ana, booking)).toMatchObject({
        state: 'cancelled',
        deposit: { state: 'unpaid' },
      });
    }));

  it('the payment begins first: the booking waits for it', () =>
    raced(async ({ ana, booking }) => {
      overdue();
      const { first, second, waited } = await meet(
        'payment-claimed',
        () => shop.payDeposit(ana, booking),
        () => expire(booking),
      );
      expect([outcomeOf(first), second, waited]).toEqual([201, false, true]);
      expect((await shop.now(ana, booking)).state).toBe('pending');
    }));

  it('the diner cancels while the payment is approved: the money goes back', () =>
    raced(async ({ ana, booking }) => {
      await shop.payDeposit(ana, booking);
      races.paying.settle();
      const { second, waited } = await meet(
        'payment-settled',
        () => races.shop.reconcile({ id: purchaseOf(booking) }),
        () => shop.cancel(ana, booking.id),
      );
      expect([outcomeOf(second), waited]).toEqual([200, true]);
      expect((await shop.now(ana, booking)).deposit?.state).toMatch(/^refund/);
    }));

  it('the payment is approved while the diner cancels: the money goes back', () =>
    raced(async ({ ana, booking }) => {
      await shop.payDeposit(ana, booking);
      races.paying.settle();
      const { first, waited } = await meet(
        'order-moved',
        () => shop.cancel(ana, booking.id),
        () => races.shop.reconcile({ id: purchaseOf(booking) }),
      );
      expect([outcomeOf(first), waited]).toEqual([200, true]);
      expect((await shop.now(ana, booking)).deposit?.state).toMatch(/^refund/);
    }));

  it('staff decline in the last moment of its stay: it ends once, and the money goes back', () =>
    raced(async ({ ana, booking }) => {
      await shop.payDeposit(ana, booking);
      races.paying.settle();
      await races.shop.reconcile({ id: purchaseOf(booking) });
      await shop.query("update bookings set status = 'pending' where instance_id = $1 and id = $2", [
        booking.id,
      ]);
      const end = Date.parse(booking.ends_at);
      races.paying.backend.clock.now = new Date(end - 1);
      const { first, second, waited } = await meet(
        'order-moved',
        () => shop.decide(booking, { decision: 'decline', reason: 'Sin luz' }),
        () => {
          races.paying.backend.clock.now = new Date(end);
          return runJob(endUndecided, booking);
        },
      );
      expect([outcomeOf(first), second, waited]).toEqual([200, false, true]);
      expect((await shop.now(ana, booking)).deposit?.state).toMatch(/^refund/);
    }));

  it('staff seat the party while its organiser scans the code: it pays of one account', () =>
    raced(async ({ ana, booking }) => {
      await shop.payDeposit(ana, booking);
      races.paying.settle();
      await races.shop.reconcile({ id: purchaseOf(booking) });
      const [row] = await shop.query<{ label: string }>(
        `select t.label from booking_tables c join tables t on t.id = c.table_id
         where c.instance_id = $1 and c.booking_id = $2`,
        [booking.id],
      );
      races.paying.backend.clock.now = EIGHT;
      const { first, second, waited } = await meet(
        'deposit-credited',
        () => shop.scan(ana, row?.label ?? ''),
        () => shop.seat(booking),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect((await shop.now(ana, booking)).deposit?.state).toBe('on_the_account');
      const moved = await shop.query<{ id: number }>(
        `select p.id from payments p join purchases c on c.id = p.purchase_id
         where p.instance_id = $1 and p.is_deposit and c.is_account and p.payer_id = $2`,
        [ana.id],
      );
      expect(moved).toHaveLength(1);
    }));

  it('one of two who come by a link at once takes the last place among those who pay (rule orders/links)', async () => {
    races.paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
    const owner = await races.shop.createDiner();
    const booking = await shop.booked(owner, { date: '2026-11-27' });
    const token = await shop.link(owner, booking.id);
    const diners = Array.from({ length: MOST_GUESTS + 1 }, () => races.shop.createDiner());
    const [ana, eva, ...guests] = await Promise.all(diners);
    if (!ana || !eva) throw new Error('nobody comes');
    await shop.query(
      `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, pays_at)
       select $1, $2, unnest($3::bigint[]), 'guest', now(), now()`,
      [purchaseOf(booking), guests.map(({ id }) => id)],
    );
    const join = (diner: Diner) => shop.post(diner, shop.of(booking.id, 'pay'), { token });
    const { first, second, waited } = await meet(
      'order-joined',
      () => join(ana),
      () => join(eva),
    );
    expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'link_full', true]);
  });

  it('agrees with its booking in all books; where it does not, the checker finds it', async () => {
    expect(await races.shop.findFaults()).toEqual([]);
    const ana = await races.shop.createDiner();
    const booking = await shop.booked(ana, { date: '2026-11-27' });
    await shop.cancel(ana, booking.id);
    const setState = (state: string) =>
      shop.query('update bookings set status = $2 where instance_id = $1 and id = $3', [state, booking.id]);
    await setState('approved');
    expect(await races.shop.findFaults()).toEqual([
      `a booking that does not agree with its deposit: ${booking.id}`,
    ]);
    await setState('cancelled');
  });
});
