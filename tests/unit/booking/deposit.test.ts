import {
  comesBack,
  type DepositMoney,
  depositMinorOf,
  depositState,
  movedRefundEnd,
  refundEnd,
} from '@/lib/domain/booking/deposit';

const DEPOSIT = { perPersonMinor: 20_000, fromPeople: 6, refundHours: 24 };
const EIGHT = new Date('2026-11-21T01:00:00Z');
const hours = (before: number) => new Date(EIGHT.getTime() - before * 3_600_000);

test.each([
  ['a branch without one', null, 8, null],
  ['one less than from where it is asked', DEPOSIT, 5, null],
  ['the first size that pays', DEPOSIT, 6, 120_000],
  ['a larger party', DEPOSIT, 11, 220_000],
  ['everybody', { ...DEPOSIT, fromPeople: 1 }, 1, 20_000],
])('%s (rule booking/deposit)', (_what, deposit, people, amount) => {
  expect(depositMinorOf({ deposit, people })).toBe(amount);
});

test.each([
  ['before the end', 25, false, true],
  ['at the very end', 24, false, false],
  ['after it', 3, false, false],
  ['after it, by the branch', 3, true, true],
])('cancelled %s (rule booking/deposit)', (_when, before, byBranch, back) => {
  const until = refundEnd({ startsAt: EIGHT, refundHours: 24 });
  expect(comesBack({ until, byBranch, now: hours(before) })).toBe(back);
});

test('a moved booking moves the end, but what is over stays over (rule booking/deposit)', () => {
  const until = refundEnd({ startsAt: EIGHT, refundHours: 24 });
  const later = new Date(EIGHT.getTime() + 7 * 24 * 3_600_000);
  const moved = { until, startsAt: later, refundHours: 24 };
  expect(movedRefundEnd({ ...moved, now: hours(30) })).toEqual(new Date(later.getTime() - 24 * 3_600_000));
  expect(movedRefundEnd({ ...moved, now: hours(20) })).toEqual(until);
});

const NOTHING: DepositMoney = {
  status: 'in_progress',
  isPaid: false,
  isOnItsWay: false,
  isOnTheAccount: false,
  isSeated: false,
  cameMinor: 0,
  refundsMinor: 0,
  givenMinor: 0,
};
test.each<[string, Partial<DepositMoney>]>([
  ['to_pay', {}],
  ['on_its_way', { isOnItsWay: true }],
  ['paid', { isPaid: true, cameMinor: 100 }],
  // Two payments at once: one is kept.
  ['paid', { isPaid: true, cameMinor: 200, refundsMinor: 100 }],
  ['to_pay', { cameMinor: 100, refundsMinor: 100 }],
  ['on_the_account', { isPaid: true, status: 'finished', isOnTheAccount: true }],
  ['kept', { isPaid: true, status: 'finished', cameMinor: 100 }],
  ['taken_off', { isPaid: true, status: 'finished', cameMinor: 100, isSeated: true }],
  ['refund_due', { status: 'cancelled', cameMinor: 100, refundsMinor: 100 }],
  ['refund_due', { status: 'cancelled', isPaid: true, cameMinor: 200, refundsMinor: 200, givenMinor: 100 }],
  ['refunded', { status: 'cancelled', cameMinor: 100, refundsMinor: 100, givenMinor: 100 }],
  ['unpaid', { status: 'cancelled' }],
  ['unpaid', { status: 'cancelled', isOnItsWay: true }],
])('is %s: %j (rule booking/deposit)', (state, money) => {
  expect(depositState({ ...NOTHING, ...money })).toBe(state);
});
