import fc from 'fast-check';
import type {
  BundleCategory,
  BundleOptionGroup,
  BundlePicture,
  BundleProduct,
  TenantBundle,
} from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';
import { createTables } from '@/tests/support/backend/bundle-parts';
import {
  createBranch,
  createBundle,
  createCoupon,
  createProduct,
  createZone,
} from '@/tests/support/backend/tenant-bundle';

const BRANCHES = ['centro', 'norte', 'sur'];
const SKUS = ['ajiaco', 'LIMONADA_2', 'x.1'];

/** Words that break careless writers: quotes, separators, formulas, what a list is parted by, and what YAML reads as something else. */
const PIECES = [
  'Ajiaco',
  '"',
  "'",
  ',',
  ';',
  '|',
  '=1+1',
  '@x',
  '-',
  '#',
  ': ',
  '🌮',
  'ñ',
  '  ',
  '\n',
  '{',
  '[',
  '*a',
  '&b',
  '!c',
  'no',
  '1.0',
  '~',
  '%',
  '\\n',
];
const words = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join('').trim())
  .filter((text) => text !== '');
const text = fc.record({ es: words, en: words }, { requiredKeys: ['es'] });
const maybeText = fc.record({ es: words, pt: words }, { requiredKeys: [] });
const some = <T>(all: readonly T[]) => fc.subarray([...all]);
const minor = fc.integer({ min: 0, max: 9_999_999 });
const hour = fc.constantFrom('00:00', '09:30', '23:59');
const date = fc.constantFrom('2026-12-24', '2027-02-28');
const drawn = (hash: string, height: number): BundlePicture => ({
  ...{ hash, width: 200, height },
  files: [64, 128, 200].map((width) => ({ width, webp: null })),
});
const picture = fc.option(
  fc.constantFrom(drawn('a'.repeat(24), 1), drawn('0123456789abcdef01234567', 1_992)),
);
const served = fc.option(
  fc.record({
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    from: fc.option(hour),
    to: fc.option(hour),
  }),
);

const options = (keys: readonly string[], inside: fc.Arbitrary<BundleOptionGroup[]>) =>
  fc.tuple(
    ...keys.map((key) =>
      fc.record({
        key: fc.constant(key),
        name: text,
        priceMinor: minor,
        max: fc.integer({ min: 1, max: 9 }),
        available: fc.boolean(),
        isDefault: fc.constant(false),
        textMax: fc.constant(null),
        groups: inside,
      }),
    ),
  );
const group = (key: string, inside: fc.Arbitrary<BundleOptionGroup[]>): fc.Arbitrary<BundleOptionGroup> =>
  fc.record({
    key: fc.constant(key),
    name: text,
    min: fc.integer({ min: 0, max: 2 }),
    max: fc.integer({ min: 2, max: 9 }),
    free: fc.constant(0),
    priceRule: fc.constantFrom('sum' as const, 'dearest' as const),
    options: options(['uno', 'dos; 2 ñ'], inside),
  });
/** Groups that several products share; one of them holds another inside an option. */
const groups = group('salsa', fc.constant([])).chain((inside) =>
  fc.tuple(group('tamaño', fc.subarray([inside])), fc.constant(inside)),
);

const promo = fc.record({
  label: maybeText.filter((label) => Object.keys(label).length > 0),
  deal: fc.oneof(
    fc.record({ kind: fc.constant('price' as const), priceMinor: minor }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 999 }) }),
    fc.constant({ kind: 'bundle' as const, take: 3, pay: 2 }),
    fc.constant({ kind: 'words' as const }),
  ),
  window: fc.option(
    fc.record({
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      from: fc.option(hour),
      to: fc.option(hour),
      starts: fc.constant('2026-12-24'),
      ends: fc.option(fc.constant('2027-01-01')),
    }),
  ),
  branches: some(BRANCHES),
  services: some(['delivery', 'take_away'] as const),
  mix: fc.constant(null),
});

type Menu = { categories: BundleCategory[]; groups: BundleOptionGroup[] };

const categories: fc.Arbitrary<BundleCategory[]> = fc
  .tuple(
    ...[
      ['platos', null],
      ['fuertes', 'platos'],
      ['bebidas', null],
    ].map(([key, parentKey]) =>
      fc.record({
        key: fc.constant(String(key)),
        parentKey: fc.constant(parentKey ?? null),
        name: text,
        description: maybeText,
        image: parentKey === null ? picture : fc.constant(null),
        station: fc.option(fc.constant('Cocina fría')),
        served,
      }),
    ),
  )
  .map((all) => all.map((one, position) => ({ ...one, position })));

