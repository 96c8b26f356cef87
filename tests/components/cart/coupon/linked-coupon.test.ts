import { keepLinkedCoupon } from '@/lib/browser/links/linked-coupon';
import { appBench } from '@/tests/support/browser/app-bench';

const open = (address: string) => {
  history.replaceState({ kept: true }, '', address);
  const { stores } = appBench({});
  keepLinkedCoupon(stores);
  return stores.coupons.getState().linked;
};

test('the code of an address is kept and taken out of it (rule cart/coupon-link)', () => {
  expect(open('/centro?service=delivery&coupon=%20MESA10%20#postres')).toEqual({
    code: 'mesa10',
    least: null,
  });
  expect(location.href).toMatch(/\/centro\?service=delivery#postres$/);
  expect(history.state).toEqual({ kept: true });
});

test.each([
  ['none', '/centro?service=delivery'],
  ['an empty one', '/centro?coupon='],
  ['three characters', '/centro?coupon=abc'],
  ['markup', '/centro?coupon=%3Cimg%20src%3Dx%20onerror%3D%22window.__x%3D1%22%3E'],
  ['a query', `/centro?coupon=${encodeURIComponent("x' or 1=1--")}`],
  ['what no code is as long as', `/centro?coupon=${'a'.repeat(50_000)}!`],
])('%s is kept of no address', (_case, address) => {
  expect(open(address)).toBeNull();
  expect(location.search).not.toContain('coupon');
});
