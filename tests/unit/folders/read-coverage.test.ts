import { printProblem } from '@/backend/folders/read/problems';
import { readCoverage } from '@/backend/folders/read/read-coverage';

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

const EMPTY = '{\n"type": "FeatureCollection",\n"features": []\n}';
const readText = (text: string) => readCoverage({ text, currency: 'PEN', branchSlugs: [] });

test('a byte-order mark is read over', () => {
  expect(readText(`\uFEFF${EMPTY}`)).toEqual({ zones: [], problems: [] });
});

test('what is no JSON is told so, with its line', () => {
  expect(readText(EMPTY.replace('",\n', '"\n')).problems.map(printProblem)).toEqual([
    expect.stringMatching(/^coverage\.geojson:3: is not JSON: /),
  ]);
  expect(readText('zones').problems.map(printProblem)).toEqual([
    expect.stringMatching(/^coverage\.geojson: is not JSON: /),
  ]);
});
