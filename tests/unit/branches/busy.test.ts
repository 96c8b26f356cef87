import { busyAt, busyEnd, caughtUpAt } from '@/lib/domain/branches/busy';

const at = new Date('2026-03-02T18:00:30Z');

test('a delay of an hour ends at a whole minute, one until further notice has no end (rule branches/busy)', () => {
  expect(busyEnd({ length: 'hour', at })).toEqual(new Date('2026-03-02T19:01:00Z'));
  expect(busyEnd({ length: 'open', at })).toBeNull();
});

test('a delay counts until its end, and none that was never said (rule branches/busy)', () => {
  const busy = { minutes: 20, until: '2026-03-02T19:01:00Z' };
  expect(busyAt({ busy, at })).toBe(busy);
  expect(busyAt({ busy, at: new Date('2026-03-02T19:01:00Z') })).toBeNull();
  expect(busyAt({ busy: { minutes: 10, until: null }, at })?.minutes).toBe(10);
  expect(busyAt({ at })).toBeNull();
});

test('a kitchen has caught up with three quarters of what made it busy (rule branches/busy)', () => {
  expect([1, 4, 12, 15].map((orders) => caughtUpAt({ orders }))).toEqual([0, 3, 9, 11]);
});
