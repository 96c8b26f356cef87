import { findShape, listScreens, screenOfBranch, screenOfTenant } from '@/lib/domain/tenant/screens';
import { PERSONAL_VIEWS, UNMEASURED_VIEWS, VIEWS, VIEWS_WITHOUT_HEADER } from '@/lib/domain/tenant/views';
import { listSourceFiles } from '../guards/source-files';

const toShape = (path: string) =>
  path
    .replace(/^app\/\[domain\]\/\[locale\]\/?/, '')
    .replace(/\/?page\.tsx$/, '')
    .replace('[supplierId]', '*')
    .replace(/\[\w+\]/, '#');

test('every page is a row of the table, and every row that is drawn is a page', () => {
  const pages = listSourceFiles({ folders: ['app/[domain]'], pattern: /\/page\.tsx$/ }).map(({ path }) =>
    toShape(path),
  );
  const drawn = listScreens().flatMap(([shape, { view }]) => (view === null ? [] : [shape]));
  expect(pages.toSorted()).toEqual(drawn.toSorted());
});

test.each([
  [[], ''],
  [['location'], 'location'],
  [['centro'], '*'],
  [['centro', '45'], '*/#'],
  [['centro', 'view', '45'], '*/view/#'],
  [['centro', 'view', '045'], null],
  [['centro', 'md'], null],
  [['location', 'x'], null],
  [['*'], '*'],
  [['book_info', '7'], 'book_info/#'],
  [['book_info'], '*'],
  [['book_info', '07'], null],
])('%j is drawn by %s', (path, shape) => {
  expect(findShape(path)).toBe(shape);
});

test('a screen of a tenant is none of a branch, and the other way round', () => {
  expect(screenOfTenant(['location'])).not.toBeNull();
  expect(screenOfBranch(['location'])).toBeNull();
  expect(screenOfTenant(['*'])).toBeNull();
  expect(screenOfTenant(['constructor'])).toBeNull();
  expect(screenOfBranch(['delivery', 'order'])).toEqual({ view: 'Cart', personal: true });
});

test('the lists of views are read from it (rule visit/views)', () => {
  expect(VIEWS).toHaveLength(new Set(VIEWS).size);
  expect(VIEWS.at(-1)).toBe('NotFound');
  expect(PERSONAL_VIEWS.toSorted()).toEqual([
    'BookInfo',
    'Booking',
    'BookingPopup',
    'BookingRating',
    'Cart',
    'Checkout',
    'GrabAndGoMyOrder',
    'History',
    'JoinGroup',
    'OnTableMyOrder',
    'Order',
    'OrderRating',
    'Orders',
    'PreCheckout',
    'Profile',
    'SmartLink',
    'TableAccount',
    'WebCheckout',
  ]);
  expect(VIEWS_WITHOUT_HEADER).toEqual(['Main', 'BookingPopup', 'InactiveInstance']);
  expect(UNMEASURED_VIEWS.toSorted()).toEqual(
    [...PERSONAL_VIEWS, 'InactiveInstance', 'NotFound', 'TableCode'].toSorted(),
  );
});
