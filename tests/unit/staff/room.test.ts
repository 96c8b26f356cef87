import { byAge, isPaidUp, standingOf } from '@/lib/domain/staff/room';

const open = { state: 'open', total: 20, left: 20, in_flight: 0 } as const;
const booking = {};

test.each([
  ['free', { account: null, booking: null }],
  ['reserved', { account: null, booking }],
  ['open', { account: open, booking }],
  ['bill_asked', { account: { ...open, state: 'bill_asked' }, booking: null }],
  ['paid', { account: { ...open, state: 'bill_asked', left: 0 }, booking: null }],
  ['open', { account: { ...open, left: 0, in_flight: 20 }, booking: null }],
  ['open', { account: { ...open, total: 0, left: 0 }, booking: null }],
  ['owed', { account: { ...open, state: 'closed', left: 0 }, booking: null }],
] as const)('a table stands as %s (rule staff/room)', (standing, table) => {
  expect(standingOf(table)).toBe(standing);
});

test('nothing is paid up while money is on its way, or before anything is owed', () => {
  expect(isPaidUp({ total: 20, left: 0, in_flight: 0 })).toBe(true);
  expect(isPaidUp({ total: 20, left: 0, in_flight: 5 })).toBe(false);
  expect(isPaidUp({ total: 0, left: 0, in_flight: 0 })).toBe(false);
});

test('whoever has waited longest stands first', () => {
  const [late, early] = [{ at: '2026-11-25T20:05:00Z' }, { at: '2026-11-25T20:01:00Z' }];
  expect(byAge([late, early])).toEqual([early, late]);
});
