import type { OrderStatus } from '@/lib/domain/orders/order-states';
import {
  countToMake,
  filterOrders,
  isOfStation,
  isStation,
  NO_STATION,
  stationKey,
  stationName,
} from '@/lib/domain/staff/stations';

const line = (station: string | null, changes = {}) => ({
  ...{ station, product_id: 1, name: 'Arepa', count: 2, options: [], comment: '' },
  ...changes,
});
const order = (status: OrderStatus, products: ReturnType<typeof line>[], service = 'delivery') => ({
  ...{ status, service, products },
});
const ALL = { station: null, service: null };

test.each([
  ['parrilla', true],
  ['barra-2', true],
  ['Parrilla', true],
  ['Parrilla fría', true],
  ['Café', true],
  ['Açaí & Sucos nº 2', true],
  ['la  barra', false],
  ['-bar', false],
  ['2', false],
  ['Bar\nCocina', false],
  ['Bar <b>', false],
  ['', false],
  ['a'.repeat(31), false],
])('whether %s is a station: %s', (word, isOne) => expect(isStation(word)).toBe(isOne));

test.each([
  ['parrilla-norte', 'Parrilla norte'],
  ['bar', 'Bar'],
  ['Parrilla fría', 'Parrilla fría'],
  ['Café', 'Café'],
])('the station %s is read as %s (rule staff/stations)', (station, read) =>
  expect(stationName(station)).toBe(read),
);

test.each([
  ['Café', 'cafe', true],
  ['Parrilla fría', 'parrilla-fria', true],
  ['Bar', 'Barra', false],
])('whether %s and %s are one station: %s', (one, other, isSame) =>
  expect(stationKey(one) === stationKey(other)).toBe(isSame),
);

test('a station sees its own lines alone; what has none stands with all, and in a choice of its own (rule staff/stations)', () => {
  const both = order('accepted', [line('bar'), line('parrilla'), line(null)]);
  const [grill, plain] = [order('accepted', [line('parrilla')]), order('accepted', [line(null)])];
  const orders = [both, grill, plain];
  const shown = (station: string | null) => filterOrders({ orders, ...ALL, station });
  expect([shown('bar'), shown(NO_STATION), shown(null)]).toEqual([[both], [both, plain], orders]);
  const ownOf = (station: string | null) => both.products.map((one) => isOfStation(one, station));
  expect(ownOf('bar')).toEqual([true, false, false]);
  expect(ownOf(NO_STATION)).toEqual([false, false, true]);
  expect(ownOf(null)).toEqual([true, true, true]);
  expect(countToMake({ orders, station: 'bar' })).toMatchObject([{ count: 2 }]);
  expect(isStation(NO_STATION)).toBe(false);
});

test('a service is shown alone', () => {
  const orders = [order('accepted', [line(null)]), order('accepted', [line(null)], 'on_table')];
  expect(filterOrders({ orders, ...ALL, service: 'on_table' })).toEqual([orders[1]]);
});

test('equal dishes with equal options and notes are counted together, the most first (rule staff/stations)', () => {
  const cheese = [{ name: 'Queso', count: 2, options: [{ name: 'Costeño', count: 1 }] }];
  const orders = [
    order('in_progress', [line(null), line(null, { options: cheese })]),
    order('preparation', [line(null), line(null, { comment: 'sin sal' })]),
    order('accepted', [line(null, { count: 3 }), line(null, { struck: true })]),
  ];
  expect(countToMake({ orders, station: null })).toMatchObject([
    { name: 'Arepa', options: '', comment: '', count: 7 },
    { options: '2 × Queso (Costeño)', count: 2 },
    { options: '', comment: 'sin sal', count: 2 },
  ]);
});

test.each(['packed', 'on_the_way', 'delivered', 'cancelled'] as const)(
  'an order that is %s is not counted',
  (status) => {
    expect(countToMake({ orders: [order(status, [line(null)])], station: null })).toEqual([]);
  },
);
