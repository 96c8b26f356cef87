import { diffFields, holdsNames, isSame, valueAt, withValueAt } from '@/lib/domain/shop/field-values';
import { createOrder, findUnmoved } from '@/lib/domain/shop/order';
import { keyOf, SHOP_PARTS } from '@/lib/domain/shop/shop-document';

const step = (value: unknown) => ({ holds: true, value });

test('a path leads through fields and through entries by their key', () => {
  const product = { options: [{ key: 'a', name: { es: 'A' } }, { key: 'b' }], weekly: [1] };
  expect(valueAt(product, ['options', 'a', 'name', 'es'])).toEqual(step('A'));
  expect(valueAt(product, ['options', 'c']).holds).toBe(false);
  expect(valueAt(product, ['weekly', '0']).holds).toBe(false);
  expect(withValueAt(product, ['options', 'b'], { holds: false, value: undefined })).toEqual({
    options: [{ key: 'a', name: { es: 'A' } }],
    weekly: [1],
  });
  expect([holdsNames({}, 'x'), holdsNames([], 'options'), holdsNames([], 'weekly')]).toEqual([
    ...[true, true, false],
  ]);
});

test('values are compared whatever the order of fields, and pictures and terms as a whole', () => {
  expect(isSame({ a: [1], b: null }, { b: null, a: [1] })).toBe(true);
  expect(isSame({ a: undefined }, {})).toBe(false);
  const logo = (hash: string) => step({ logo: { hash, width: 200 }, name: { es: hash } });
  expect(diffFields(logo('a'), logo('b'))).toEqual([
    { field: ['logo'], from: { hash: 'a', width: 200 }, to: { hash: 'b', width: 200 } },
    { field: ['name', 'es'], from: 'a', to: 'b' },
  ]);
});

test('a list whose entries are others, or in another order, is set as a whole', () => {
  const of = (...keys: string[]) => step({ options: keys.map((key) => ({ key })) });
  expect(diffFields(of('a', 'b'), of('b', 'a')).map(({ field }) => field)).toEqual([['options']]);
  expect(diffFields(of('a', 'a'), of('a', 'b')).map(({ field }) => field)).toEqual([['options']]);
});

test('keys are put behind one another, and as many as can be have not moved', () => {
  const order = createOrder(['a', 'b', 'c']);
  expect(order.take('a')).toBeNull();
  order.put('a', 'c');
  expect(order.list()).toEqual(['b', 'c', 'a']);
  expect([...findUnmoved(['a', 'b', 'c'], ['b', 'c', 'a'])].sort()).toEqual(['b', 'c']);
});

test('a table is known by its branch, its kind and its label', () => {
  expect(keyOf('table', { branchSlug: 'centro', kind: 'room', label: '12' })).toBe('centro/room/12');
  expect(SHOP_PARTS).toContain('optionGroups');
});
