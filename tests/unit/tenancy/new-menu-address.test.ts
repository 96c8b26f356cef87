import { newMenuAddress } from '@/lib/tenancy/new-menu-address';

const template = 'https://menu.example/{supplier_slug}/on-table/basic';
const addressOf = (query: string, more: { template?: string; supplierSlug?: string } = {}) =>
  newMenuAddress({ template, supplierSlug: 'centro', query: new URLSearchParams(query), ...more });

test.each([
  ['', 'https://menu.example/centro/on-table/basic'],
  ['table_id=5&utm_source=qr', 'https://menu.example/centro/on-table/basic?table_id=5&utm_source=qr'],
  ['t=k1.5.mac', 'https://menu.example/centro/on-table/basic?t=k1.5.mac'],
  ['service=on_table&profile=9&token=x', 'https://menu.example/centro/on-table/basic'],
  ['utm_=1&UTM_SOURCE=2', 'https://menu.example/centro/on-table/basic'],
])('?%s → %s (rule table/new-menu)', (query, address) => {
  expect(addressOf(query)).toBe(address);
});

test.each([
  'http://menu.example/{supplier_slug}',
  'javascript:alert(1)',
  '//menu.example',
  '',
  'https://',
  'https://my menu.example/{supplier_slug}',
  'https://menu.example:99999/',
])('the template %j is not followed', (bad) => {
  expect(addressOf('', { template: bad })).toBeNull();
});

test('nothing of a branch or a visitor changes the host', () => {
  expect(addressOf('table=%2F%2Fevil.example', { supplierSlug: '../@evil.example' })).toMatch(
    /^https:\/\/menu\.example\//,
  );
});
