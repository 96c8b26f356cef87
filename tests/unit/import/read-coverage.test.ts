import { readCoverage } from '@/backend/db/import/read-coverage';

const read = (properties: object) =>
  readCoverage({
    text: JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { key: 'cerca', branch: 'centro', delivery_price: 3.5, ...properties },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          },
        },
      ],
    }),
    currency: 'PEN',
    branchSlugs: ['centro'],
  });

test.each([
  [{}, { deliveryMinor: 350, minimumMinor: 0, active: true }],
  [
    { minimum_order: 24.9, active: false },
    { deliveryMinor: 350, minimumMinor: 2_490, active: false },
  ],
])('a zone of %j asks for %j', (properties, zone) => {
  expect(read(properties)).toMatchObject({ zones: [zone], problems: [] });
});

test.each([24.905, -1])('a zone cannot ask for %d', (minimum_order) => {
  const { problems } = read({ minimum_order });
  expect(JSON.stringify(problems)).toContain('minimum_order');
  expect(problems).toHaveLength(1);
});
