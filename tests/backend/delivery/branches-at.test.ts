import type { BranchesAt } from '@/lib/contract/delivery/branches-at';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch, createBundle, createZone } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let host: string;
const POINT = { latitude: 4.65, longitude: -74.06 };
const around = { ...POINT, size: 0.02 };
const FAR = { latitude: 4.9, longitude: -74.4 };

beforeAll(async () => {
  backend = await createTestBackend();
  ({ host } = await backend.importTenant(
    createBundle({
      branches: [
        createBranch({ slug: 'lista', shippingZones: [{ zone: 'Norte', valueMinor: 2_000 }] }),
        createBranch({ slug: 'centro', latitude: 4.66, minimumOrderMinor: 15_000 }),
        createBranch({ slug: 'cerca', services: ['delivery'], latitude: 4.651 }),
        createBranch({ slug: 'cara', latitude: 4.65 }),
        createBranch({ slug: 'recoge', services: ['take_away'] }),
        createBranch({ slug: 'sin-nada', shippingZones: [] }),
      ],
      products: [],
      zones: [
        createZone({
          key: 'a',
          branchSlug: 'centro',
          active: true,
          deliveryMinor: 4_000,
          ...around,
          wayMinutes: 35,
        }),
        createZone({
          key: 'b',
          branchSlug: 'cerca',
          active: true,
          deliveryMinor: 4_000,
          ...around,
          minimumMinor: 20_000,
        }),
        createZone({ key: 'c', branchSlug: 'cara', active: true, deliveryMinor: 9_000, ...around }),
        createZone({ key: 'd', branchSlug: 'cara', active: true, deliveryMinor: 7_000, ...around }),
        createZone({ key: 'e', branchSlug: 'cara', active: false, deliveryMinor: 1, ...around }),
        createZone({ key: 'f', branchSlug: 'recoge', active: true, deliveryMinor: 1, ...around }),
      ],
    }),
  ));
});
afterAll(() => backend.close());

async function reach(query: string) {
  const { body, status } = await backend.ask({ path: `/api/branches_at.json?${query}`, host });
  if (status !== 200) return { status, body };
  const all = (await backend.ask({ path: '/domain/branches.json', host })).body as {
    id: number;
    slug: string;
  }[];
  return (body as BranchesAt).branches.map(({ supplier_id, ...rest }) => ({
    slug: all.find(({ id }) => id === supplier_id)?.slug,
    ...rest,
  }));
}
const at = ({ latitude, longitude }: typeof POINT, service = 'delivery') =>
  reach(`service=${service}&lat=${latitude}&lon=${longitude}`);

test('every branch that delivers to a point says for how much, from how much, how soon and how far (rule delivery/reach)', async () => {
  expect(await at(POINT)).toEqual([
    {
      slug: 'cerca',
      polygon_id: expect.any(Number),
      delivery_price: 4_000,
      minimum: 20_000,
      minutes: { least: 50, most: 65 },
      distance_m: 111,
    },
    {
      slug: 'centro',
      polygon_id: expect.any(Number),
      delivery_price: 4_000,
      minimum: 15_000,
      minutes: { least: 65, most: 80 },
      distance_m: 1_112,
    },
    {
      slug: 'cara',
      polygon_id: expect.any(Number),
      delivery_price: 7_000,
      minimum: 10_000,
      minutes: { least: 50, most: 65 },
      distance_m: 0,
    },
    {
      slug: 'lista',
      polygon_id: null,
      delivery_price: null,
      minimum: 10_000,
      minutes: { least: 50, most: 65 },
      distance_m: 0,
    },
  ]);
});

test('a branch that does not schedule is not offered for a chosen hour', async () => {
  expect(await at(POINT, 'schedule')).toEqual([
    expect.objectContaining({ slug: 'centro' }),
    expect.objectContaining({ slug: 'cara' }),
    expect.objectContaining({ slug: 'lista' }),
  ]);
});

test('outside all zones the list of a branch without a map is what is left', async () => {
  expect(await at(FAR)).toEqual([expect.objectContaining({ slug: 'lista', delivery_price: null })]);
});

test.each([
  ['a service that brings nothing', 'service=take_away&lat=4&lon=-74', 'service'],
  ['no service', 'lat=4&lon=-74', 'service'],
  ['a latitude past the pole', 'service=delivery&lat=91&lon=-74', 'lat'],
  ['no longitude', 'service=delivery&lat=4', 'lon'],
])('is refused by its field: %s', async (_what, query, field) => {
  expect(await reach(query)).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  });
});
