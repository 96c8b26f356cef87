import { bookingLinkPath, screenPath } from '@/lib/domain/tenant/screen-path';
import { findBranchShape } from '@/lib/domain/tenant/screens';

test('an address is its shape with the branch and the id in it', () => {
  expect(screenPath({ screen: '' })).toBe('/');
  expect(screenPath({ screen: 'branch-offices' })).toBe('/branch-offices');
  expect(screenPath({ screen: '*', slug: 'centro' })).toBe('/centro');
  expect(screenPath({ screen: '*/menu-digital/home', slug: 'centro' })).toBe('/centro/menu-digital/home');
  expect(screenPath({ screen: '*/checkout/#', slug: 'centro', id: 45 })).toBe('/centro/checkout/45');
  expect(screenPath({ screen: 'book_info/#', id: 45 })).toBe('/book_info/45');
  expect(bookingLinkPath({ id: 45, token: 'abc' })).toBe('/book_info/45/abc');
});

test('an address leads to the screen whose shape it has', () => {
  const path = screenPath({ screen: '*/view/#', slug: 'centro', id: 45 });
  expect(findBranchShape(path.split('/').slice(2))).toBe('*/view/#');
});
