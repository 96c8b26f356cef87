import type { Checkpoint } from '@/backend/platform/checkpoint';
import { GatewayError } from '@/backend/providers/payments/port';
import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import { CARDS } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';

describe('paying twice', () => {
  it.each<Checkpoint>(['payment-claimed', 'payment-before-charge', 'payment-after-charge'])(
    'held at %s: one attempt, one charge (guarantee/one-charge)',
    (at) =>
      raced(async ({ ana }) => {
        const order = await shop.placeByCard(ana);
        const [one, other] = [await shop.token(), await shop.token()];
        const { first, second } = await meet(
          at,
          () => shop.payWith(ana, order, one),
          () => shop.payWith(ana, order, other),
        );
        expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'payment_in_progress']);
        expect(shop.charges(order)).toHaveLength(1);
      }),
  );

  it.each<Checkpoint>(['payment-claimed', 'payment-after-charge'])(
    'by its owner and a guest, held at %s: one attempt, one charge (guarantee/one-charge)',
    (at) =>
      raced(async ({ ana, eva }) => {
        const order = await shop.placeByCard(ana);
        await shop.invite(order, eva);
        const [one, other] = [await shop.token(), await shop.token()];
        const { first, second } = await meet(
          at,
          () => shop.payWith(eva, order, one),
          () => shop.payWith(ana, order, other),
        );
        expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'payment_in_progress']);
        expect(shop.charges(order)).toHaveLength(1);
      }),
  );

  it('with one key: the second is in flight', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      const pay = () => shop.payWith(ana, order, token, 'one-payment');
      const { first, second } = await meet('payment-before-charge', pay, pay);
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'idempotency_in_flight']);
      expect((await pay()).text).toBe(first.text);
      expect(shop.charges(order)).toHaveLength(1);
    }));
});

/** Turns of the job, one each second. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    races.paying.pass(1_000);
    await races.paying.runJobs();
  }
}

/** A payment whose charge is at the gateway; `fail` has the gateway answer it with a failure of its own. */
async function payHeld(diner: Diner, order: Order) {
  const token = await shop.token();
  let fail = (): void => undefined;
  const arrived = new Promise<void>((arrive) => {
    races.paying.breakGateway(shop, () => ({
      create: () =>
        new Promise((_, reject) => {
          fail = () => reject(new GatewayError('unknown', '500', 'answered'));
          arrive();
        }),
    }));
  });
  const paid = shop.payWith(diner, order, token);
  const missed = paid.then((answer) => {
    throw new Error(`the payment ended before its charge: ${outcomeOf(answer)}`);
  });
  await Promise.race([arrived, missed]);
  missed.catch(() => undefined);
  races.paying.mendGateways();
  return async () => {
    fail();
    await paid;
  };
}

describe('a question to the gateway that is brought forward while another is on its way', () => {
  it('by an event, when the gateway is asked seldom: the order is paid within a second', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      races.paying.setFaults({ settleMs: 2 ** 31 - 1 });
      await shop.payWith(ana, order, await shop.token());
      races.paying.setFaults({ settleMs: null });
      for (const ms of [2_000, 2_000, 5_000, 15_000, 60_000, 600_000]) {
        races.paying.pass(ms);
        if (ms < 600_000) await races.paying.runJobs();
      }
      const isHeard = () => shop.deliver(order, { status: 'APPROVED' });
      await meet('job-before-settle', () => races.paying.runJobs(), isHeard);
      for (const one of shop.charges(order)) one.settlesAt = 0;
      await passSeconds(1);
      expect((await shop.orderNow(ana, order)).payment?.status).toBe('success');
    }));

  it('by the failure of its charge: its diner may pay again after six seconds', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const fail = await payHeld(ana, order);
      await passSeconds(3);
      races.paying.pass(1_000);
      await meet('job-before-settle', () => races.paying.runJobs(), fail);
      await passSeconds(5);
      expect((await shop.orderNow(ana, order)).payment?.status).toBe('pending');
      await passSeconds(1);
      const { payment } = await shop.orderNow(ana, order);
      expect(payment).toMatchObject({ status: 'expired', not_received: true });
    }));

  it('by an event, as a failed charge is called not received: it is asked about a second later', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await (await payHeld(ana, order))();
      await passSeconds(5);
      races.paying.pass(1_000);
      const isHeard = () => shop.deliverLate({ order, isKnown: false });
      await meet('job-before-settle', () => races.paying.runJobs(), isHeard);
      const late = await shop.drawLateCharge(order);
      races.paying.state.transactions.set(late.id, { ...late, status: 'APPROVED' });
      await passSeconds(1);
      expect((await shop.orderNow(ana, order)).payment?.status).toBe('success');
    }));
});

