import { resolveButton } from '@/components/orders/precheckout/resolve-button';

const open: Parameters<typeof resolveButton>[0] = {
  isClosed: false,
  isStopped: false,
  missing: 0,
  isHeld: false,
  isBusy: false,
  isRepricing: false,
  hasConnection: true,
  isOnline: false,
};

test.each<[string, Partial<typeof open>, ReturnType<typeof resolveButton>]>([
  ['orders', {}, 'order_now'],
  ['leads to the payment', { isOnline: true }, 'to_pay'],
  ['says that the branch is closed before what is missing', { isClosed: true, missing: 1 }, 'closed'],
  [
    'says that the branch is closed before a line that stops it',
    { isClosed: true, isStopped: true },
    'closed',
  ],
  ['leads to a line that stops it before what is missing', { isStopped: true, missing: 1 }, 'stopped'],
  ['says what is missing before a total', { missing: 1, isRepricing: true }, 'missing'],
  ['names no old total', { isRepricing: true }, 'repricing'],
  [
    'names no old total without a connection',
    { isRepricing: true, hasConnection: false },
    'repricing_offline',
  ],
  ['says that a press waits', { isHeld: true, hasConnection: false, isRepricing: true }, 'held_order'],
  ['says that a press to pay waits', { isHeld: true, hasConnection: false, isOnline: true }, 'held_pay'],
  ['says that an answer is missing', { isBusy: true, hasConnection: false }, 'unanswered'],
])('it %s', (_case, facts, expected) => {
  expect(resolveButton({ ...open, ...facts })).toBe(expected);
});
