import { doneSince, recallTo } from '@/lib/domain/staff/done';

const hours = (open: string, close: string) => ({
  timezone: 'America/Bogota',
  exceptions: [],
  weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const, open, close, services: null }],
});
/** Bogotá is five hours behind UTC. */
const at = (local: string) => new Date(`${local}-05:00`);

test.each([
  ['noon', '09:00', '22:00', '2026-11-20T12:00', '2026-11-20T00:00'],
  ['an hour after midnight', '09:00', '22:00', '2026-11-21T01:00', '2026-11-20T00:00'],
  ['within its night', '18:00', '03:00', '2026-11-21T02:30', '2026-11-20T03:00'],
  ['an hour after its night', '18:00', '03:00', '2026-11-21T04:00', '2026-11-20T03:00'],
  ['the next evening', '18:00', '03:00', '2026-11-21T19:00', '2026-11-21T03:00'],
])(
  'at %s the branch’s day goes back to where it began (rule staff/recall)',
  (_when, open, close, now, since) =>
    expect(doneSince({ hours: hours(open, close), now: at(now) })).toEqual(at(since)),
);

test('what was handed over comes back to be ready, or to be made where nothing is packed', () => {
  expect(recallTo({ route: 'delivery', status: 'delivered' })).toBe('packed');
  expect(recallTo({ route: 'pick_up', status: 'finished' })).toBe('packed');
  expect(recallTo({ route: 'served', status: 'delivered' })).toBe('preparation');
  expect(recallTo({ route: 'room', status: 'finished' })).toBe('preparation');
});

test('what is cancelled, under way, or a table’s account does not come back', () => {
  expect(recallTo({ route: 'delivery', status: 'cancelled' })).toBeNull();
  expect(recallTo({ route: 'delivery', status: 'on_the_way' })).toBeNull();
  expect(recallTo({ route: 'table', status: 'finished' })).toBeNull();
});
