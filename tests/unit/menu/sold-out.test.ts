import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { groupSoldOut, sayEndAs, soldOutEnd } from '@/lib/domain/menu/sold-out';

const LATE: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [{ days: ['sat'], open: '18:00', close: '02:00', services: null }],
  exceptions: [],
};

test.each([
  ['today', 'until midnight', '2026-11-27T18:00:00Z', '2026-11-28T05:00:00Z'],
  ['today', 'until its night is over', '2026-11-29T01:00:00Z', '2026-11-29T07:00:00Z'],
  ['today', 'until its night is over, after midnight too', '2026-11-29T06:00:00Z', '2026-11-29T07:00:00Z'],
  ['today', 'until the next midnight once the night is over', '2026-11-29T07:00:00Z', '2026-11-30T05:00:00Z'],
  ['20:30', 'until its clock says so', '2026-11-27T18:00:00Z', '2026-11-28T01:30:00Z'],
  ['13:00', 'until tomorrow for an hour that has come', '2026-11-27T18:00:00Z', '2026-11-28T18:00:00Z'],
])('what is sold out until «%s» is so %s (rule menu/sold-out)', (until, _words, at, end) => {
  expect(soldOutEnd({ until, hours: LATE, at: new Date(at) })).toEqual(new Date(end));
});

test.each([
  ['today', 'midnight', '2026-11-28T05:00:00Z'],
  ['today', 'the end of its night', '2026-11-28T07:00:00Z'],
  ['hour', 'an hour of this day', '2026-11-28T01:30:00Z'],
  ['day', 'tomorrow', '2026-11-28T18:00:00Z'],
  ['day', 'the morning after tomorrow', '2026-11-29T07:00:00Z'],
])('an end is said as %s at %s', (said, _words, end) => {
  const now = new Date('2026-11-27T18:00:00Z');
  expect(sayEndAs({ end: new Date(end), now, timezone: LATE.timezone })).toBe(said);
});

test('an hour that the clock skips comes when the clock goes on', () => {
  const hours = { ...LATE, timezone: 'America/Santiago' };
  const at = new Date('2026-09-06T03:30:00Z');
  expect(soldOutEnd({ until: '00:30', hours, at }).getTime()).toBeGreaterThan(at.getTime());
});

test('options stand under their groups, those with something sold out first (rule menu/sold-out)', () => {
  const option = (name: string, key: string, available = true) => ({
    name,
    available,
    group: { key, name: key },
  });
  const groups = groupSoldOut([
    option('Chico', 'tamaño'),
    option('Entera', 'leche'),
    option('Grande', 'tamaño'),
    option('Avena', 'leche', false),
  ]);
  expect(groups.map(({ name, options }) => [name, options.map((one) => one.name)])).toEqual([
    ['leche', ['Avena', 'Entera']],
    ['tamaño', ['Chico', 'Grande']],
  ]);
});
