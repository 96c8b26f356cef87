import fc from 'fast-check';
import { createSketch, fromSketch, toSketch } from '@/lib/domain/sketch';

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
