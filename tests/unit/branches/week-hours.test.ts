import { countOpen, groupByHours } from '@/lib/domain/branches/open-branches';
import type { OpeningHours, Weekday } from '@/lib/domain/branches/opening-hours';
import { toWeekRows } from '@/lib/domain/branches/week-hours';

const shift = (days: Weekday[], open: string, close: string) => ({ days, open, close, services: null });
const noon = { open: '12:00', close: '15:00' };
const night = { open: '18:00', close: '01:00' };
const hoursOf = (weekly: OpeningHours['weekly'], timezone = 'America/Bogota'): OpeningHours => ({
  timezone,
  weekly,
  exceptions: [],
});

test('days in a row that keep the same hours stand together, closed ones too', () => {
  const weekly = [
    shift(['mon', 'tue', 'wed', 'fri'], night.open, night.close),
    shift(['mon', 'tue', 'wed'], noon.open, noon.close),
  ];
  expect(toWeekRows(hoursOf(weekly))).toEqual([
    { from: 'mon', to: 'wed', times: [noon, night] },
    { from: 'thu', to: 'thu', times: [] },
    { from: 'fri', to: 'fri', times: [night] },
    { from: 'sat', to: 'sun', times: [] },
  ]);
});

test('one row for a week that never changes', () => {
  const all: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  expect(toWeekRows(hoursOf([shift(all, '08:00', '20:00')]))).toHaveLength(1);
});

describe('open branches', () => {
  const wednesday = (hours: string) => new Date(`2026-11-18T${hours}:00Z`);
  const lunch = [shift(['wed'], '12:00', '15:00')];

  test('that are all closed say when the first one opens', () => {
    const groups = groupByHours([
      hoursOf([shift(['fri'], '08:00', '09:00')]),
      hoursOf([shift(['thu'], '11:00', '15:00')]),
      hoursOf([shift(['thu'], '10:30', '15:00')]),
    ]);
    const next = { day: 'thu', time: '10:30', inDays: 1 };
    expect(countOpen({ groups, at: wednesday('15:00') })).toEqual({ open: 0, next });
    expect(countOpen({ groups: groupByHours([hoursOf([])]), at: wednesday('15:00') })).toEqual({
      open: 0,
      next: null,
    });
  });

  test('are counted each in its own zone', () => {
    const groups = groupByHours([hoursOf(lunch), hoursOf(lunch), hoursOf(lunch, 'America/Santiago')]);
    expect(groups.map(({ branches }) => branches)).toEqual([2, 1]);
    expect(countOpen({ groups, at: wednesday('15:30') }).open).toBe(1);
    expect(countOpen({ groups, at: wednesday('17:30') }).open).toBe(3);
    expect(countOpen({ groups, at: wednesday('22:00') }).open).toBe(0);
  });
});
