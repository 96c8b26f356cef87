import { findOrders } from '@/lib/domain/staff/search';

const order = (id: number, changes = {}) => ({
  ...{ id, number: id + 100, pick_up: null, seat: null, contact: null },
  products: [{ name: 'Limonada de coco', member: null }],
  ...changes,
});
const ORDERS = [
  order(1, { contact: { name: 'María Peña', phone: '310 555 0142' } }),
  order(2, { seat: { label: '12' }, products: [{ name: 'Ají de gallina', member: 'Eva' }] }),
  order(3, { pick_up: { number: 7, code: 'K4' } }),
];
const found = (query: string) => findOrders({ orders: ORDERS, query }).map(({ id }) => id);

test.each([
  ['101', [1]],
  ['#103', [3]],
  ['maria', [1]],
  ['pena limonada', [1]],
  ['0142', [1]],
  ['12', [2]],
  ['k4', [3]],
  ['7', [3]],
  ['AJI', [2]],
  ['eva', [2]],
  ['limonada', [1, 3]],
  ['42', []],
  ['maria aji', []],
  ['  ', [1, 2, 3]],
])('«%s» finds %j (rule staff/search)', (query, ids) => expect(found(query)).toEqual(ids));
