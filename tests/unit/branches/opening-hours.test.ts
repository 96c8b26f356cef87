import {
  addDays,
  type OpeningHours,
  resolveOpenState,
  WEEKDAYS,
  weekdayOf,
} from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';

const week: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    { days: ['mon', 'tue', 'wed', 'thu'], open: '11:30', close: '22:00', services: null },
    { days: ['fri', 'sat'], open: '18:00', close: '02:00', services: ['on_table'] },
  ],
  exceptions: [
    { from: '2026-12-25', to: '2026-12-25', name: 'Navidad', shifts: [] },
    { from: '2026-12-31', to: null, name: 'Obras', shifts: [{ open: '09:00', close: '10:00' }] },
  ],
};
/** Bogota is five hours behind UTC all year. */
const at = (local: string) => new Date(`${local}:00-05:00`);

describe('whether a branch is open, by its own clock (rule branches/hours)', () => {
  test.each([
    ['before a shift', '2026-11-23T11:29', { open: false, next: { day: 'mon', time: '11:30', inDays: 0 } }],
    ['at its first minute', '2026-11-23T11:30', { open: true, until: '22:00' }],
    ['at its last minute', '2026-11-23T21:59', { open: true, until: '22:00' }],
    ['at its end', '2026-11-23T22:00', { open: false, next: { day: 'tue', time: '11:30', inDays: 1 } }],
    ['past midnight in the shift of the day before', '2026-11-28T01:59', { open: true, until: '02:00' }],
    [
      'at the end of that shift',
      '2026-11-28T02:00',
      { open: false, next: { day: 'sat', time: '18:00', inDays: 0 } },
    ],
    [
      'on a day without shifts',
      '2026-11-29T12:00',
      { open: false, next: { day: 'mon', time: '11:30', inDays: 1 } },
    ],
    ['on a holiday', '2026-12-25T20:00', { open: false, next: { day: 'sat', time: '18:00', inDays: 1 } }],
    ['in an open-ended exception', '2027-03-01T09:30', { open: true, until: '10:00' }],
  ])('%s', (_name, local, expected) => {
    expect(resolveOpenState({ hours: week, at: at(local) })).toEqual(expected);
  });

  test('asks only the shifts of a service', () => {
    const friday = at('2026-11-27T20:00');
    expect(resolveOpenState({ hours: week, at: friday, service: 'on_table' }).open).toBe(true);
    expect(resolveOpenState({ hours: week, at: friday, service: 'delivery' }).open).toBe(false);
  });

  test('runs on through shifts that touch or overlap', () => {
    const day = (open: string, close: string, services: string[] | null = null) => ({
      days: ['mon', 'tue'] as const,
      open,
      close,
      services,
    });
    const lunch = [
      day('11:00', '15:00', ['delivery']),
      day('12:00', '18:00', ['on_table']),
      day('18:00', '01:00'),
    ];
    const hours = { ...week, weekly: lunch };
    expect(resolveOpenState({ hours, at: at('2026-11-23T11:30') })).toEqual({ open: true, until: '01:00' });
    expect(resolveOpenState({ hours, at: at('2026-11-23T11:30'), service: 'delivery' })).toEqual({
      open: true,
      until: '15:00',
    });
  });

  test('has no end when it is open around the clock', () => {
    const always = { days: WEEKDAYS, open: '00:00', close: '00:00', services: null };
    const hours = { ...week, weekly: [always], exceptions: [] };
    expect(resolveOpenState({ hours, at: at('2026-11-23T11:30') })).toEqual({ open: true, until: null });
  });

  test('never opens when there are no hours', () => {
    expect(
      resolveOpenState({ hours: { ...week, weekly: [], exceptions: [] }, at: at('2026-11-23T12:00') }),
    ).toEqual({
      open: false,
      next: null,
    });
  });

  test('follows the clock of Santiago through its summer time', () => {
    const hours = { ...week, timezone: 'America/Santiago', exceptions: [] };
    expect(resolveOpenState({ hours, at: new Date('2026-07-06T15:30:00Z') }).open).toBe(true);
    expect(resolveOpenState({ hours, at: new Date('2026-12-07T14:30:00Z') }).open).toBe(true);
    expect(resolveOpenState({ hours, at: new Date('2026-07-06T15:29:00Z') }).open).toBe(false);
  });
});

test('calendar days pass months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-21')).toBe('sat');
  expect(localMoment({ at: new Date('2026-11-21T03:00:00Z'), timezone: 'America/Bogota' })).toEqual({
    date: '2026-11-20',
    minute: 22 * 60,
  });
});
