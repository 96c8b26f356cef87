import { listWarnings } from '@/backend/folders/read/list-warnings';
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
  expect(listWarnings({ products })).toEqual([
    'options.csv: the group size asks for 1, and fewer are available: soup is shown as sold out',
  ]);
});
