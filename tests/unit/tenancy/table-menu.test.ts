import { hasTableMenu, movedTableMenu } from '@/lib/tenancy/table-menu';

const moved = { new_menu_v3: true, new_menu_url: 'https://menu.example/{supplier_slug}' };
const branch = { slug: 'norte', on_table_class: 'basic' as const, services: ['on_table' as const] };
const query = new URLSearchParams('table_id=4');

test.each([
  ['a basic branch of the new menu', moved, branch, 'https://menu.example/norte?table_id=4'],
  ['a branch of another class', moved, { ...branch, on_table_class: 'checkout' as const }, null],
  ['a tenant without it', { ...moved, new_menu_v3: false }, branch, null],
  ['a tenant that names no address', { ...moved, new_menu_url: null }, branch, null],
  ['one that names no safe address', { ...moved, new_menu_url: 'http://menu.example/' }, branch, null],
])('the menu on the table of %s (rule table/new-menu)', (_whose, tenant, of, expected) => {
  expect(movedTableMenu({ tenant, branch: of, query })).toBe(expected);
  expect(hasTableMenu({ tenant, branch: of })).toBe(expected === null);
});

test('a branch without the service has no table', () => {
  const tenant = { ...moved, new_menu_v3: false };
  expect(hasTableMenu({ tenant, branch: { ...branch, services: ['delivery'] } })).toBe(false);
});
