import type { ServiceChoice } from '@/lib/domain/branches/services';
import { COUNTRY_STARTS, isAtStart } from '@/lib/domain/shop/starter/country-starts';
import { whatKeepsFromSelling } from '@/lib/domain/shop/starter/what-keeps-from-selling';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

const all: ServiceChoice[] = ['delivery', 'schedule', 'take_away', 'on_table', 'room'];
const branch = (changes: object = {}) => ({
  ...{ slug: 'centro', latitude: 4.6, longitude: -74.1, services: ['take_away'] as ServiceChoice[] },
  ...{ weekly: [{}], shippingZones: [] as object[], paymentMethods: [{ services: all }] },
  ...changes,
});
const shop = (changes: object = {}) => ({
  tenant: { logo: {}, policies: [{}] },
  branches: [branch()],
  products: [{ offers: { centro: { priceMinor: 9_000, available: true } } }],
  ...{ zones: [], tables: [] },
  ...changes,
});
type Shop = Parameters<typeof whatKeepsFromSelling>[0];
const lacks = (changes: object) => {
  const { needed, advised } = whatKeepsFromSelling(shop(changes) as Shop, 'CO');
  return [...needed, ...advised]
    .filter(({ isDone }) => !isDone)
    .map(({ what, branch: slug }) => (slug === null ? what : `${what} ${slug}`));
};
const [latitude, longitude] = COUNTRY_STARTS.CO.point;
const offer = (priceMinor: number, available = true) => [{ offers: { centro: { priceMinor, available } } }];
const with_ = (changes: object) => ({ branches: [branch(changes)] });
const table = { branchSlug: 'centro', kind: 'table', active: true };

test.each<[string, object, string[]]>([
  ['nothing, where all is there', {}, []],
  ['a menu', { products: [] }, ['products']],
  ['a price', { products: offer(0) }, ['products']],
  ['something that is not sold out', { products: offer(9_000, false) }, ['products']],
  [
    'a product at one of its branches',
    { products: [{ offers: { norte: { priceMinor: 1, available: true } } }] },
    ['products'],
  ],
  ['its place', with_({ latitude, longitude }), ['place centro']],
  [
    'hours at the second branch',
    { branches: [branch(), branch({ slug: 'norte', weekly: [] })] },
    ['hours norte'],
  ],
  ['a service', with_({ services: [] }), ['services centro']],
  [
    'a way to pay for each service',
    with_({ paymentMethods: [{ services: ['delivery'] }] }),
    ['payments centro'],
  ],
  ['no way to pay for bookings', with_({ services: ['book'], paymentMethods: [] }), []],
  ['a zone where it delivers', with_({ services: ['delivery'] }), ['zones centro']],
  [
    'a zone that is in use',
    { ...with_({ services: ['schedule'] }), zones: [{ branchSlug: 'centro', active: false }] },
    ['zones centro'],
  ],
  ['no drawn zone where they have names', with_({ services: ['delivery'], shippingZones: [{}] }), []],
  ['a table where people sit', with_({ services: ['on_table'] }), ['tables centro']],
  ['no room for a table', { ...with_({ services: ['on_table'] }), tables: [table] }, []],
  ['a room for a room', { ...with_({ services: ['room'] }), tables: [table] }, ['tables centro']],
  ['the advised', { tenant: { logo: null, policies: [] } }, ['policies', 'logo']],
])('a restaurant lacks %s (rule tenant/starter)', (_name, changes, expected) => {
  expect(lacks(changes)).toEqual(expected);
});

test('a restaurant without a branch has none of what branches have', () => {
  expect(lacks({ branches: [] })).toEqual(['products', 'place', 'hours', 'services', 'payments']);
});

test('every country has a middle of its own, where a branch stands until somebody says where it is', () => {
  expect(new Set(COUNTRIES.map((country) => COUNTRY_STARTS[country].point.join())).size).toBe(
    COUNTRIES.length,
  );
  expect(isAtStart({ latitude, longitude }, 'CO')).toBe(true);
  expect(isAtStart({ latitude, longitude: longitude + 0.0001 }, 'CO')).toBe(false);
});
