import fc from 'fast-check';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import {
  isCovered,
  isLivePayment,
  isPaid,
  keptMinor,
  leftToPayMinor,
  type PaymentSums,
  standingOf,
  unwantedMinor,
} from '@/lib/domain/payments/payment-sums';
import { refundWaysOf, spreadRefund } from '@/lib/domain/payments/refunds';

const paid = (refundsMinor = 0, givenMinor = 0): PaymentSums => ({
  status: 'success',
  amountMinor: 100,
  refundsMinor,
  givenMinor,
});

describe('what became of a payment’s money follows from its refunds (rule payments/money-back)', () => {
  it.each([
    ['none', paid(), 'success', 100],
    ['a part that is owed', paid(40), 'success', 60],
    ['a part that was given', paid(40, 40), 'success', 60],
    ['all of it, owed', paid(100), 'refund_due', 0],
    ['all of it, and a part was given', paid(100, 40), 'refund_due', 0],
    ['all of it, given', paid(100, 100), 'refunded', 0],
  ] as const)('%s', (_case, payment, standing, kept) => {
    expect([standingOf(payment), keptMinor(payment)]).toEqual([standing, kept]);
    expect([isPaid(payment), isLivePayment(payment)]).toEqual([kept > 0, kept > 0]);
  });

  it('keeps nothing where no money came', () => {
    for (const status of PAYMENT_STATUSES)
      expect(keptMinor({ ...paid(), status })).toBe(status === 'success' ? 100 : 0);
  });

  it('leaves room for another attempt only when it is over (guarantee/one-charge)', () => {
    const live = PAYMENT_STATUSES.filter((status) => isLivePayment({ ...paid(), status }));
    expect(live).toEqual(['created', 'unknown', 'pending', 'success']);
  });

  it('is paid where nothing was to be paid', () => {
    expect(isPaid({ status: 'success', amountMinor: 0, refundsMinor: 0, givenMinor: 0 })).toBe(true);
  });
});

describe('several payments of one purchase (guarantee/one-charge)', () => {
  const one = (status: PaymentSums['status'], amountMinor: number, refundsMinor = 0): PaymentSums => ({
    status,
    amountMinor,
    refundsMinor,
    givenMinor: 0,
  });

  it.each([
    ['nothing yet', [one('created', 100)], 100],
    ['all of it on its way', [one('unknown', 100)], 0],
    ['all of it in person', [one('pending', 100)], 0],
    ['a part of it on its way', [one('pending', 30), one('declined', 100)], 70],
    ['a part of it paid', [one('success', 30)], 70],
    ['a part of it paid, and some of that back', [one('success', 30, 10)], 80],
    ['more than the bill', [one('success', 130)], 0],
  ])('%s leaves this to pay', (_case, payments, left) => {
    expect(leftToPayMinor({ totalMinor: 100, payments })).toBe(left);
  });

  it.each([
    ['of an order that waits', true, [], 0],
    ['that nobody waits for', false, [], 60],
    ['beside a part that was paid', true, [one('success', 70)], 30],
    ['of what is paid already', true, [one('success', 100)], 60],
    ['beside money that went back', true, [one('success', 100, 100)], 0],
  ])('60 of 100 %s must go back by this', (_case, isWanted, payments, back) => {
    expect(unwantedMinor({ totalMinor: 100, amountMinor: 60, isWanted, payments })).toBe(back);
  });

  const step = fc.record({
    act: fc.constantFrom('begin', 'begin a part', 'approve', 'decline', 'refund'),
    pick: fc.nat(20),
    part: fc.integer({ min: 1, max: 100 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  /** What a word does to an attempt, among others. */
  function change(chosen: PaymentSums, others: PaymentSums[], { act, part }: Step, totalMinor: number) {
    const { status, amountMinor } = chosen;
    if (act === 'approve' && status !== 'success') {
      const isWanted = status === 'unknown';
      const refundsMinor = unwantedMinor({ totalMinor, payments: others, amountMinor, isWanted });
      return { ...chosen, status: 'success' as const, refundsMinor };
    }
    if (act === 'decline' && status === 'unknown') return { ...chosen, status: 'declined' as const };
    if (act !== 'refund' || status !== 'success') return chosen;
    return { ...chosen, refundsMinor: chosen.refundsMinor + Math.floor((keptMinor(chosen) * part) / 100) };
  }

  /** Any payer begins what is left or a part of it; any word comes about any attempt, in any order. */
  function play(totalMinor: number, steps: readonly Step[]): PaymentSums[] {
    const payments: PaymentSums[] = [];
    for (const taken of steps) {
      const at = taken.pick % Math.max(1, payments.length);
      const chosen = payments[at];
      if (taken.act.startsWith('begin')) {
        const left = leftToPayMinor({ totalMinor, payments });
        const amount = taken.act === 'begin' ? left : Math.ceil((left * taken.part) / 100);
        if (left > 0) payments.push(one('unknown', amount));
      } else if (chosen) payments[at] = change(chosen, payments.toSpliced(at, 1), taken, totalMinor);
    }
    return payments;
  }

  it('never keep or ask for more than the bill, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.array(step, { maxLength: 60 }), (total, steps) => {
        const payments = play(total, steps);
        const kept = payments.reduce((sum, payment) => sum + keptMinor(payment), 0);
        const onItsWay = payments.filter(({ status }) => status === 'unknown');
        const asked = onItsWay.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(kept + asked).toBeLessThanOrEqual(total);
        expect(leftToPayMinor({ totalMinor: total, payments })).toBe(total - kept - asked);
        expect(isCovered({ totalMinor: total, payments })).toBe(kept === total);
      }),
    );
  });
});

