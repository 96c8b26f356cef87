import { readCoverage } from '@/backend/folders/read/read-coverage';
import { printProblem } from '@/scripts/tenant/print/print-problem';

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
    branchPoints: new Map(),
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
const readText = (text: string) =>
  readCoverage({ text, currency: 'PEN', branchSlugs: [], branchPoints: new Map() });

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

const POINT: [number, number] = [-74.06, 4.65];
type Position = [number, number, number?];
const around = ([longitude, latitude]: Position, ...more: number[]): number[][] =>
  [
    [0.02, 0.02],
    [-0.02, 0.02],
    [-0.02, -0.02],
    [0.02, 0.02],
  ].map(([x = 0, y = 0]) => [longitude + x, latitude + y, ...more]);

const readFeatures = ({ branch = POINT, features }: { branch?: [number, number]; features: object[] }) => {
  const { zones, problems } = readCoverage({
    text: JSON.stringify({ type: 'FeatureCollection', features }),
    currency: 'COP',
    branchSlugs: ['centro'],
    branchPoints: new Map([['centro', branch]]),
  });
  return { zones, problems: problems.map(printProblem) };
};
const zoneOf = (geometry: object, key = 'cerca') => ({
  type: 'Feature',
  properties: { key, branch: 'centro', delivery_price: 4900 },
  geometry,
});

test.each<[string, [number, number]]>([
  ['Bogotá', POINT],
  ['Mexico City, whose longitude is no latitude', [-99.16, 19.42]],
  ['São Paulo', [-46.69, -23.55]],
])('swapped latitude and longitude are refused in %s', (_where, branch) => {
  const [longitude, latitude] = branch;
  const features = [zoneOf({ type: 'Polygon', coordinates: [around([latitude, longitude])] })];
  expect(readFeatures({ branch, features }).problems).toEqual([
    expect.stringMatching(
      /^coverage\.geojson:1 features\.0\.geometry\.coordinates: latitude and longitude are swapped: /,
    ),
  ]);
  expect(
    readFeatures({ branch, features: [zoneOf({ type: 'Polygon', coordinates: [around(branch)] })] }).problems,
  ).toEqual([]);
});

test('a latitude that cannot be is refused', () => {
  const features = [zoneOf({ type: 'Polygon', coordinates: [around([4.65, 120])] })];
  expect(readFeatures({ features }).problems).toEqual([expect.stringContaining('has a latitude above 90')]);
});

test('altitudes are left out, points too, and each part of a MultiPolygon is a zone', () => {
  const [near, far] = [around(POINT), around([-74.16, 4.75])];
  const { zones, problems } = readFeatures({
    features: [
      { type: 'Feature', properties: { name: 'La tienda' }, geometry: { type: 'Point', coordinates: POINT } },
      zoneOf({ type: 'MultiPolygon', coordinates: [[around(POINT, 2_600)], [far]] }),
      zoneOf({ type: 'Polygon', coordinates: [near] }, 'otra'),
    ],
  });
  expect(problems).toEqual([]);
  expect(zones.map(({ key, deliveryMinor, rings }) => ({ key, deliveryMinor, rings }))).toEqual([
    { key: 'cerca', deliveryMinor: 4900, rings: [near] },
    { key: 'cerca#2', deliveryMinor: 4900, rings: [far] },
    { key: 'otra', deliveryMinor: 4900, rings: [near] },
  ]);
});

test('a line is no zone, and is told so', () => {
  const features = [zoneOf({ type: 'LineString', coordinates: [POINT, POINT] })];
  expect(readFeatures({ features }).problems).toEqual([
    'coverage.geojson:1 features.0.geometry.type: must be a Polygon or a MultiPolygon',
  ]);
});
