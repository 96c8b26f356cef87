import fc from 'fast-check';
import { findZone, type Zone } from '@/lib/domain/delivery/coverage';
import { chooseCount } from '@/tests/support/faults/fault-counts';

const runs = { numRuns: chooseCount({ short: 300, full: 20_000 }) };
/** How near to a line rounding may decide. */
const EDGE = 0.02;
/** A hole is the zone itself, so much smaller, around the same centre. */
const HOLE = 0.3;

type Star = { centre: [number, number]; corners: [number, number][] };

/** Corners all around a centre: every ray from it leaves the shape once, so what is inside is known without counting. */
const anyStar: fc.Arbitrary<Star> = fc
  .record({
    centre: fc.tuple(
      fc.double({ min: -150, max: 150, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
    ),
    size: fc.constantFrom(0.001, 0.05, 1, 15),
    rays: fc.array(
      fc.record({
        turn: fc.double({ min: 0, max: 0.8, noNaN: true }),
        reach: fc.double({ min: 0.2, max: 1, noNaN: true }),
      }),
      { minLength: 4, maxLength: 24 },
    ),
  })
  .map(({ centre, size, rays }) => ({
    centre,
    corners: rays.map(({ turn, reach }, index) => {
      const angle = (2 * Math.PI * (index + turn)) / rays.length;
      return [size * reach * Math.cos(angle), size * reach * Math.sin(angle)];
    }),
  }));

/** The ring of a star, so much larger or smaller than it is. */
function ringOf({ centre: [x, y], corners }: Star, scale: number): [number, number][] {
  const ring = corners.map(([dx, dy]): [number, number] => [x + scale * dx, y + scale * dy]);
  return [...ring, ...ring.slice(0, 1)];
}

/** A point on the ray to somewhere between two corners next to each other; at 1 it lies on the edge. */
function pointOf({ centre: [x, y], corners }: Star, { corner, between, at }: Place) {
  const [from, to] = [corners[corner % corners.length], corners[(corner + 1) % corners.length]];
  if (!from || !to) throw new Error('a star without corners');
  const mix = (axis: 0 | 1) => at * (from[axis] * (1 - between) + to[axis] * between);
  return { longitude: x + mix(0), latitude: y + mix(1) };
}

type Place = { corner: number; between: number; at: number };
const anyPlace: fc.Arbitrary<Place> = fc.record({
  corner: fc.nat(100),
  between: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  at: fc.double({ min: 0, max: 2.5, noNaN: true }),
});
const anyLayer = fc.record({
  scale: fc.double({ min: 0.3, max: 2, noNaN: true }),
  hasHole: fc.boolean(),
  active: fc.boolean(),
  deliveryMinor: fc.constantFrom(0, 3_500, 6_000),
});

test('a point is served by the cheapest active zone around it, the first of equals, and never from a hole (rule delivery/coverage)', () => {
  fc.assert(
    fc.property(anyStar, anyPlace, fc.array(anyLayer, { maxLength: 6 }), (star, place, layers) => {
      const lines = layers.flatMap(({ scale }) => [scale, scale * HOLE]);
      fc.pre(lines.every((line) => Math.abs(place.at / line - 1) > EDGE));
      const zones = layers.map(({ scale, hasHole, active, deliveryMinor }, id): Zone & { id: number } => ({
        id,
        active,
        deliveryMinor,
        rings: [ringOf(star, scale), ...(hasHole ? [ringOf(star, scale * HOLE)] : [])],
      }));
      const around = layers
        .map((layer, id) => ({ ...layer, id }))
        .filter(({ active, scale, hasHole }) => {
          return active && place.at < scale && !(hasHole && place.at < scale * HOLE);
        });
      const cheapest = Math.min(...around.map(({ deliveryMinor }) => deliveryMinor));
      const expected = around.find(({ deliveryMinor }) => deliveryMinor === cheapest)?.id ?? null;
      expect(findZone({ zones, ...pointOf(star, place) })?.id ?? null).toBe(expected);
    }),
    runs,
  );
});
