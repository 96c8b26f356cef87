import { listWarnings } from '@/backend/folders/read/problems/list-warnings';
import type { Weekday } from '@/lib/domain/branches/opening-hours';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import {
  createBranch,
  createBundle,
  createCoupon,
  createProduct,
  createZone,
} from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';

const now = new Date('2026-11-20T15:00:00Z');
const NOTHING = {
  ...createBundle(),
  ...{ branches: [], zones: [], categories: [], products: [], coupons: [], links: [], linktree: [] },
  now,
};

const warningsOf = (given: Parameters<typeof listWarnings>[0]) => listWarnings(given).map(printProblem);

test('an import names the dishes of which a required group has too little left (rule menu/options)', () => {
  const size = (available: boolean) =>
    bundleGroup({ key: 'size', min: 1, options: [bundleOption({ key: 'large', available })] });
  const extra = bundleGroup({ key: 'extra', options: [bundleOption({ key: 'egg', available: false })] });
  const products = [
    createProduct({ sku: 'soup', optionGroups: [size(false), extra] }),
    createProduct({ sku: 'rice', optionGroups: [size(true), extra] }),
  ];
  expect(warningsOf({ ...NOTHING, products })).toEqual([
    'options.csv: the group size requires 1, but fewer are available: soup is shown as sold out',
  ]);
});

const HERE = { latitude: 4.65, longitude: -74.06 };
const { rings: SQUARE } = createZone({
  ...HERE,
  size: 0.1,
  key: 'x',
  branchSlug: 'x',
  active: true,
  deliveryMinor: 0,
});

const zone = (key: string, name: string | null, deliveryMinor: number, branchSlug = 'centro') => ({
  ...{ key, name, branchSlug, deliveryMinor },
  ...{ active: true, minimumMinor: 0, wayMinutes: null, rings: SQUARE },
});

test('zones of several prices without a name for each are told: their diners must find their door on a map', () => {
  const zones = [
    zone('1', 'Chapinero', 490_000),
    zone('2', null, 690_000),
    zone('3', null, 490_000, 'norte'),
    zone('4', null, 490_000, 'norte'),
    zone('5', 'Suba', 490_000, 'sur'),
    zone('6', 'Usme', 690_000, 'sur'),
  ].map((one, index) => ({
    // Each lies beside the others.
    ...one,
    rings: SQUARE.map((ring) => ring.map(([x, y]): [number, number] => [x + index, y])),
  }));
  expect(warningsOf({ ...NOTHING, zones, products: [createProduct({ sku: 'soup' })] })).toEqual([
    'coverage.geojson: the zones of centro have different prices, but not all have a name: diners must mark their address on a map',
  ]);
});

