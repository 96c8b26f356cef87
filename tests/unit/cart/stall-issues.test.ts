import { findStallIssues } from '@/lib/domain/cart/stall-issues';

const hours = {
  timezone: 'America/Lima',
  weekly: [{ days: ['mon' as const], open: '11:00', close: '17:00', services: null }],
  exceptions: [],
};
const stalls = [
  { id: 1, name: 'La Rada', services: ['on_table' as const], hours },
  { id: 2, name: 'Buen Wok', services: ['grab_and_go' as const], hours: { ...hours, weekly: [] } },
];
const line = (id: number, stall: number | null) => ({
  id,
  name: 'Ceviche',
  stall: stall === null ? null : { id: stall, name: 'x' },
});
// Monday.
const at = (hour: string) => new Date(`2026-03-02T${hour}:00-05:00`);
const find = (lines: ReturnType<typeof line>[], now: Date) =>
  findStallIssues({ lines, stalls, service: 'on_table', now });

test('lines of a stall that is closed say so, and no others', () => {
  expect(find([line(7, 1)], at('12:00'))).toEqual([]);
  expect(find([line(7, 1), line(8, 1)], at('17:00'))).toEqual([
    { key: 'stall_closed', lineId: 7, values: { product: 'Ceviche', stall: 'La Rada' } },
    { key: 'stall_closed', lineId: 8, values: { product: 'Ceviche', stall: 'La Rada' } },
  ]);
});

test('lines of a stall without the service say that, also while it is closed', () => {
  expect(find([line(7, 2)], at('12:00'))).toEqual([
    { key: 'stall_unavailable', lineId: 7, values: { product: 'Ceviche', stall: 'Buen Wok' } },
  ]);
});

test('what is no stall’s any more has an issue of its own', () => {
  expect(find([line(7, 3), line(8, null)], at('20:00'))).toEqual([]);
});
