import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Coverage } from '@/lib/contract/delivery/polygons';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createZone } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { ADDRESS, CASH, CONTACT, type Diner, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Awaited<ReturnType<typeof openShop>>;
let diner: Diner;
const WORDS = { ...ADDRESS, latitude: null, longitude: null, place_id: null };
const SETTLED = { contact: CONTACT, ...CASH };
const { latitude, longitude } = ADDRESS;
const point = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
const CHAPINERO = { ...point, key: 'chapinero', name: 'Chapinero', branchSlug: 'centro', active: true };
const near = createZone({ ...CHAPINERO, deliveryMinor: 4_900, size: 0.02 });
const far = createZone({
  ...CHAPINERO,
  key: 'lejos',
  name: 'Teusaquillo',
  deliveryMinor: 6_900,
  minimumMinor: 30_000,
  size: 0.02,
  longitude: point.longitude + 0.02,
});
const norte = createZone({
  ...CHAPINERO,
  key: 'norte',
  name: 'Usaquén',
  branchSlug: 'norte',
  deliveryMinor: 1,
  size: 0.01,
});
const asleep = createZone({
  ...CHAPINERO,
  key: 'off',
  name: 'Usme',
  active: false,
  deliveryMinor: 2,
  size: 0.01,
});

beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, { zones: [near, far, norte, asleep] });
});
beforeEach(async () => {
  diner = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const keysOf = (cart: Cart) => cart.issues.map(({ key }) => key);
const begin = async (of = shop) =>
  cartOf(await of.add(diner, { id: of.offerId('limonada') }, { service: 'delivery' }));

describe('zones of a map that have names (rule delivery/price)', () => {
  const tell = async (cart: Cart, changes: object) =>
    cartOf(await shop.settle(diner, cart.purchase_id, { ...changes }));

  it('are chosen without a point, and decide the fee, the minimum and what staff read', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({
      point: 'optional',
      shipping_zones: [
        { zone: 'Chapinero', value: 4_900 },
        { zone: 'Teusaquillo', value: 6_900 },
      ],
      shipping_zone: null,
      polygon: null,
    });
    expect(keysOf(await tell(begun, { place: WORDS, ...SETTLED }))).toEqual(['zone_required']);
    expect(await tell(begun, { shipping_zone: 'Teusaquillo' })).toMatchObject({
      bill: billWith({ products: 12_500, delivery: 6_900 }),
      minimum: { value: 30_000 },
      issues: [{ key: 'min_order' }],
    });
    const chosen = await tell(begun, { shipping_zone: 'Chapinero' });
    expect(chosen).toMatchObject({
      polygon: { delivery_price: 4_900 },
      shipping_zone: 'Chapinero',
      issues: [],
    });
    const { body } = await shop.placeCart(diner, chosen);
    expect(body).toMatchObject({ bill: billWith({ products: 12_500, delivery: 4_900 }) });
    const asked = { slug: shop.slug, label: 'x', scopes: ['orders:read' as const], now: new Date() };
    const { key } = await createStaffKey({ db: backend.db, ...asked });
    const headers = { authorization: `Bearer ${key}` };
    const listed = await shop.ask({ path: '/staff/orders.json', headers });
    const place = { address: ADDRESS.address, latitude: null };
    expect(listed.body).toMatchObject([{ shipping_zone: 'Chapinero', place }]);
  });

  it.each(['Usaquén', 'Usme', 'Suba'])('are no other branch’s, and none that sleeps: %s', async (zone) => {
    const cart = await tell(await begin(), { place: WORDS, ...SETTLED, shipping_zone: zone });
    expect(cart).toMatchObject({ polygon: null, shipping_zone: null });
    expect(keysOf(cart)).toEqual(['zone_required']);
  });

  it('give way to a point that is known, which makes nothing cheaper and nothing reachable', async () => {
    const begun = await begin();
    const there = { ...ADDRESS, longitude: point.longitude + 0.02 };
    const dearer = await tell(begun, { place: there, ...SETTLED, shipping_zone: 'Chapinero' });
    expect(dearer).toMatchObject({ polygon: { delivery_price: 6_900 }, shipping_zone: 'Teusaquillo' });
    const outside = await tell(begun, { place: { ...ADDRESS, latitude: 5 }, shipping_zone: 'Chapinero' });
    expect(outside).toMatchObject({ polygon: null, arrival_minutes: null });
    expect(keysOf(outside)).toEqual(['no_coverage']);
    expect(await tell(begun, { place: WORDS })).toMatchObject({ shipping_zone: 'Chapinero', issues: [] });
  });
});

describe('before a cart (rule delivery/price)', () => {
  const ask = async (path: string) => (await shop.ask({ path })).body;

  it('zones with names are listed, and one of them answers who delivers there for how much', async () => {
    const { named } = (await ask('/api/coverage')) as Coverage;
    const centro = shop.branchId();
    expect(named).toContainEqual({
      supplier_id: centro,
      polygon_id: expect.any(Number),
      zone: 'Teusaquillo',
      delivery_price: 6_900,
    });
    expect(named.map(({ zone }) => zone)).not.toContain('Usme');
    const at = (zone: string) =>
      ask(`/api/branches_at.json?service=delivery&supplier_id=${centro}&zone=${encodeURIComponent(zone)}`);
    expect(await at('Teusaquillo')).toMatchObject({
      branches: [{ supplier_id: centro, delivery_price: 6_900, minimum: 30_000, distance_m: null }],
    });
    for (const zone of ['Usaquén', 'Usme', 'Suba']) expect(await at(zone)).toEqual({ branches: [] });
  });

  it('the first product may carry the zone with the address', async () => {
    const data = { service: 'delivery', location: WORDS, shipping_zone: 'Chapinero' };
    const cart = cartOf(await shop.add(diner, { id: shop.offerId('limonada') }, data));
    expect(cart).toMatchObject({ total: 17_400, shipping_zone: 'Chapinero' });
  });
});

it('a branch with one zone asks for none, and names its fee from the first dish on (rule delivery/price)', async () => {
  const one = await openShop(backend, { zones: [{ ...near, name: null }] });
  diner = await one.createDiner();
  const begun = await begin(one);
  expect(begun).toMatchObject({
    point: 'optional',
    shipping_zones: [],
    bill: billWith({ products: 12_500, delivery: 4_900 }),
  });
  const settled = await one.settle(diner, begun.purchase_id, { place: WORDS, ...SETTLED });
  expect(cartOf(settled)).toMatchObject({ total: begun.total, issues: [] });
});

it('a list of one zone asks for none either (rule delivery/price)', async () => {
  const { branches } = createBundle();
  const shippingZones = [{ zone: 'Centro', valueMinor: 3_500 }];
  const listed = await openShop(backend, {
    zones: [],
    branches: branches.map((one) => ({ ...one, shippingZones })),
  });
  diner = await listed.createDiner();
  expect(await begin(listed)).toMatchObject({ shipping_zone: 'Centro', total: 16_000 });
});
