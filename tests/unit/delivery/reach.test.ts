import { distanceMetres, sortReach } from '@/lib/domain/delivery/reach';

test.each([
  ['a degree of latitude', { latitude: 4, longitude: -74 }, { latitude: 5, longitude: -74 }, 111_195],
  [
    'a degree of longitude far from the equator',
    { latitude: 60, longitude: 0 },
    { latitude: 60, longitude: 1 },
    55_597,
  ],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
  ['nowhere', { latitude: 4.6, longitude: -74 }, { latitude: 4.6, longitude: -74 }, 0],
])('the distance of %s, in whole metres', (_what, one, other, metres) => {
  expect(Math.abs(distanceMetres(one, other) - metres)).toBeLessThanOrEqual(metres * 0.001);
});

test('the cheapest comes first, of equals the nearest, what is asked later last (rule delivery/reach)', () => {
  const reach = [
    { name: 'list', deliveryMinor: null, metres: 1 },
    { name: 'far', deliveryMinor: 4_000, metres: 900 },
    { name: 'near', deliveryMinor: 4_000, metres: 200 },
    { name: 'free', deliveryMinor: 0, metres: 5_000 },
    { name: 'far list', deliveryMinor: null, metres: 2 },
  ];
  expect(sortReach(reach).map(({ name }) => name)).toEqual(['free', 'near', 'far', 'list', 'far list']);
  expect(reach[0]?.name).toBe('list');
});