it('an event before the failure of its charge is noted: the charge is looked for like any other', () =>
  raced(async ({ ana }) => {
    const order = await shop.placeByCard(ana);
    const fail = await payHeld(ana, order);
    await shop.deliverLate({ order, isKnown: false });
    await fail();
    await passSeconds(30);
    expect((await shop.orderNow(ana, order)).payment?.status).toBe('pending');
    expect(outcomeOf(await shop.payWith(ana, order, await shop.token()))).toBe('payment_in_progress');
  }));

it('an event while its attempt runs out: the money that comes later is owed back', () =>
  raced(async ({ ana }) => {
    const order = await shop.placeByCard(ana);
    await (await payHeld(ana, order))();
    races.paying.pass(17 * 60_000);
    const isHeard = () => shop.deliverLate({ order, isKnown: false });
    await meet('job-before-settle', () => races.paying.runJobs(), isHeard);
    expect((await shop.orderNow(ana, order)).payment?.status).toBe('expired');
    await passSeconds(60);
    const late = await shop.drawLateCharge(order);
    races.paying.state.transactions.set(late.id, { ...late, status: 'APPROVED' });
    races.paying.pass(600_000);
    await races.paying.runJobs();
    expect((await shop.movesOf(order)).at(-1)).toBe('refund_due');
  }));

describe('the gateway’s event and other writers (guarantee/event-races)', () => {
  const success = async (diner: Diner, order: Order) => {
    expect((await shop.orderNow(diner, order)).payment?.status).toBe('success');
    expect((await shop.movesOf(order)).filter((one) => one === 'success')).toHaveLength(1);
    expect(shop.charges(order)).toHaveLength(1);
  };

  it('before our own answer: the answer comes too late to change anything (guarantee/early-event)', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      await meet(
        'payment-after-charge',
        () => shop.payWith(ana, order, token),
        async () => {
          races.paying.settle();
          await shop.deliver(order);
        },
      );
      await success(ana, order);
    }));

  it('while our own answer is written down: it waits, and then counts', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      const { waited } = await meet(
        'payment-settled',
        () => shop.payWith(ana, order, token),
        async () => {
          races.paying.settle();
          await shop.deliver(order);
        },
      );
      expect(waited).toBe(true);
      await success(ana, order);
    }));

  it.each<['event' | 'job', Checkpoint]>([
    ['event', 'payment-settled'],
    ['job', 'payment-settled'],
    ['job', 'job-before-settle'],
  ])('the %s first, held at %s, and the other: one change', (leader, at) =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token());
      races.paying.settle();
      const [event, job] = [() => shop.deliver(order), () => shop.reconcile(order)];
      await (leader === 'event' ? meet(at, event, job) : meet(at, job, event));
      await success(ana, order);
    }),
  );

  it('two of the same event: one change (guarantee/duplicate-events)', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token());
      races.paying.settle();
      await meet(
        'payment-settled',
        () => shop.deliver(order),
        () => shop.deliver(order),
      );
      await success(ana, order);
    }));

  it('an order that is read while its payment ends is all as before', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token(CARDS.declined));
      races.paying.settle();
      const { first } = await meet(
        'order-read',
        () => shop.orderNow(ana, order),
        () => shop.deliver(order),
      );
      expect(first.payment).toMatchObject({ status: 'pending', retry_until: null });
      const after = await shop.orderNow(ana, order);
      const until = new Date(races.paying.backend.clock.now.getTime() + 900_000).toISOString();
      expect(after.payment).toMatchObject({ status: 'declined', retry_until: until });
    }));

  it.each<['answers with the charge' | 'does not say', boolean]>([
    ['answers with the charge', true],
    ['does not say', false],
  ])(
    'comes while a failed charge is called not received, and the gateway %s: nobody may pay again',
    (_case, isKnown) =>
      raced(async ({ ana }) => {
        const order = await shop.placeByCard(ana);
        races.paying.setFaults({ failCreate: 1 });
        await shop.payWith(ana, order, await shop.token());
        for (const ms of [1_000, 2_000]) {
          races.paying.pass(ms);
          await shop.reconcile(order);
        }
        races.paying.pass(3_000);
        const isHeard = () => shop.deliverLate({ order, isKnown });
        await meet('job-before-settle', () => shop.reconcile(order), isHeard);
        expect((await shop.orderNow(ana, order)).payment?.status).toBe('pending');
        expect(outcomeOf(await shop.payWith(ana, order, await shop.token()))).toBe('payment_in_progress');
      }),
  );

  it('staff cancel while the approval is written: the money goes back, once', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token());
      races.paying.settle();
      await shop.deliver(order);
      const { first } = await meet(
        'order-moved',
        () => shop.move(order.id, 'cancelled'),
        () => shop.reconcile(order),
      );
      expect(outcomeOf(first)).toBe(200);
      await shop.giveBack(order);
      const now = await shop.orderNow(ana, order);
      expect([now.status, now.payment?.status]).toEqual(['cancelled', 'refunded']);
    }));
});
