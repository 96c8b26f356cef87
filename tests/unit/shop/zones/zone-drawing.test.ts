import { areaOf, crossesItself, ringsCross } from '@/lib/domain/shop/zones/ring-lines';
import { circleAround } from '@/lib/domain/shop/zones/zone-circle';
import { faultsOfCoverage, faultsOfZone } from '@/lib/domain/shop/zones/zone-faults';
import {
  cornersOf,
  ringAround,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from '@/lib/domain/shop/zones/zone-ring';

const CENTRO = { slug: 'centro', latitude: 4.6, longitude: -74, services: ['delivery'], shippingZones: [] };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(4.5, -74.1), at(4.5, -73.9), at(4.7, -73.9), at(4.7, -74.1)];
const ringOf = (corners: typeof SQUARE) => {
  const ring = ringAround(corners);
  if (!ring) throw new Error('the corners hold no place');
  return ring;
};
const zoneOf = (key: string, corners: typeof SQUARE, deliveryMinor = 5_000) => ({
  ...{ key, branchSlug: 'centro', active: true, deliveryMinor },
  rings: [ringOf(corners)],
});
const keysOf = (zone: ReturnType<typeof zoneOf>, others: ReturnType<typeof zoneOf>[] = []) =>
  faultsOfZone({ zone, zones: [...others, zone], branch: CENTRO }).map(({ key }) => key);

describe('the corners of a zone (rule tenant/zones)', () => {
  it('are its line without the point that closes it', () => {
    expect(cornersOf(ringOf(SQUARE))).toEqual(SQUARE);
    expect(ringOf(SQUARE)).toHaveLength(5);
    expect(ringAround(SQUARE.slice(0, 2))).toBeNull();
  });

  it('are moved, added in the middle of a line, and removed down to three', () => {
    expect(withCornerAt(SQUARE, 1, at(4, -73))[1]).toEqual(at(4, -73));
    const more = withCornerAfter(SQUARE, 3);
    expect(more).toHaveLength(5);
    expect(more[4]).toEqual(at(4.6, -74.1));
    expect(withoutCorner(SQUARE, 0)).toEqual(SQUARE.slice(1));
    expect(withoutCorner(SQUARE.slice(1), 0)).toBeNull();
  });
});

test('lines cross where they meet inside, and not where they only touch', () => {
  const [one, other] = [
    ringOf(SQUARE),
    ringOf(SQUARE.map((point) => ({ ...point, latitude: point.latitude + 0.1 }))),
  ];
  const beside = ringOf(SQUARE.map((point) => ({ ...point, longitude: point.longitude + 0.2 })));
  const [left = [0, 0]] = one;
  expect(
    ringsCross(
      one,
      ringOf(SQUARE.map((point) => ({ latitude: point.latitude + 0.1, longitude: point.longitude + 0.1 }))),
    ),
  ).toBe(true);
  expect(ringsCross(one, beside)).toBe(false);
  expect(areaOf(other)).toBeCloseTo(0.08);
  expect(crossesItself(one)).toBe(false);
  // Too many points to compare: nothing is said of them.
  const many = Array.from({ length: 501 }, () => left);
  expect([crossesItself(many), ringsCross(many, one)]).toEqual([false, true]);
});

describe('what hardly anybody means by a zone (rule tenant/zones)', () => {
  it('is a line that crosses itself', () => {
    const [a, b, c, d] = SQUARE;
    if (!a || !b || !c || !d) throw new Error('a square has four corners');
    expect(keysOf(zoneOf('a', [a, c, b, d]))).toEqual(['zone_crosses']);
    expect(keysOf(zoneOf('a', SQUARE))).toEqual([]);
  });

  it('is a line without a place inside, or one that leads far away', () => {
    expect(keysOf(zoneOf('a', [at(4, -74), at(4.1, -74), at(4.2, -74)]))).toEqual(['zone_flat']);
    expect(keysOf(zoneOf('a', [...SQUARE, at(4.6, -75)]))).toEqual(['zone_far']);
  });

  it('is a zone that another one covers for no more money, because it never counts', () => {
    const small = { ...zoneOf('small', SQUARE, 5_000), rings: [circleAround(CENTRO, 2)] };
    expect(keysOf(small, [zoneOf('large', SQUARE, 4_000)])).toEqual(['zone_covered']);
    expect(keysOf(small, [zoneOf('large', SQUARE, 5_000)])).toEqual(['zone_covered']);
    expect(keysOf(small, [zoneOf('large', SQUARE, 6_000)])).toEqual([]);
    expect(keysOf(small, [{ ...zoneOf('large', SQUARE, 4_000), active: false }])).toEqual([]);
    expect(keysOf(small, [{ ...zoneOf('large', SQUARE, 4_000), branchSlug: 'playa' }])).toEqual([]);
    const hole = circleAround(CENTRO, 1);
    expect(keysOf(small, [{ ...zoneOf('large', SQUARE, 4_000), rings: [ringOf(SQUARE), hole] }])).toEqual([]);
    const beside = zoneOf(
      'beside',
      SQUARE.map(({ latitude, longitude }) => at(latitude, longitude + 0.1)),
      4_000,
    );
    expect(keysOf(zoneOf('a', SQUARE), [beside])).toEqual([]);
  });

  it('is a branch that its zones leave out', () => {
    const said = (zones: ReturnType<typeof zoneOf>[]) =>
      faultsOfCoverage({ branch: CENTRO, zones }).map(({ key }) => key);
    expect(said([zoneOf('a', SQUARE)])).toEqual([]);
    expect(
      said([
        zoneOf(
          'a',
          SQUARE.map(({ latitude, longitude }) => at(latitude + 1, longitude)),
        ),
      ]),
    ).toEqual(['zones_miss']);
    expect(said([])).toEqual(['zones_none']);
    expect(faultsOfCoverage({ branch: { ...CENTRO, services: [] }, zones: [] })).toEqual([]);
  });
});
