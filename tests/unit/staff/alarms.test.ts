import { ALARM_KINDS, ALARM_SCREENS, byWorst, isFailing } from '@/lib/domain/staff/alarms';

const NOON = '2026-11-18T17:00:00.000Z';
const LATER = '2026-11-18T18:00:00.000Z';

test('the worst stands first, and of a kind the oldest (rule staff/alarms)', () => {
  const alarms = [
    { kind: 'booking_mail', since: NOON },
    { kind: 'transfer', since: LATER },
    { kind: 'transfer', since: NOON },
    { kind: 'unaccepted', since: LATER },
  ] as const;
  expect(byWorst(alarms).map(({ kind, since }) => [kind, since])).toEqual([
    ['unaccepted', LATER],
    ['transfer', NOON],
    ['transfer', LATER],
    ['booking_mail', NOON],
  ]);
});

test.each([
  [{ failed: 2, answered: 0 }, false],
  [{ failed: 3, answered: 3 }, false],
  [{ failed: 3, answered: 2 }, true],
])('of a gateway whose last tries are %p it is %s that it is down', (tries, expected) => {
  expect(isFailing(tries)).toBe(expected);
});

test('each kind leads to a screen', () => {
  expect(Object.keys(ALARM_SCREENS).sort()).toEqual([...ALARM_KINDS].sort());
});
