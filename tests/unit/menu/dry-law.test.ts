import { findDryPeriod, printLocalHour, toLocalHour } from '@/lib/domain/menu/dry-law';

const ELECTION = { from: '2026-05-30 18:00', to: '2026-06-01 06:00' };
const find = (first: string, last = first) => findDryPeriod({ periods: [ELECTION], span: [first, last] });

test.each([
  ['a minute before it begins', '2026-05-30 17:59', null],
  ['as it begins', '2026-05-30 18:00', ELECTION],
  ['in its middle', '2026-05-31 12:00', ELECTION],
  ['its last minute', '2026-06-01 05:59', ELECTION],
  ['as it ends', '2026-06-01 06:00', null],
])('alcohol is not sold from the first minute to the last: %s (rule menu/dry-law)', (_when, hour, found) => {
  expect(find(hour)).toEqual(found);
});

test('what is ordered before and comes within is within (rule menu/dry-law)', () => {
  expect(find('2026-05-30 17:30', '2026-05-30 18:10')).toEqual(ELECTION);
  expect(find('2026-05-30 17:00', '2026-05-30 17:40')).toBeNull();
});

test('days that follow each other are one period, in whatever order they stand (rule menu/dry-law)', () => {
  const sunday = { from: '2026-06-01 06:00', to: '2026-06-01 18:00' };
  const within = { from: '2026-05-31 00:00', to: '2026-05-31 01:00' };
  const later = { from: '2026-06-02 00:00', to: '2026-06-02 06:00' };
  expect(
    findDryPeriod({
      periods: [later, sunday, within, ELECTION],
      span: ['2026-05-30 20:00', '2026-05-30 20:30'],
    }),
  ).toEqual({ from: ELECTION.from, to: sunday.to });
});

test('hours are of the place, and are said in its words', () => {
  const at = new Date('2026-05-30T23:00:00Z');
  expect(toLocalHour({ at, timezone: 'America/Bogota' })).toBe('2026-05-30 18:00');
  expect(printLocalHour({ hour: ELECTION.to, locale: 'es-CO' })).toBe(
    'lunes, 1 de junio, 6:00\u00a0a.\u00a0m.',
  );
  expect(printLocalHour({ hour: ELECTION.to, locale: 'pt-BR' })).toBe('segunda-feira, 1 de junho, 06:00');
});
