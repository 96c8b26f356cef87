import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { placeInShop } from '@/backend/folders/print/place-in-shop';
import { printFolder } from '@/backend/folders/print/print-folder';
import type { StoredPictures } from '@/backend/folders/read/files/make-picture';
import { readCsv } from '@/backend/folders/read/files/read-csv';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { anyBundle } from '@/tests/support/folders/any-bundle';
import { writePrinted } from '@/tests/support/folders/write-printed';

const parent = mkdtempSync(join(tmpdir(), 'placed-'));
afterAll(() => rmSync(parent, { recursive: true }));

const BYTES = new TextEncoder().encode('a picture');
const STORED: StoredPictures = { has: () => true, bytesOf: async () => BYTES };

function print(bundle: TenantBundle) {
  const printed = printFolder(bundle);
  if ('fault' in printed) throw new Error(printed.fault);
  return printed;
}

const TEXTS = {
  'tenant.yaml': 'name: Casa\n',
  'branches.yaml': '- slug: centro\n  name: Centro\n- slug: norte\n  name: Norte\n',
  'surveys.yaml': '- key: visita\n  questions: []\n',
  'menu.csv':
    'sku,category,name_es,price\najiaco,sopas,"Ajiaco\nsantafereño",32900\ntinto,bebidas,Tinto,4500\n',
  'options.csv':
    'group,option,option_es,group_es,min,price\nleche,entera,Entera,Leche,1,0\nleche,almendra,Almendra,,,2000\n',
  'tables.csv': 'branch,label,kind\ncentro,4,\ncentro,101,room\n',
  'coverage.geojson':
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"key":"cerca"},"geometry":{}}]}',
};

test.each([
  ['tenant.yaml', 1, 'name', { kind: 'tenant', key: 'tenant', field: ['name'] }],
  ['branches.yaml', 4, '1.booking.deposit', { kind: 'branch', key: 'norte', field: ['booking', 'deposit'] }],
  ['branches.yaml', 1, '0', { kind: 'branch', key: 'centro' }],
  ['branches.yaml', 9, '7.name', null],
  ['surveys.yaml', 2, '0.questions', { kind: 'survey', key: 'visita', field: ['questions'] }],
  ['menu.csv', 4, 'price', { kind: 'product', key: 'tinto', field: ['price'] }],
  ['menu.csv', 2, 'name_es', { kind: 'product', key: 'ajiaco', field: ['name', 'es'] }],
  ['menu.csv', 1, 'price', null],
  ['menu.csv', undefined, undefined, null],
  ['options.csv', 2, 'min', { kind: 'group', key: 'leche', field: ['min'] }],
  ['options.csv', 2, 'group_es', { kind: 'group', key: 'leche', field: ['name', 'es'] }],
  ['options.csv', 3, 'price', { kind: 'group', key: 'leche', field: ['options', 'almendra', 'price'] }],
  [
    'options.csv',
    3,
    'option_es',
    { kind: 'group', key: 'leche', field: ['options', 'almendra', 'name', 'es'] },
  ],
  ['tables.csv', 2, 'label', { kind: 'table', key: 'centro/table/4', field: ['label'] }],
  ['tables.csv', 3, undefined, { kind: 'table', key: 'centro/room/101' }],
  [
    'coverage.geojson',
    1,
    'features.0.properties.delivery_price',
    { kind: 'zone', key: 'cerca', field: ['delivery_price'] },
  ],
  ['popups.csv', 2, 'key', null],
])('%s:%s %s is told of %j', (file, row, column, place) => {
  const where = { file, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) };
  expect(placeInShop({ texts: TEXTS })(where)).toEqual(place);
});

test('a place that says what it is about needs no file', () => {
  const of = { kind: 'branch' as const, key: 'centro', field: ['hours'] };
  expect(placeInShop({ texts: {} })({ file: 'branches.yaml', of })).toEqual(of);
});

test('every line of a printed menu is of its product, whatever its cells say', () => {
  fc.assert(
    fc.property(anyBundle, (bundle) => {
      const { texts } = print(bundle);
      const locate = placeInShop({ texts });
      const { rows } = readCsv({
        file: 'menu.csv',
        text: texts['menu.csv'] ?? '',
        required: [],
        optional: [],
      });
      const keys = rows.map(({ row }) => locate({ file: 'menu.csv', row })?.key);
      const inOrder = [...bundle.products].sort((one, other) => one.position - other.position);
      expect(keys).toEqual(inOrder.map(({ sku }) => sku));
    }),
    { numRuns: 50 },
  );
});

test('a wrong price of a tenant that was printed is told of its product', async () => {
  const read = await readTenantFolder('tenants/brasa-andina', STORED);
  if (!read.ok) throw new Error('the demo is wrong');
  const printed = print(read.bundle);
  const [, second] = read.bundle.products;
  const menu = (printed.texts['menu.csv'] ?? '').replace(
    new RegExp(`^(${second?.sku},[^,]*,[^,]*),[^,]*`, 'm'),
    '$1,abc',
  );
  const texts = { ...printed.texts, 'menu.csv': menu };
  const folder = writePrinted({ parent, slug: 'brasa-andina', printed, bytesOf: () => BYTES });
  writeFileSync(join(folder, 'menu.csv'), menu);
  const result = await readTenantFolder(folder, STORED);
  const places = result.ok ? [] : result.problems.map(({ place }) => placeInShop({ texts })(place));
  expect(places).toEqual([{ kind: 'product', key: second?.sku, field: ['price'] }]);
});
