import { seatsFrom } from '@/lib/domain/booking/seats-from';

test.each<[string, { day: string; starts: string; dayBegins?: string; timezone?: string }, string]>([
  [
    'an evening, from four in the morning',
    { day: '2026-11-20', starts: '2026-11-21T01:00Z' },
    '2026-11-20T09:00Z',
  ],
  [
    'half past midnight, with the evening to which it belongs',
    { day: '2026-11-20', starts: '2026-11-21T05:30Z' },
    '2026-11-20T09:00Z',
  ],
  [
    'a bar whose day begins at noon',
    { day: '2026-11-20', starts: '2026-11-21T07:00Z', dayBegins: '12:00' },
    '2026-11-20T17:00Z',
  ],
  [
    'a bakery’s half past three, from midnight',
    { day: '2026-11-20', starts: '2026-11-20T08:30Z' },
    '2026-11-20T05:00Z',
  ],
  [
    'a day whose midnight is skipped by its clocks',
    { day: '2026-09-06', starts: '2026-09-06T05:00Z', timezone: 'America/Santiago' },
    '2026-09-06T04:00Z',
  ],
])('a party is seated on its own day: %s (rule staff/bookings)', (_what, { starts, ...booked }, from) => {
  const clock = { timezone: 'America/Bogota', dayBegins: '04:00', ...booked };
  expect(seatsFrom({ ...clock, startsAt: new Date(starts) })).toEqual(new Date(from));
});
