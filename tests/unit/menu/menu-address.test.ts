import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { CHOICES_OF, MENU_ADDRESSES, menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';

test.each([
  ['home', ''],
  ['table', '/menu-digital'],
  ['grab_and_go', '/grab-and-go'],
] as const)('the menu of %s is at /centro%s', (menuAddress, path) => {
  expect(menuPath({ slug: 'centro', menuAddress })).toBe(`/centro${path}`);
});

test('each address takes the services that lead to it (rule menu/addresses)', () => {
  for (const address of MENU_ADDRESSES)
    for (const choice of CHOICES_OF[address]) expect(menuAddressOf(choice)).toBe(address);
});

test('each service is ordered from one menu (rule menu/addresses)', () => {
  expect(SERVICE_CHOICES.map(menuAddressOf)).toEqual([
    'home',
    'home',
    'home',
    'table',
    'room',
    'home',
    'grab_and_go',
  ]);
  expect(menuAddressOf(null)).toBe('home');
});
