import { isPackedOrder } from '@/lib/domain/orders/packing';

const there = { service: 'on_table', subservice: null, seat: null, is_account: false } as const;
const table = { id: 4 };

test.each([
  ['a delivery', { ...there, service: 'delivery' as const }, false, true],
  ['take away', { ...there, service: 'take_away' as const }, false, true],
  ['a counter that was told nothing', there, null, true],
  ['a counter whose diner stays', there, false, false],
  ['a counter whose diner leaves', there, true, true],
  ['a table', { ...there, seat: table }, true, false],
  ['an account', { ...there, seat: table, is_account: true }, true, false],
  ['a room', { ...there, subservice: 'room' as const, seat: table }, true, false],
] as const)('%s is packed or not (rule cart/packing)', (_case, order, said, packed) => {
  expect(isPackedOrder({ order, said })).toBe(packed);
});
