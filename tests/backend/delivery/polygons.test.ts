import { cellsAround } from '@/backend/delivery/cells-around';
import type { City, Coverage, SupplierAvailability } from '@/lib/contract/delivery/polygons';
import { createRandom } from '@/scripts/generated-tenant/seeded-random';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch, createBundle, createZone } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let host: string;
const at = { latitude: 4.65, longitude: -74.06, size: 0.02 };
const far = { latitude: 4.86, longitude: -74.03, size: 0.02 };

beforeAll(async () => {
  backend = await createTestBackend();
  ({ host } = await backend.importTenant(
    createBundle({
      branches: [
        createBranch({ slug: 'centro' }),
        createBranch({ slug: 'lago', services: ['take_away'] }),
        createBranch({ slug: 'chia', city: 'Chía', latitude: 4.86, longitude: -74.03 }),
      ],
      products: [],
      zones: [
        createZone({ key: 'cara', branchSlug: 'centro', active: true, deliveryMinor: 6_000, ...at }),
        createZone({ key: 'media', branchSlug: 'chia', active: true, deliveryMinor: 4_000, ...at }),
        createZone({ key: 'apagada', branchSlug: 'centro', active: false, deliveryMinor: 1_000, ...at }),
        createZone({ key: 'sin-envio', branchSlug: 'lago', active: true, deliveryMinor: 500, ...at }),
        createZone({ key: 'solo-apagada', branchSlug: 'chia', active: false, deliveryMinor: 500, ...far }),
      ],
    }),
  ));
});
afterAll(() => backend.close());

const branchIds = async () => {
  const { body } = await backend.ask({ path: '/domain/branches.json', host });
  return new Map((body as { slug: string; id: number }[]).map(({ slug, id }) => [slug, id]));
};
const available = async (
  service: string,
  { latitude, longitude }: { latitude: number; longitude: number },
) => {
  const path = `/api/v2/supplier_availability.json?service=${service}&lat=${latitude}&lon=${longitude}`;
  return (await backend.ask({ path, host })).body as SupplierAvailability;
};

test('coverage lists the active zones, and the cheapest around a point (rule delivery/zones-call)', async () => {
  const ids = await branchIds();
  const all = (await backend.ask({ path: '/api/coverage', host })).body as Coverage;
  expect(all.polygons.map((zone) => zone.delivery_price)).toEqual([6_000, 4_000, 500]);
  expect(all).not.toHaveProperty('polygon');
  const path = `/api/coverage?lat=${at.latitude}&lon=${at.longitude}`;
  const near = (await backend.ask({ path, host })).body as Coverage;
  expect(near.polygon).toMatchObject({
    polygon_found: true,
    delivery_price: 500,
    supplier_id: ids.get('lago'),
  });
});

test('the branch that delivers to a point is the cheapest of those that offer the service', async () => {
  const ids = await branchIds();
  const answer = await available('delivery', at);
  expect(answer.supplier_id).toBe(ids.get('chia'));
  expect(answer.polygon?.delivery_price).toBe(4_000);
  expect(answer.data).toMatchObject({
    open: true,
    branch: { slug: 'chia' },
    location: { latitude: at.latitude, longitude: at.longitude },
  });
});

test.each([
  { why: 'only an inactive zone is there', service: 'delivery', point: far },
  { why: 'nothing is there', service: 'delivery', point: { latitude: 0, longitude: 0 } },
  { why: 'no branch there offers the service', service: 'room', point: at },
])('nobody serves a point: $why', async ({ service, point }) => {
  expect(await available(service, point)).toEqual({ polygon: null, supplier_id: null, data: null });
});

test('each city is listed once, where its first branch stands, in the spelling of the wire (rule platform/wire-spelling)', async () => {
  const ids = await branchIds();
  const cities = (await backend.ask({ path: '/api/v2/search_cities.json', host })).body as City[];
  expect(cities).toEqual([
    expect.objectContaining({ name: 'Bogotá', supplier_id: ids.get('centro'), latitud: 4.65 }),
    expect.objectContaining({ name: 'Chía', supplier_id: ids.get('chia'), longitud: -74.03 }),
  ]);
});

