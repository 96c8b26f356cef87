import type { Order } from '@/lib/contract/orders/orders';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import { openRaceCourt } from '@/tests/support/faults/race-court';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

/** One of each in `npm test`, a hundred in `npm run test:faults` (guarantee/event-races). */
const TIMES = chooseCount({ short: 1, full: 100 });
jest.setTimeout(FAULT_TIMEOUT_MS);

let court: Awaited<ReturnType<typeof openRaceCourt>>;
beforeAll(async () => {
  court = await openRaceCourt();
});
afterAll(() => court.close());

type Stalls = { ana: Diner; order: Order; pollo: number; postre: number };

/** With an order of 13,000 that is charged, and paid unless it is said otherwise; the books are read after each. */
async function raced(race: (stalls: Stalls) => Promise<void>, { isPaid = true } = {}): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) {
    court.paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
    const ana = await court.createDiner();
    const order = await court.chargeFor(ana);
    if (isPaid) await court.deliver(order);
    const { pollo = 0, postre = 0 } = await court.stallIdsOf(order);
    await race({ ana, order, pollo, postre });
    for (let turn = 0; turn < 3; turn += 1) {
      court.paying.pass(60_000);
      await court.paying.runJobs();
    }
    expect(await court.findFaults()).toEqual([]);
  }
}

describe('the stalls of one order at once (rule table/court)', () => {
  it('two reject: each gives its part back, and the order is cancelled once', () =>
    raced(async ({ ana, order, pollo, postre }) => {
      const { first, second, waited } = await court.meet({
        at: 'order-moved',
        first: () => court.move(pollo, 'cancelled'),
        second: () => court.move(postre, 'cancelled'),
      });
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(await court.refundsOf(order)).toEqual([3_000, 10_000]);
      const { status, timeline } = await court.orderNow(ana, order);
      expect(status).toBe('cancelled');
      expect(timeline.filter((one) => one.status === 'cancelled')).toHaveLength(1);
    }));

  it('one rejects and the other begins: the order follows both', () =>
    raced(async ({ ana, order, pollo, postre }) => {
      await court.meet({
        at: 'order-moved',
        first: () => court.move(pollo, 'cancelled'),
        second: () => court.move(postre, 'accepted'),
      });
      const now = await court.orderNow(ana, order);
      expect(now.status).toBe('accepted');
      expect(now.refunds.map(({ amount }) => amount)).toEqual([10_000]);
    }));

  it('both hand over: the order is delivered', () =>
    raced(async ({ ana, order, pollo, postre }) => {
      for (const stall of [pollo, postre])
        for (const status of ['accepted', 'preparation', 'packed']) await court.move(stall, status);
      await court.meet({
        at: 'order-moved',
        first: () => court.move(pollo, 'delivered'),
        second: () => court.move(postre, 'delivered'),
      });
      expect((await court.orderNow(ana, order)).status).toBe('delivered');
    }));

  it('one rejects while staff give a part of it back: both together are its part', () =>
    raced(async ({ order, pollo }) => {
      const { first, second } = await court.meet({
        at: 'refund-taken',
        first: () => court.refund(pollo, 4_000),
        second: () => court.move(pollo, 'cancelled'),
      });
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
      expect(await court.refundsOf(order)).toEqual([4_000, 6_000]);
    }));

  it('one rejects while the gateway gives the money back: never more than was paid', () =>
    raced(async ({ order, postre }) => {
      await court.voidCharge(order);
      const { second } = await court.meet({
        at: 'payment-settled',
        first: () => court.deliver(order),
        second: () => court.move(postre, 'cancelled'),
      });
      expect(outcomeOf(second)).toBe('illegal_transition');
      expect(await court.refundsOf(order)).toEqual([13_000]);
    }));

  it('two messages of one charge: it is split once', () =>
    raced(
      async ({ ana, order }) => {
        const deliver = () => court.deliver(order);
        await court.meet({ at: 'order-split', first: deliver, second: deliver });
        expect((await court.orderNow(ana, order)).stalls).toHaveLength(2);
      },
      { isPaid: false },
    ));
});

test('a backend that dies while it splits has paid nothing: the next look pays and splits (guarantee/killed-backend)', () =>
  raced(
    async ({ ana, order }) => {
      const { deps } = court.paying.backend;
      const { checkpoint } = deps;
      Object.assign(deps, {
        checkpoint: (name: string) => {
          if (name === 'order-split') throw new Error('killed');
        },
      });
      await expect(court.deliver(order)).rejects.toThrow('killed');
      Object.assign(deps, { checkpoint });
      expect(await court.orderNow(ana, order)).toMatchObject({ stalls: [], payment: { status: 'pending' } });
      expect(await court.stallIdsOf(order)).toEqual({});
      court.paying.pass(60_000);
      await court.paying.runJobs();
      expect((await court.orderNow(ana, order)).stalls).toHaveLength(2);
    },
    { isPaid: false },
  ));
