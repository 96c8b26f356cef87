import fc from 'fast-check';
import { createSketch, fromBox, fromSketch, toSketch } from '@/lib/domain/delivery/coverage-sketch';

const ring = [
  [-74.08, 4.63],
  [-74.04, 4.63],
  [-74.04, 4.67],
  [-74.08, 4.67],
] as const;

describe('a coverage sketch', () => {
  const sketch = createSketch([ring]);
  if (!sketch) throw new Error('the ring has points');

  it('is nothing without points', () => {
    expect(createSketch([])).toBeNull();
  });

  it('holds its zones with a margin, north above, west on the left', () => {
    const corner = toSketch(sketch, { latitude: 4.67, longitude: -74.08 });
    expect(corner.x).toBeGreaterThan(0);
    expect(corner.y).toBeGreaterThan(0);
    expect(toSketch(sketch, { latitude: 4.63, longitude: -74.04 }).y).toBeGreaterThan(corner.y);
  });

  it.each([
    ['as wide as it', { width: 640, height: 640 }, { x: 160, y: 480 }, { x: 80, y: 240 }],
    ['wider', { width: 650, height: 360 }, { x: 325 + 90, y: 180 }, { x: 240, y: 160 }],
    ['taller', { width: 160, height: 400 }, { x: 0, y: 200 }, { x: 0, y: 160 }],
    ['wider, beside the drawing', { width: 640, height: 320 }, { x: 0, y: 0 }, { x: -160, y: 0 }],
  ])('lies in the middle of a box that is %s', (_case, box, at, expected) => {
    const found = fromBox({ ...sketch, height: 320 }, { box, ...at });
    expect(found.x).toBeCloseTo(expected.x);
    expect(found.y).toBeCloseTo(expected.y);
  });

  it('finds the place under a point again, to a metre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 0, max: 320 }), (x, y) => {
        const back = toSketch(sketch, fromSketch(sketch, { x, y }));
        expect(Math.abs(back.x - x)).toBeLessThan(0.1);
        expect(Math.abs(back.y - y)).toBeLessThan(0.1);
      }),
    );
  });
});