test('slots of today leave time to prepare and to bring, within the shifts for the service (rule branches/slots)', async () => {
  const ids = await branchIds();
  const path = `/params/get_hours_schedule.json?supplier_id=${ids.get('centro')}`;
  const today = (await backend.ask({ path: `${path}&date=2026-11-18`, host })).body as {
    hours: { hour: string; available: boolean }[];
  };
  expect(today.hours.find((slot) => slot.available)?.hour).toBe('13:00');
  expect(today.hours.at(0)).toMatchObject({ hour: '09:00', available: false, full: false });
  const last = await backend.ask({ path: `${path}&date=2026-12-01`, host });
  expect(last.status).toBe(200);
  expect((await backend.ask({ path: `${path}&date=2026-12-02`, host })).status).toBe(422);
});

test('a zone stands in one of the cells around every point of its box, however large it is and wherever', async () => {
  const { whole } = createRandom(20_261_121);
  const random = () => whole(0, 1_000_000) / 1_000_000;
  const boxes = Array.from({ length: 2_000 }, () => {
    // From a house to a continent; some exactly as large as the squares of a level.
    const size = random() < 0.2 ? 360 / 2 ** Math.floor(random() * 18) : 10 ** (random() * 6 - 4);
    const [width, height] = random() < 0.5 ? [size, size * random()] : [size * random(), size];
    const west = Math.max(-180, random() * 360 - 180 - width);
    const south = Math.max(-90, random() * 180 - 90 - height);
    return { west, south, east: Math.min(180, west + width), north: Math.min(90, south + height) };
  });
  const rows = await backend.db.system((sql) =>
    sql<{ cell: number }>(
      `select zone_cell(west, south, east, north) as cell
       from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) with ordinality
         as box (west, south, east, north, n) order by n`,
      [
        boxes.map(({ west }) => west),
        boxes.map(({ south }) => south),
        boxes.map(({ east }) => east),
        boxes.map(({ north }) => north),
      ],
    ),
  );
  const missed = boxes.flatMap(({ west, south, east, north }, index) => {
    const within = {
      longitude: west + (east - west) * random(),
      latitude: south + (north - south) * random(),
    };
    const points = [
      within,
      ...[west, east].flatMap((longitude) => [south, north].map((latitude) => ({ longitude, latitude }))),
    ];
    return points.filter((point) => !cellsAround(point).includes(rows[index]?.cell ?? 0));
  });
  expect(rows).toHaveLength(boxes.length);
  expect(missed).toEqual([]);
});

test('the zone found by its square is the one found among all, of any size and shape', async () => {
  const { whole } = createRandom(20_261_122);
  const random = () => whole(0, 1_000_000) / 1_000_000;
  const centres = Array.from({ length: 40 }, () => ({
    longitude: at.longitude + random() * 2 - 1,
    latitude: at.latitude + random() * 2 - 1,
  }));
  const zones = centres.map(({ longitude, latitude }, index) => {
    const size = 10 ** (random() * 3 - 3);
    const ring = Array.from({ length: 9 }, (_, corner): [number, number] => {
      const [angle, reach] = [(2 * Math.PI * corner) / 9, size * (0.2 + random())];
      return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
    });
    return {
      key: `z${index}`,
      name: null,
      branchSlug: 'centro',
      active: random() < 0.9,
      deliveryMinor: whole(0, 5) * 1_000,
      minimumMinor: 0,
      wayMinutes: null,
      rings: [[...ring, ...ring.slice(0, 1)]],
    };
  });
  const shop = await backend.importTenant(
    createBundle({ branches: [createBranch({ slug: 'centro' })], products: [], zones }),
  );
  const ask = async (path: string) => (await backend.ask({ path, host: shop.host })).body;
  const found: (number | null)[] = [];
  for (const { longitude, latitude } of centres) {
    const lon = longitude + (random() - 0.5) / 20;
    const all = (await ask(`/api/coverage?lat=${latitude}&lon=${lon}`)) as Coverage;
    const path = `/api/v2/supplier_availability.json?service=delivery&lat=${latitude}&lon=${lon}`;
    const { polygon } = (await ask(path)) as SupplierAvailability;
    expect(polygon?.id ?? null).toBe(all.polygon?.id ?? null);
    found.push(polygon?.id ?? null);
  }
  expect(new Set(found).size).toBeGreaterThan(5);
});
