import fc from 'fast-check';
import { findZone } from '@/lib/domain/delivery/coverage';
import { readPoint } from '@/lib/domain/shop/typed-point';
import { circleAround, reachOf } from '@/lib/domain/shop/zones/zone-circle';

const pointArb = fc.record({
  latitude: fc.double({ min: -55, max: 33, noNaN: true }),
  longitude: fc.double({ min: -117, max: -35, noNaN: true }),
});

it('a circle reaches as far as it was asked for, and holds the branch', () => {
  fc.assert(
    fc.property(pointArb, fc.integer({ min: 1, max: 30 }), (branch, km) => {
      const ring = circleAround(branch, km);
      expect(ring[0]).toEqual(ring.at(-1));
      expect(reachOf(ring, branch)).toBeCloseTo(km, 1);
      const zones = [{ active: true, deliveryMinor: 1, rings: [ring] }];
      expect(findZone({ zones, ...branch })).not.toBeNull();
      expect(findZone({ zones, ...branch, latitude: branch.latitude + (km * 1.01) / 111.32 })).toBeNull();
    }),
  );
});

it.each([
  ['4.6486, -74.0628', { latitude: 4.6486, longitude: -74.0628 }],
  ['4.6486 -74.0628', { latitude: 4.6486, longitude: -74.0628 }],
  ['https://www.google.com/maps/@4.6486,-74.0628,17z', { latitude: 4.6486, longitude: -74.0628 }],
  ['Calle 93 # 11-27', null],
  ['95.1, -74.0', null],
  ['4.6486', null],
])('%j is the point %j', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});
