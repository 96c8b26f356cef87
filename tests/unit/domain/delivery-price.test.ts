import { resolveDeliveryPrice } from '@/lib/domain/delivery-price';

const shippingZones = [{ zone: 'norte', valueMinor: 6_000 }];

describe('the price of delivery (decision 42)', () => {
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
