import { listWarnings } from '@/backend/folders/read/problems/list-warnings';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';

test('an import names the dishes of which a required group has too little left (rule menu/options)', () => {
  const size = (available: boolean) =>
    bundleGroup({ key: 'size', min: 1, options: [bundleOption({ key: 'large', available })] });
  const extra = bundleGroup({ key: 'extra', options: [bundleOption({ key: 'egg', available: false })] });
  const products = [
    createProduct({ sku: 'soup', optionGroups: [size(false), extra] }),
    createProduct({ sku: 'rice', optionGroups: [size(true), extra] }),
  ];
  expect(listWarnings({ branches: [], zones: [], products })).toEqual([
    'options.csv: the group size requires 1, but fewer are available: soup is shown as sold out',
  ]);
});

const zone = (key: string, name: string | null, deliveryMinor: number, branchSlug = 'centro') => ({
  ...{ key, name, branchSlug, deliveryMinor },
  ...{ active: true, minimumMinor: 0, wayMinutes: null, rings: [] },
});

test('zones of several prices without a name for each are told: their diners must find their door on a map', () => {
  const zones = [
    zone('1', 'Chapinero', 490_000),
    zone('2', null, 690_000),
    zone('3', null, 490_000, 'norte'),
    zone('4', null, 490_000, 'norte'),
    zone('5', 'Suba', 490_000, 'sur'),
    zone('6', 'Usme', 690_000, 'sur'),
  ];
  expect(listWarnings({ branches: [], zones, products: [createProduct({ sku: 'soup' })] })).toEqual([
    'coverage.geojson: the zones of centro have different prices, but not all have a name: diners must mark their address on a map',
  ]);
});