/** Its own hours, then those of its category and of the one above. */
function servedIn({ categories: all }: Menu, key: string) {
  const category = all.find((one) => one.key === key);
  const above = all.find((one) => one.key === category?.parentKey);
  return [category?.served, above?.served].filter((one) => one !== null && one !== undefined);
}

const product = (menu: Menu, sku: string): fc.Arbitrary<Omit<BundleProduct, 'position'>> =>
  fc
    .record({
      categoryKey: fc.constantFrom('platos', 'fuertes', 'bebidas'),
      ...{ name: text, label: maybeText, description: maybeText, image: picture },
      station: fc.option(fc.constant('Parrilla')),
      maxPerOrder: fc.option(fc.integer({ min: 1, max: 20 })),
      own: served,
      ...{ isAlcoholic: fc.boolean(), isNew: fc.boolean(), important: fc.boolean() },
      ...{ tags: some(DIET_TAGS), allergens: some(ALLERGENS), seals: some(SEALS) },
      promo: fc.option(promo),
      optionGroups: some(menu.groups),
      relatedSkus: some(SKUS.filter((one) => one !== sku)),
      priceMinor: minor,
      prices: fc.record({ centro: fc.option(minor), norte: fc.option(minor), sur: fc.option(minor) }),
      sellers: fc.subarray(BRANCHES, { minLength: 1 }),
      stocks: fc.record({
        centro: fc.option(fc.nat(99)),
        norte: fc.option(fc.nat(99)),
        sur: fc.option(fc.nat(99)),
      }),
      away: some(BRANCHES),
    })
    .map(({ own, priceMinor, prices, sellers, stocks, away, ...rest }) =>
      createProduct({
        ...rest,
        sku,
        served: [...(own ? [own] : []), ...servedIn(menu, rest.categoryKey)],
        offers: sellers.map((branchSlug) => ({
          branchSlug,
          priceMinor: prices[branchSlug as 'centro'] ?? priceMinor,
          stock: stocks[branchSlug as 'centro'],
          available: !away.includes(branchSlug),
        })),
      }),
    );

const products = (menu: Menu) =>
  fc
    .tuple(...SKUS.map((sku) => product(menu, sku)))
    .map((all) => all.map((one, position) => ({ ...one, position })));

const NEAR = { branchSlug: 'centro', active: true, latitude: 4.65, longitude: -74.06, size: 0.1 } as const;
const zones = fc
  .tuple(minor, minor, fc.option(words))
  .map(([deliveryMinor, minimumMinor, name]) => [
    createZone({ ...NEAR, key: 'cerca', name, deliveryMinor, minimumMinor }),
    createZone({ ...NEAR, key: 'cerca#2', name, deliveryMinor, minimumMinor, size: 0.2 }),
    createZone({ ...NEAR, key: 'lejos', deliveryMinor: deliveryMinor + 1, wayMinutes: 40, active: false }),
  ]);

const coupon = fc.record({
  code: fc.constantFrom('verano-2026'),
  terms: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.constant({ kind: 'percent' as const, percent: 5, maxMinor: 1_000 }),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 999_999 }) }),
  ),
  ...{ from: fc.option(date), weekdays: some(WEEKDAYS), branches: some(BRANCHES) },
  ...{ limit: fc.option(fc.integer({ min: 1, max: 99 })), firstOrder: fc.boolean(), minimumMinor: minor },
});

/** Tables in areas, and the room that a guest of `createBundle` stays in. */
const tables = fc
  .array(fc.record({ area: fc.option(words), seats: fc.option(fc.integer({ min: 1, max: 9 })) }), {
    maxLength: 4,
  })
  .map((all) => [
    ...all.map(({ area, seats }, index) => ({
      ...{ branchSlug: 'centro', kind: 'table' as const, label: `A${index}`, seats, joinGroup: null },
      area: area && ([...area].slice(0, 30).join('').trim() || null),
      ...{ active: true, qrVersion: index + 1 },
    })),
    ...createTables('casa'),
  ]);

const menus = fc
  .record({ categories, groups })
  .chain((menu) => fc.record({ categories: fc.constant(menu.categories), products: products(menu) }));

/** Tenants whose texts, prices, hours and options are anything that a folder may say. */
export const anyBundle: fc.Arbitrary<TenantBundle> = fc
  .record({
    menu: menus,
    zones,
    coupon,
    tables,
    ...{ name: words, policy: text, logo: picture, address: words },
  })
  .map(({ menu, zones: all, coupon: one, tables: own, name, policy, logo, address }) =>
    createBundle({
      canary: 'casa',
      ...menu,
      ...{ name: name.slice(0, 120), logo, zones: all, tables: own, coupons: [createCoupon(one)] },
      policies: [{ key: 'servicio', title: policy, text: policy }],
      branches: BRANCHES.map((slug) => createBranch({ slug, address: address.slice(0, 200), booking: null })),
    }),
  );
