import { printOrderNumber } from '@/lib/domain/orders/order-number';

test.each([
  ['its number at the tenant', { bck_purchase_id: null, number: 7 }, '#7'],
  ['the back office’s own word', { bck_purchase_id: 'B-0042', number: 7 }, 'B-0042'],
  ['its number where the back office has an empty word', { bck_purchase_id: '', number: 7 }, '#7'],
  ['nothing before it is placed', { bck_purchase_id: null, number: null }, null],
])('an order is called by %s', (_what, order, printed) => {
  expect(printOrderNumber(order)).toBe(printed);
});
