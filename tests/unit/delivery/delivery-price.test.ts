import {
  isDeliveryLater,
  leastDeliveryPrice,
  resolveDeliveryPrice,
  zonesToChoose,
} from '@/lib/domain/delivery/delivery-price';

const shippingZones = [{ zone: 'norte', valueMinor: 6_000 }];

describe('the price of delivery (rule delivery/price)', () => {
  it.each([
    ['the zone on the map wins', 4_900, 'norte', 4_900],
    ['free on the map is free', 0, 'norte', 0],
    ['else the chosen zone of the branch', null, 'norte', 6_000],
    ['an unknown zone must be chosen again', null, 'sur', null],
    ['nothing chosen is never taken as free', null, null, null],
  ])('%s', (_case, zoneMinor, chosenZone, expected) => {
    expect(resolveDeliveryPrice({ zoneMinor, shippingZones, chosenZone })).toBe(expected);
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

describe('a list to choose a zone from', () => {
  const branch = { isDelivery: true, hasMap: false, shippingZones };
  test.each([
    ['where nothing is drawn', branch, shippingZones],
    ['not where the map says the price', { ...branch, hasMap: true }, []],
    ['not where nothing is brought', { ...branch, isDelivery: false }, []],
  ])('%s', (_where, one, list) => {
    expect(zonesToChoose(one)).toEqual(list);
  });
});
