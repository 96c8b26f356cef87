import { lastOpenMoment } from '@/lib/domain/branches/last-open';

const hours = {
  timezone: 'America/Bogota',
  weekly: [{ days: ['mon' as const], open: '09:00', close: '12:00', services: null }],
  exceptions: [],
};

test.each([
  ['2026-03-02T15:00:00Z', '2026-03-02T15:00:00.000Z'],
  ['2026-03-02T17:20:00Z', '2026-03-02T16:50:00.000Z'],
  ['2026-03-08T23:00:00Z', '2026-03-02T16:45:00.000Z'],
])('at %s the branch was last open at %s', (now, expected) => {
  expect(lastOpenMoment({ hours, now: new Date(now) })?.toISOString()).toBe(expected);
});

test('a branch that does not open has no such moment', () => {
  expect(
    lastOpenMoment({ hours: { ...hours, weekly: [] }, now: new Date('2026-03-02T15:00:00Z') }),
  ).toBeNull();
});
