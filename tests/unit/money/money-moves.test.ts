import { isDrawerKind, MOVE_KINDS } from '@/lib/domain/money/money-moves';

test('the drawer has rows of its own kinds, and the others are of payments (rule payments/ledger)', () => {
  expect(MOVE_KINDS.filter(isDrawerKind)).toEqual(['opening', 'cash_in', 'cash_out']);
});
