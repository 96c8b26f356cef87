import { openSpans } from '@/lib/domain/branches/open-spans';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';

const hours: OpeningHours = {
  timezone: 'America/Santiago',
  weekly: [
    { days: ['mon', 'tue', 'wed', 'thu'], open: '11:30', close: '22:00', services: null },
    { days: ['fri', 'sat'], open: '18:00', close: '02:00', services: ['on_table'] },
    { days: ['sun'], open: '10:00', close: '16:00', services: ['delivery'] },
  ],
  exceptions: [{ from: '2026-09-08', to: '2026-09-08', name: 'Feriado', shifts: [] }],
};

test('spans say of every half hour what the hours say, also where clocks change (rule branches/hours)', () => {
  // Clocks go forward in the night to September 6.
  const from = new Date('2026-09-05T03:30:00Z');
  const { spans, until } = openSpans({ hours, from, service: 'on_table' });
  expect(until).toBeGreaterThan(from.getTime() + 6 * 86_400_000);
  const told = [];
  for (let at = from.getTime(); at < until; at += 1_800_000) {
    const isOpen = spans.some(([begin, end]) => begin <= at && at < end);
    const { open } = resolveOpenState({ hours, at: new Date(at), service: 'on_table' });
    if (isOpen !== open) told.push(new Date(at).toISOString());
  }
  expect(told).toEqual([]);
  expect(spans.length).toBeGreaterThan(5);
});
