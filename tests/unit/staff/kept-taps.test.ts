import { isTooOld, withTaps } from '@/lib/domain/staff/kept-taps';
import type { LineStage } from '@/lib/domain/staff/stages';

const DAY_MS = 24 * 3_600_000;
const line = (id: number, struck: boolean) => ({ id, struck });

test('an order stands where its last tap that waits will bring it, its lines as they were struck (rule staff/board)', () => {
  const orders = [
    { id: 1, status: 'accepted' as const, products: [line(5, false), line(6, true)] },
    { id: 2, status: 'in_progress' as const, products: [line(7, false)] },
  ];
  const taps = [
    { id: 1, status: 'preparation' as const },
    { id: 3, status: 'accepted' as const },
    { id: 1, status: 'packed' as const },
    { id: 1, status: 'accepted' as const, line: line(5, true) },
    { id: 1, status: 'packed' as const, line: line(6, false) },
    { id: 2, status: 'preparation' as const, line: line(7, true) },
  ];
  expect(withTaps(orders, taps)).toEqual([
    { id: 1, status: 'packed', products: [line(5, true), line(6, false)] },
    { id: 2, status: 'in_progress', products: [line(7, true)] },
  ]);
  expect(orders[0]?.status).toBe('accepted');
});

test('a tap is kept as long as its key is known', () => {
  expect(isTooOld({ at: 0, now: DAY_MS - 1 })).toBe(false);
  expect(isTooOld({ at: 0, now: DAY_MS })).toBe(true);
});

test("a table's lines that are begun without a signal are being made, and those that were served stay (rule staff/rounds)", () => {
  const staged = (id: number, stage: LineStage) => ({ ...line(id, false), stage });
  const table = { id: 1, status: 'in_progress' as const, products: [staged(5, 'new'), staged(6, 'later')] };
  const said = (state: 'preparation' | 'served') => ({
    ...{ id: 1, status: 'in_progress' as const, lines: { ids: [5, 6], state } },
  });
  const begun = { ...table, status: 'preparation', products: [staged(5, 'making'), staged(6, 'later')] };
  expect(withTaps([table], [said('preparation')])).toEqual([begun]);
  expect(withTaps([table], [said('preparation'), said('served')])).toEqual([begun]);
});