describe('what an import takes, and hardly anybody means (docs/tenants.md)', () => {
  const ajiaco = createProduct({
    sku: 'ajiaco',
    offers: [{ branchSlug: 'centro', priceMinor: 100, stock: null, available: true }],
  });
  const centro = createBranch({
    slug: 'centro',
    services: ['take_away'],
    paymentMethods: [{ method: 'cash', services: ['take_away'] }],
  });
  const shop = { ...NOTHING, branches: [centro], products: [ajiaco] };
  const shift = (open: string, close: string, day: Weekday) => ({ days: [day], open, close, services: null });
  const drawn = (rings: [number, number][][]) => [{ ...zone('norte', null, 100), rings }];
  const square = (side: number): [number, number][] => [
    [-74.1, 4.6],
    [-74.1, 4.6 + side],
    [-74.1 + side, 4.6 + side],
    [-74.1 + side, 4.6],
    [-74.1, 4.6],
  ];
  const delivering = { ...centro, services: ['delivery' as const], shippingZones: [] };

  test.each([
    ['nothing that is meant', shop, []],
    [
      'a branch that is never open',
      { ...shop, branches: [{ ...centro, weekly: [] }] },
      ['branches.yaml: centro has no hours, so it is always closed'],
    ],
    [
      'no way to pay',
      { ...shop, branches: [{ ...centro, paymentMethods: [] }] },
      ['branches.yaml: centro has no way to pay, so nobody can order there'],
    ],
    [
      'shifts at one time',
      {
        ...shop,
        branches: [{ ...centro, weekly: [shift('18:00', '02:00', 'sun'), shift('01:00', '09:00', 'mon')] }],
      },
      ['branches.yaml: centro has two shifts at one time: 18:00 to 02:00 and 01:00 to 09:00'],
    ],
    [
      'shifts that follow one another',
      {
        ...shop,
        branches: [{ ...centro, weekly: [shift('18:00', '00:00', 'sun'), shift('00:00', '09:00', 'mon')] }],
      },
      [],
    ],
    [
      'hours of another country',
      { ...shop, branches: [{ ...centro, timezone: 'America/Lima' }] },
      ['branches.yaml: centro has the hours of America/Lima, which is not in CO'],
    ],
    [
      'a button that nobody serves',
      { ...shop, links: ['book' as const] },
      ['tenant.yaml: links: no branch offers book, so it is not shown'],
    ],
    [
      'a delivery to nowhere',
      { ...shop, branches: [delivering] },
      [
        'coverage.geojson: centro delivers, but has no zone here and no shipping_zones, so nobody is delivered to',
      ],
    ],
    [
      'a zone far away',
      { ...shop, branches: [delivering], zones: drawn([square(-1)]) },
      [
        'coverage.geojson: no zone of centro holds the branch itself; are its coordinates right?',
        'coverage.geojson: the zone norte reaches 164 km from centro',
      ],
    ],
    [
      'a zone without an area',
      { ...shop, zones: drawn([square(0)]) },
      ['coverage.geojson: the zone norte has no area, so no address is in it'],
    ],
    [
      'an outline that crosses itself',
      {
        ...shop,
        zones: drawn([
          [
            [-74.1, 4.6],
            [-74, 4.7],
            [-74, 4.6],
            [-74.1, 4.7],
            [-74.1, 4.6],
          ],
        ]),
      },
      ['coverage.geojson: the outline of the zone norte crosses itself'],
    ],
    [
      'a dish for nothing',
      { ...shop, products: [{ ...ajiaco, offers: ajiaco.offers.map((one) => ({ ...one, priceMinor: 0 })) }] },
      ['menu.csv: costs nothing: ajiaco'],
    ],
    [
      'markup',
      { ...shop, products: [{ ...ajiaco, description: { es: 'Con <b>arroz</b>' } }] },
      ['menu.csv: has HTML in its texts, which diners would read as it stands: ajiaco'],
    ],
    [
      'characters that nobody sees',
      { ...shop, products: [{ ...ajiaco, name: { es: 'Aji\u200baco' } }] },
      ['menu.csv: has invisible characters in its texts, which a search may miss: ajiaco'],
    ],
    ['a family of one sign', { ...shop, products: [{ ...ajiaco, name: { es: 'Menú 👨‍👩‍👧' } }] }, []],
    ['a heart', { ...shop, products: [{ ...ajiaco, description: { es: 'Con arroz <3 & ají' } }] }, []],
    [
      'codes alike',
      { ...shop, products: ['07', '7', 'A', 'a'].map((sku) => ({ ...ajiaco, sku })) },
      ['menu.csv: has codes that are easily taken for each other: 07 / 7, A / a'],
    ],
    [
      'an empty category',
      { ...shop, categories: createBundle().categories },
      ['categories.csv: has categories without a product, which are not shown: fuertes'],
    ],
    [
      'a coupon for everything',
      { ...shop, coupons: [createCoupon({ code: 'gratis', terms: { kind: 'percent', percent: 100 } })] },
      ['coupons.csv: gratis takes everything off, without a maximum'],
    ],
    [
      'a coupon of last month',
      { ...shop, coupons: [createCoupon({ code: 'octubre', until: '2026-10-31' })] },
      ['coupons.csv: octubre was over on 2026-10-31'],
    ],
  ])('is told: %s', (_what, given, told) => {
    expect(warningsOf(given)).toEqual(told);
  });
});
