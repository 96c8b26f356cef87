import { listOrderParts } from '@/lib/domain/staff/order-parts';

test('an order lists each dish with its options behind it, and what several lines share once (rule menu/sold-out)', () => {
  const milk = { option_id: 11, name: 'Avena' };
  const coffee = { product_supplier_id: 1, name: 'Café', options: [{ ...milk, options: [] }] };
  const combo = {
    ...{ product_supplier_id: 2, name: 'Combo' },
    options: [{ option_id: 21, name: 'Bebida', options: [{ option_id: 22, name: 'Té' }] }, milk],
  };
  const names = listOrderParts([coffee, combo, coffee]).map(({ kind, name }) => [kind, name]);
  expect(names).toEqual([
    ['product', 'Café'],
    ['option', 'Avena'],
    ['product', 'Combo'],
    ['option', 'Bebida'],
    ['option', 'Té'],
  ]);
});
