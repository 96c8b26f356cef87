import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { STREETS } from '@/backend/sandbox/places/streets';
import { findZone } from '@/lib/domain/delivery/coverage';

type Feature = {
  properties: { branch: string; name?: string; delivery_price: number; active?: boolean };
  geometry: { coordinates: [number, number][][] };
};
type Branch = { slug: string; city: string; services: string[] };

/** The zones of all tenants of the demo, with their city. */
const zones = readdirSync('tenants').flatMap((slug) => {
  const read = (file: string) => readFileSync(`tenants/${slug}/${file}`, 'utf8');
  if (!readdirSync(`tenants/${slug}`).includes('coverage.geojson')) return [];
  // Safe: the import checks both files.
  const branches = parse(read('branches.yaml')) as Branch[];
  const { features } = JSON.parse(read('coverage.geojson')) as { features: Feature[] };
  return features.map(({ properties, geometry }) => ({
    name: properties.name,
    city: branches.find((one) => one.slug === properties.branch)?.city ?? '',
    active: properties.active !== false,
    deliveryMinor: properties.delivery_price,
    rings: geometry.coordinates,
  }));
});
const cities = new Set(zones.map(({ city }) => city));
/** Where nobody delivers, to see that said. */
const FAR = ['Calle 137 Sur'];

test('each zone of the demo has a name, so that it can be chosen without a map (rule delivery/price)', () => {
  expect(zones.filter(({ name }) => !name)).toEqual([]);
});

test.each(STREETS.filter(({ city }) => cities.has(city)))(
  'somebody of the demo delivers to $name in $city, unless it is named as far (rule delivery/place-search)',
  ({ name, city, latitude, longitude }) => {
    const here = zones.filter((zone) => zone.city === city);
    expect(findZone({ zones: here, latitude, longitude }) === null).toBe(FAR.includes(name));
  },
);
