import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { THREE_FOR_TWO, TWO_FOR_ONE, withPromos } from '@/tests/support/prices/with-promos';

/** Prices of options by name. Minor units. */
export const OPTION_PRICES: Readonly<Record<string, number>> = {
  res: 4_000,
  pollo: 3_000,
  azul: 0,
  medio: 501,
  mensaje: 1_003,
  chica: 3_333,
  grande: 5_555,
};
const option = (key: string, own: Partial<Parameters<typeof bundleOption>[0]> = {}) =>
  bundleOption({ key, priceMinor: OPTION_PRICES[key] ?? 0, ...own });

const dish = (sku: string, priceMinor: number, optionGroups: BundleProduct['optionGroups'] = []) =>
  createProduct({
    sku,
    optionGroups,
    offers: [{ branchSlug: 'centro', priceMinor, stock: null, available: true }],
  });

/** A dish of each kind of price; only `limonada` is counted. */
export const DEALS: readonly BundleProduct[] = withPromos(
  [
    ...createBundle().products.filter(({ sku }) => sku === 'bandeja'),
    dish('limonada', 12_500),
    dish('chicha', 9_999),
    dish('sopa', 7_333),
    dish('torta', 15_001, [bundleGroup({ key: 'letras', options: [option('mensaje', { textMax: 20 })] })]),
    dish('combo', 20_000, [
      bundleGroup({
        key: 'plato',
        min: 1,
        max: 2,
        options: [
          option('res', {
            max: 2,
            groups: [bundleGroup({ key: 'punto', min: 1, options: [option('azul'), option('medio')] })],
          }),
          option('pollo'),
        ],
      }),
    ]),
    dish('arepa', 0, [bundleGroup({ key: 'porte', min: 1, options: [option('chica'), option('grande')] })]),
  ],
  {
    limonada: { ...THREE_FOR_TWO, mix: 'copas' },
    chicha: { ...THREE_FOR_TWO, mix: 'copas' },
    sopa: { deal: { kind: 'percent', percent: 15 } },
    torta: { deal: { kind: 'amount', amountMinor: 2_500 } },
    arepa: TWO_FOR_ONE,
  },
);
