import fc from 'fast-check';
import { fromOffset, toOffset, viewAround } from '@/lib/domain/delivery/map-view';

const pointArb = fc.record({
  latitude: fc.double({ min: -55, max: 45, noNaN: true }),
  longitude: fc.double({ min: -117, max: -35, noNaN: true }),
});
const BOX = { width: 300, height: 200 };

test('a point is drawn where a tap finds it again (rule tenant/zones)', () => {
  fc.assert(
    fc.property(pointArb, pointArb, fc.integer({ min: 3, max: 18 }), (centre, point, zoom) => {
      const view = { centre, zoom };
      const found = fromOffset(view, toOffset(view, point));
      expect(found.latitude).toBeCloseTo(point.latitude, 5);
      expect(found.longitude).toBeCloseTo(point.longitude, 5);
    }),
  );
});

test('north is above and east to the right', () => {
  const view = { centre: { latitude: 4.65, longitude: -74.06 }, zoom: 14 };
  const { x, y } = toOffset(view, { latitude: 4.66, longitude: -74.05 });
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
});

test('a view shows all of its points, and not from twice as far as it has to', () => {
  fc.assert(
    fc.property(fc.array(pointArb, { minLength: 2, maxLength: 6 }), (points) => {
      const view = viewAround(points, BOX);
      if (!view) throw new Error('there are points');
      const offsets = points.map((point) => toOffset(view, point));
      const [wide, high] = [offsets.map(({ x }) => Math.abs(x)), offsets.map(({ y }) => Math.abs(y))];
      expect(Math.max(...wide)).toBeLessThan(BOX.width / 2 + 1);
      expect(Math.max(...high)).toBeLessThan(BOX.height / 2 + 1);
      const isNearest =
        view.zoom === 18 || Math.max(...wide) > BOX.width / 5 || Math.max(...high) > BOX.height / 5;
      expect(isNearest).toBe(true);
    }),
  );
  expect(viewAround([], BOX)).toBeNull();
});
