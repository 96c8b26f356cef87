import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { findPromisedSlot } from '@/lib/domain/branches/promised-slot';

const hours: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    { days: ['fri'], open: '12:00', close: '15:00', services: null },
    { days: ['fri'], open: '18:10', close: '01:00', services: null },
  ],
  exceptions: [],
};
/** A time of Friday the 20th, or of the night after it. */
const at = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}:00-05:00`);
const find = (now: string, from: string, taken: Record<string, number> = {}, date = '2026-11-20') => {
  const found = findPromisedSlot({
    hours,
    now: at(now, date),
    from: at(from, date),
    service: 'take_away',
    slotMinutes: 15,
    slotOrders: 2,
    taken: new Map(Object.entries(taken)),
  });
  return found && `${found.slot.date} ${found.slot.hour} at ${found.from.toISOString().slice(11, 16)}`;
};

test.each([
  { why: 'the slot in which it is ready', now: '12:05', from: '12:25', is: '2026-11-20 12:15 at 17:25' },
  { why: 'a boundary begins its slot', now: '12:10', from: '12:30', is: '2026-11-20 12:30 at 17:30' },
  {
    why: 'with a place left it stays',
    now: '12:05',
    from: '12:25',
    taken: { '2026-11-20 12:15': 1 },
    is: '2026-11-20 12:15 at 17:25',
  },
  {
    why: 'from full slots it moves to the next, from its beginning on',
    now: '12:05',
    from: '12:25',
    taken: { '2026-11-20 12:15': 2, '2026-11-20 12:30': 5 },
    is: '2026-11-20 12:45 at 17:45',
  },
  {
    why: 'what is ready after closing has a slot of its own',
    now: '14:55',
    from: '15:20',
    is: '2026-11-20 15:15 at 20:20',
  },
  {
    why: 'and where that is full, the next that the branch is open for',
    now: '14:55',
    from: '15:20',
    taken: { '2026-11-20 15:15': 2 },
    is: '2026-11-20 18:10 at 23:10',
  },
  {
    why: 'slots begin with their shift',
    now: '18:20',
    from: '18:40',
    is: '2026-11-20 18:40 at 23:40',
  },
])('$why (rule branches/slot-places)', ({ now, from, taken, is }) => {
  expect(find(now, from, taken)).toBe(is);
});

test('a night goes on past midnight, by the date of the clock', () => {
  expect(find('00:05', '00:25', {}, '2026-11-21')).toBe('2026-11-21 00:25 at 05:25');
  expect(find('00:05', '00:25', { '2026-11-21 00:25': 2 }, '2026-11-21')).toBe('2026-11-21 00:40 at 05:40');
});

test('no place within the longest promise: none', () => {
  expect(find('00:30', '00:55', { '2026-11-21 00:55': 2 }, '2026-11-21')).toBeNull();
});
