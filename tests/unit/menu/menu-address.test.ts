import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { menuAddressOf, menuPath, takesOrders } from '@/lib/domain/menu/menu-address';

test.each([
  ['home', ''],
  ['table', '/menu-digital'],
  ['grab_and_go', '/grab-and-go'],
] as const)('the menu of %s is at /centro%s', (menuAddress, path) => {
  expect(menuPath({ slug: 'centro', menuAddress })).toBe(`/centro${path}`);
});

test('home takes orders for delivery, scheduled delivery and take away, and for nothing else', () => {
  const able = SERVICE_CHOICES.filter((choice) => takesOrders({ menuAddress: 'home', services: [choice] }));
  expect(able).toEqual(['delivery', 'schedule', 'take_away']);
  expect(takesOrders({ menuAddress: 'home', services: [] })).toBe(false);
});

test.each(['table', 'grab_and_go'] as const)(
  'a document of %s begins read-only (rule table/classes)',
  (menuAddress) => {
    expect(takesOrders({ menuAddress, services: SERVICE_CHOICES })).toBe(false);
  },
);

test('each service is ordered from one menu (rule menu/addresses)', () => {
  expect(SERVICE_CHOICES.map(menuAddressOf)).toEqual([
    'home',
    'home',
    'home',
    'table',
    'table',
    'home',
    'grab_and_go',
  ]);
  expect(menuAddressOf(null)).toBe('home');
});
