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
  sumsOfBill,
  surplusOf,
  unwantedMinor,
} from '@/lib/domain/payments/payment-sums';
import { refundWaysOf, spreadRefund } from '@/lib/domain/payments/refunds';

const paid = (refundsMinor = 0, givenMinor = 0): PaymentSums => ({
  status: 'success',
  amountMinor: 100,
  tipMinor: 0,
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
    expect(isPaid({ status: 'success', amountMinor: 0, tipMinor: 0, refundsMinor: 0, givenMinor: 0 })).toBe(
      true,
    );
  });
});

describe('several payments of one purchase (guarantee/one-charge)', () => {
  const one = (
    status: PaymentSums['status'],
    amountMinor: number,
    refundsMinor = 0,
    tipMinor = 0,
  ): PaymentSums => ({
    status,
    amountMinor,
    tipMinor,
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
    ['a part of it paid, with a tip', [one('success', 40, 0, 10)], 70],
    ['a part of it on its way, with a tip', [one('pending', 40, 0, 10)], 70],
    ['a part and a tip paid, and some of that back', [one('success', 40, 25, 10)], 95],
    ['a part and a tip paid, and more than the part back', [one('success', 40, 35, 10)], 100],
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
    expect(unwantedMinor({ totalMinor: 100, amountMinor: 60, tipMinor: 0, isWanted, payments })).toBe(back);
  });

  it.each([
    ['all of it is wanted', true, [], 0],
    ['nobody waits for it', false, [], 60],
    ['a part of it is wanted: the tip stays', true, [one('success', 90, 0, 10)], 30],
    ['nothing of it is wanted: the tip goes too', true, [one('success', 110, 0, 10)], 60],
  ])('50 of 100 with a tip of 10, where %s', (_case, isWanted, payments, back) => {
    expect(unwantedMinor({ totalMinor: 100, amountMinor: 60, tipMinor: 10, isWanted, payments })).toBe(back);
  });

  it.each<[string, number, PaymentSums[], [number, number][]]>([
    ['as it was', 100, [one('success', 60), one('success', 40)], []],
    ['not paid yet', 60, [one('success', 50)], []],
    ['smaller by a part of the last payment', 80, [one('success', 60), one('success', 40)], [[1, 20]]],
    [
      'smaller by more than the last',
      50,
      [one('success', 60), one('success', 40)],
      [
        [1, 40],
        [0, 10],
      ],
    ],
    ['smaller by a part: the tip stays', 80, [one('success', 60), one('success', 50, 0, 10)], [[1, 20]]],
    [
      'smaller by all of the last: its tip too',
      60,
      [one('success', 60), one('success', 50, 0, 10)],
      [[1, 50]],
    ],
    ['nothing, past what gave back already', 0, [one('success', 60, 60), one('success', 40, 10)], [[1, 30]]],
    ['smaller while one is on its way', 50, [one('success', 60), one('pending', 40)], [[0, 10]]],
  ])('a bill that is %s gives this back (rule payments/shares)', (_case, totalMinor, payments, back) => {
    const found = surplusOf({ totalMinor, payments });
    expect(found.map(({ payment, amountMinor }) => [payments.indexOf(payment), amountMinor])).toEqual(back);
  });

  const step = fc.record({
    act: fc.constantFrom('begin', 'begin a part', 'approve', 'decline', 'refund'),
    pick: fc.nat(20),
    part: fc.integer({ min: 1, max: 100 }),
    tip: fc.nat(50),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  /** Applies a step to an attempt, among others. */
  function change(chosen: PaymentSums, others: PaymentSums[], { act, part }: Step, totalMinor: number) {
    const { status, amountMinor, tipMinor } = chosen;
    if (act === 'approve' && status !== 'success') {
      const isWanted = status === 'unknown';
      const refundsMinor = unwantedMinor({ totalMinor, payments: others, amountMinor, tipMinor, isWanted });
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
        if (left > 0) payments.push(one('unknown', amount + taken.tip, 0, taken.tip));
      } else if (chosen) payments[at] = change(chosen, payments.toSpliced(at, 1), taken, totalMinor);
    }
    return payments;
  }

  it('never keep or ask for more than the bill, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.array(step, { maxLength: 60 }), (total, steps) => {
        const payments = play(total, steps);
        const { paidMinor: kept, inFlightMinor: asked } = sumsOfBill(payments);
        expect(kept + asked).toBeLessThanOrEqual(total);
        expect(leftToPayMinor({ totalMinor: total, payments })).toBe(total - kept - asked);
        expect(isCovered({ totalMinor: total, payments })).toBe(kept === total);
        for (const { payment, amountMinor } of surplusOf({ totalMinor: Math.floor(total / 2), payments }))
          payment.refundsMinor += amountMinor;
        expect(sumsOfBill(payments).paidMinor).toBe(Math.min(kept, Math.floor(total / 2)));
        for (const { amountMinor, refundsMinor } of payments)
          expect(refundsMinor).toBeLessThanOrEqual(amountMinor);
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
