import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { accountStateOf, closedShownSince, forgottenBefore, isLeftAlone } from '@/lib/domain/table/account';

const NOON = new Date('2026-03-02T12:00:00Z');
const before = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

test('an account is open, asked for its bill, or closed, whatever its order is called (rule table/bill)', () => {
  for (const status of ORDER_STATUSES) {
    const isClosed = ['closed_account', 'finished', 'cancelled'].includes(status);
    expect(accountStateOf({ status, billAskedAt: null })).toBe(isClosed ? 'closed' : 'open');
    expect(accountStateOf({ status, billAskedAt: NOON })).toBe(isClosed ? 'closed' : 'bill_asked');
  }
});

test('an account is left alone after an hour, forgotten after three, shown for ten minutes (rule table/joining, rule table/idle)', () => {
  expect([59, 60].map((minutes) => isLeftAlone({ touchedAt: before(minutes), now: NOON }))).toEqual([
    false,
    true,
  ]);
  expect(forgottenBefore(NOON)).toEqual(before(180));
  expect(closedShownSince(NOON)).toEqual(before(10));
});
