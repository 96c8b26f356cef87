import { orderPath } from '@/lib/domain/tenant/order-path';

test.each([
  ['on_table', '/centro/menu-digital/my-order/7'],
  ['delivery', '/centro/order/7'],
  ['take_away', '/centro/order/7'],
] as const)('an order of %s has its page at %s (rule orders/table-pages)', (service, path) => {
  expect(orderPath({ slug: 'centro', id: 7, service })).toBe(path);
});
