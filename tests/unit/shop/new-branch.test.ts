import { branchSlugFor, copyBranch } from '@/lib/domain/shop/new-branch';

test.each([
  ['Zona T', [], 'zona-t'],
  ['Centro', ['centro'], 'centro-2'],
  ['93', [], 'local-93'],
])('%s among %j is called %s (rule tenant/new-branch)', (name, taken, slug) => {
  expect(branchSlugFor(name, taken)).toBe(slug);
});

test('a copy sells what the other sells, and takes neither its account for transfers nor its court', () => {
  const from = {
    ...{ slug: 'centro', name: 'Centro', court: 'plaza', transfer: { account: {} }, exceptions: [{}] },
    ...{ weekly: ['hours'], paymentMethods: [{ method: 'cash' }, { method: 'transfer' }] },
  };
  const steps = copyBranch({
    from,
    place: { slug: 'norte', name: 'Norte' },
    last: 'playa',
    products: [
      { sku: 'tinto', offers: { centro: { priceMinor: 4_500 }, playa: { priceMinor: 5_000 } } },
      { sku: 'agua', offers: { playa: { priceMinor: 3_000 } } },
    ],
  });
  expect(steps).toEqual([
    {
      ...{ op: 'add', kind: 'branch', key: 'norte', after: 'playa' },
      entity: {
        ...{ slug: 'norte', name: 'Norte', court: null, transfer: null, exceptions: [] },
        ...{ weekly: ['hours'], paymentMethods: [{ method: 'cash' }] },
      },
    },
    {
      ...{ op: 'set', kind: 'product', key: 'tinto', field: ['offers', 'norte'] },
      to: { priceMinor: 4_500, stock: null, available: true },
    },
  ]);
});
