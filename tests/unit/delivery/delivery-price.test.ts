import {
  isDeliveryLater,
  leastDeliveryPrice,
  pointRule,
  zoneOfList,
  zonesToChoose,
  zoneWithoutPoint,
} from '@/lib/domain/delivery/delivery-price';

const shippingZones = [{ zone: 'norte', valueMinor: 6_000 }];

const drawn = { minimumMinor: 0, wayMinutes: null };
const near = { ...drawn, name: 'Chapinero', deliveryMinor: 4_900 };
const far = { ...drawn, name: 'Teusaquillo', deliveryMinor: 6_900 };
const nameless = { ...drawn, name: null, deliveryMinor: 8_900 };

describe('a zone without a point (rule delivery/price)', () => {
  it.each([
    ['is the one that was chosen by its name', [near, far], 'Teusaquillo', far],
    ['must be chosen', [near, far], null, null],
    ['is none of another branch', [near, far], 'Usaquén', null],
    ['has a name, or a point finds it', [near, nameless], null, null],
    ['is the only one, whatever was said', [nameless], 'Usaquén', nameless],
    ['is the same in each of its parts', [near, { ...near }], null, near],
    [
      'is not chosen for the diner where another costs the same',
      [near, { ...far, deliveryMinor: 4_900 }],
      null,
      null,
    ],
  ])('%s', (_case, zones, chosenZone, expected) => {
    expect(zoneWithoutPoint({ drawn: zones, chosenZone })).toEqual(expected);
  });
});

describe('a zone of a list (rule delivery/price)', () => {
  const [norte] = shippingZones;
  const both = [...shippingZones, { zone: 'sur', valueMinor: 0 }];
  it.each([
    ['is the one that was chosen', both, 'norte', norte],
    ['must be chosen again where it is unknown', both, 'oeste', null],
    ['must be chosen: nothing is taken as free', both, null, null],
    ['is the only one', shippingZones, null, norte],
  ])('%s', (_case, zones, chosenZone, expected) => {
    expect(zoneOfList({ shippingZones: zones, chosenZone })).toEqual(expected);
  });
});

describe('a point of a delivery (rule delivery/price)', () => {
  it.each([
    ['is not asked where there is no map', [], shippingZones, 'none'],
    ['is optional where zones have names', [near, far], [], 'optional'],
    ['is needed where one zone has none', [near, nameless], [], 'required'],
    ['is optional where there is one zone', [nameless], [], 'optional'],
    [
      'is needed where only it tells zones apart',
      [nameless, { ...nameless, deliveryMinor: 0 }],
      [],
      'required',
    ],
    ['is needed where nothing is brought', [], [], 'required'],
  ])('%s', (_case, zones, list, expected) => {
    expect(pointRule({ drawn: zones, shippingZones: list })).toBe(expected);
  });
});

test.each([
  ['the cheapest zone of the map', [6_900, 4_900], 4_900],
  ['what its list says without a map', [], 6_000],
  ['nothing for a free zone', [0, 4_900], 0],
])('a branch tells %s before the address is known (rule delivery/price)', (_what, zonesMinor, expected) => {
  expect(leastDeliveryPrice({ zonesMinor, shippingZones })).toBe(expected);
});

test('a branch that brings nothing tells no price', () => {
  expect(leastDeliveryPrice({ zonesMinor: [], shippingZones: [] })).toBeNull();
});

describe('a price of delivery hangs on the address', () => {
  const cart = { service: 'delivery', polygon: null, shipping_zone: null };
  test.each([
    ['until one is known', cart, true],
    ['of nobody who fetches it', { ...cart, service: 'take_away' }, false],
    ['no more inside a zone, for nothing too', { ...cart, polygon: { id: 1 } }, false],
    ['no more where a shipping zone was chosen, a free one too', { ...cart, shipping_zone: 'norte' }, false],
  ])('%s', (_when, one, later) => {
    expect(isDeliveryLater(one)).toBe(later);
  });
});

describe('zones to choose from by their names (rule delivery/price)', () => {
  const toChoose = (zones: readonly (typeof near | typeof nameless)[]) =>
    zonesToChoose({ drawn: zones, shippingZones });
  test.each([
    ['are those of the list where nothing is drawn', [], shippingZones],
    [
      'are those of the map, each once',
      [near, far, { ...near }],
      [
        { zone: 'Chapinero', valueMinor: 4_900 },
        { zone: 'Teusaquillo', valueMinor: 6_900 },
      ],
    ],
    ['are none of the list where there is a map', [nameless], []],
    ['are none where a zone has no name, which nobody could choose', [near, nameless], []],
  ])('%s', (_where, zones, list) => {
    expect(toChoose(zones)).toEqual(list);
  });
});