describe('a gateway is asked (rule payments/money-back)', () => {
  it.each([
    [{ isWhole: true, canVoid: true, refund: 'none' }, ['void']],
    [{ isWhole: false, canVoid: true, refund: 'none' }, []],
    [{ isWhole: true, canVoid: true, refund: 'partial' }, ['void', 'refund']],
    [{ isWhole: false, canVoid: true, refund: 'partial' }, ['refund']],
    [{ isWhole: true, canVoid: false, refund: 'full' }, ['refund']],
    [{ isWhole: false, canVoid: true, refund: 'full' }, []],
  ] as const)('%j: %j', (gateway, ways) => {
    expect(refundWaysOf(gateway)).toEqual(ways);
  });
});

describe('what staff give back is taken from the newest payment on (rule payments/staff-refunds)', () => {
  const spread = (amountMinor: number | null, ...kept: number[]) =>
    spreadRefund({ amountMinor, kept: kept.map((keptMinor, payment) => ({ payment, keptMinor })) });

  it.each([
    ['all of one', null, [100], [[0, 100]]],
    ['a part of one', 40, [100], [[0, 40]]],
    [
      'more than the newest keeps',
      70,
      [60, 50],
      [
        [1, 50],
        [0, 20],
      ],
    ],
    ['past one that keeps nothing', 10, [60, 0], [[0, 10]]],
  ])('%s', (_case, amount, kept, parts) => {
    expect(spread(amount, ...kept)).toEqual(
      parts.map(([payment, amountMinor]) => ({ payment, amountMinor })),
    );
  });

  it.each([
    ['more than is kept', 101, [100]],
    ['nothing', 0, [100]],
    ['all of nothing', null, [0]],
    ['all of no payment', null, []],
  ])('never %s', (_case, amount, kept) => {
    expect(spread(amount, ...kept)).toBeNull();
  });

  it('adds up, and takes of none more than it keeps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 6 }), fc.nat(4_000), (kept, amount) => {
        const all = kept.reduce((sum, one) => sum + one, 0);
        const parts = spread(amount, ...kept);
        expect(parts === null).toBe(amount === 0 || amount > all);
        for (const { payment, amountMinor } of parts ?? [])
          expect(amountMinor).toBeLessThanOrEqual(kept[payment] ?? 0);
        if (parts) expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount);
      }),
    );
  });
});
