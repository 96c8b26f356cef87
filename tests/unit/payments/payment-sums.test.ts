import { PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import {
  isLivePayment,
  isPaid,
  keptMinor,
  type PaymentSums,
  standingOf,
} from '@/lib/domain/payments/payment-sums';
import { refundWaysOf } from '@/lib/domain/payments/refunds';

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
