import { stringify } from 'yaml';
import { generateMenu } from './generate-menu';
import { createRandom } from './seeded-random';

export const MOST_PRODUCTS = 10_000;
const LATITUDE = 4.6486;
const LONGITUDE = -74.0628;
/** Degrees to each side: a whole city. */
const REACH = 0.2;
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SERVICES = ['delivery', 'schedule', 'take_away', 'on_table'];

function describeTenant(slug: string) {
  return {
    name: `Casa ${slug}`,
    domains: [`${slug}.localhost`],
    country: 'CO',
    currency: 'COP',
    language: 'es',
    langs: ['es', 'en'],
    category: 'restaurant',
    description: { es: 'Cocina de casa, todos los días.', en: 'Home cooking, every day.' },
    links: SERVICES,
    theme: { theme_color: '#b3361b', titles_txt_color: '#3b1d12', page_bgcolor: '#fff8f1' },
    linktree: ['service_delivery', 'service_take_away', 'service_table'].map((target) => ({ target })),
    flags: { linktree_add_suppliers: true },
    socials: [{ network: 'instagram', url: 'https://www.instagram.com/example' }],
  };
}

const BRANCH = {
  slug: 'centro',
  name: 'Centro',
  city: 'Bogotá',
  address: 'Carrera 9 # 60-21',
  latitude: LATITUDE,
  longitude: LONGITUDE,
  timezone: 'America/Bogota',
  services: SERVICES,
  on_table_class: 'checkout',
  online_pay: ['delivery', 'take_away', 'on_table'],
  hours: [{ days: WEEK, open: '00:00', close: '00:00' }],
  payment_methods: [{ method: 'card' }, { method: 'cash' }],
  payment_provider: 'sandbox',
};

function describeZone() {
  const [west, east] = [LONGITUDE - REACH, LONGITUDE + REACH];
  const [south, north] = [LATITUDE - REACH, LATITUDE + REACH];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const properties = { key: 'centro', branch: BRANCH.slug, delivery_price: 4_900, active: true };
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] };
}

const TABLES = 20;

function writeTables(): string {
  const rows = Array.from({ length: TABLES }, (_, index) => `centro,,${index + 1},6,,`);
  return ['branch,kind,label,seats,active,qr_version', ...rows, ''].join('\n');
}

/** A tenant to measure with, as texts by file name; the same arguments give the same bytes. */
export function generateTenant({
  slug,
  products,
  seed,
}: {
  slug: string;
  products: number;
  seed: number;
}): Record<string, string> {
  return {
    'tenant.yaml': stringify(describeTenant(slug)),
    'branches.yaml': stringify([BRANCH]),
    ...generateMenu({ products, random: createRandom(seed) }),
    'tables.csv': writeTables(),
    'coupons.csv': 'code,kind,value\nmedida10,percent,10\n',
    'coverage.geojson': `${JSON.stringify(describeZone(), null, 1)}\n`,
  };
}
