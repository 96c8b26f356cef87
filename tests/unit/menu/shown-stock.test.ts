import { FEW, isFew } from '@/lib/domain/menu/shown-stock';

test('the last pieces of a dish are told, more of them are not (rule menu/live)', () => {
  expect([0, FEW, FEW + 1, null].map(isFew)).toEqual([true, true, false, false]);
});
