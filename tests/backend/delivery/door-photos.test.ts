import sharp from 'sharp';
import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { MOST_OF_DINER, ORDER_PHOTO_KEPT_MS, PHOTO_KEPT_MS } from '@/lib/domain/delivery/door-photos';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { toPictureForm } from '@/tests/support/backend/to-form';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { drawProof } from '@/tests/support/shops/transfer-shop';

let paying: PayingBackend;
let backend: TestBackend;
let shop: Shop;
let other: Shop;
let ana: Diner;
let staff: Record<string, string>;

const staffOf = async ({ slug }: Shop) => {
  const how = { slug, label: 'test', scopes: ['orders:read' as const], now: backend.clock.now };
  const { key } = await createStaffKey({ db: backend.db, ...how });
  return { authorization: `Bearer ${key}` };
};
beforeAll(async () => {
  paying = await createPayingBackend(undefined, { LIMIT_PROOFS_PER_DAY: '40' });
  backend = paying.backend;
  shop = await openShop(backend, createBundle());
  other = await openShop(backend, createBundle());
  staff = await staffOf(shop);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const send = (diner: Diner, body: unknown, at = shop) =>
  at.ask({ method: 'POST', path: '/api/door_photos', headers: diner.headers, body });
const upload = async (diner: Diner, at = shop, shade = 200) => {
  const { body } = await send(diner, toPictureForm(await drawProof(shade)), at);
  return (body as { id: number }).id;
};
const ofPhoto = (method: string, diner: Diner, id: number | string, at = shop) =>
  at.ask({ method, path: `/api/door_photos/${id}.json`, headers: diner.headers });
const see = (order: Order, id: number | string, headers = staff, at = shop) =>
  at.ask({ path: `/staff/orders/${order.id}/door_photos/${id}`, headers });
async function settle(diner: Diner, photos: number[], at = shop): Promise<Answer> {
  const added = await at.add(diner, { id: at.offerId('limonada') }, { service: 'delivery' });
  const { purchase_id: id } = added.body as Cart;
  return at.settle(diner, id, { contact: CONTACT, place: { ...ADDRESS, photos }, ...CASH });
}
async function order(diner: Diner, photos: number[], at = shop): Promise<Order> {
  const cart = (await settle(diner, photos, at)).body as Cart;
  return (await at.placeCart(diner, cart)).body as Order;
}

test('a photo goes with the order to staff, and stays with it when its diner takes it away (rule delivery/door-photos)', async () => {
  const photo = await upload(ana);
  const placed = await order(ana, [photo]);
  expect(placed.place?.photos).toEqual([photo]);
  const listed = (await shop.ask({ path: '/staff/orders.json', headers: staff })).body as StaffOrder[];
  expect(listed.find(({ id }) => id === placed.id)?.place?.photos).toEqual([photo]);
  expect((await ofPhoto('DELETE', ana, photo)).status).toBe(200);
  expect((await ofPhoto('GET', ana, photo)).status).toBe(404);
  expect((await ofPhoto('DELETE', ana, photo)).status).toBe(200);
  const seen = await see(placed, photo);
  expect(seen.status).toBe(200);
  expect(seen.headers.get('content-type')).toBe('image/webp');
  expect(seen.headers.get('content-disposition')).toContain('attachment');
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
});

test('its diner sees a small picture of it, and nobody else does', async () => {
  const photo = await upload(ana);
  const own = await ofPhoto('GET', ana, photo);
  const [, bytes = ''] = (own.body as { preview: string }).preview.split(',');
  const { width = 0, height = 0, format } = await sharp(Buffer.from(bytes, 'base64')).metadata();
  expect([format, Math.max(width, height) <= 240]).toEqual(['webp', true]);
  const luis = await shop.createDiner();
  expect((await ofPhoto('GET', luis, photo)).status).toBe(404);
  await ofPhoto('DELETE', luis, photo);
  expect((await ofPhoto('GET', ana, photo)).status).toBe(200);
  const foreigner = await other.createDiner();
  expect((await ofPhoto('GET', foreigner, photo, other)).status).toBe(404);
  await ofPhoto('DELETE', foreigner, photo, other);
  expect((await ofPhoto('GET', ana, photo)).status).toBe(200);
});

test("another diner's photo, another tenant's and one that is none reach no order", async () => {
  const photo = await upload(ana);
  const luis = await shop.createDiner();
  const stolen = await order(luis, [photo]);
  expect((await see(stolen, photo)).status).toBe(404);
  const foreigner = await other.createDiner();
  const abroad = await order(foreigner, [photo, 999_999_999].slice(0, 2), other);
  expect((await see(abroad, photo, await staffOf(other), other)).status).toBe(404);
  const own = await order(ana, [photo]);
  expect((await see(own, photo, await staffOf(other), other)).status).toBe(404);
  expect((await see(own, 'x')).status).toBe(404);
  expect((await see(own, photo, ana.headers)).status).toBe(401);
});

test('who joins an order by its link is told of no photo', async () => {
  const photo = await upload(ana);
  const placed = await order(ana, [photo]);
  const luis = await shop.createDiner();
  await joinAsGuest({
    backend,
    instanceId: shop.instanceId,
    purchaseId: placed.id,
    profileId: luis.id,
  });
  const seen = await shop.ask({ path: `/orders/${placed.id}.json`, headers: luis.headers });
  expect((seen.body as Order).place).toBeNull();
  expect((await ofPhoto('GET', luis, photo)).status).toBe(404);
});

test('a third photo of a place is refused', async () => {
  const photos = [await upload(ana), await upload(ana), await upload(ana)];
  const answer = await settle(ana, photos);
  expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
});

test('of too many the oldest goes', async () => {
  const first = await upload(ana);
  for (let count = 1; count < MOST_OF_DINER; count += 1) await upload(ana);
  expect((await ofPhoto('GET', ana, first)).status).toBe(200);
  await upload(ana);
  expect((await ofPhoto('GET', ana, first)).status).toBe(404);
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test.each([
  ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 415],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['a JPEG by its first bytes alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 422],
  ['ten thousand pixels square', () => draw(10_000, 10_000), 422],
  ['more than 5 MB', async () => Buffer.alloc(MOST_PROOF_BYTES + 1), 413],
])('%s is refused', async (_what, make, status) => {
  expect((await send(ana, toPictureForm(await make()))).status).toBe(status);
});

test('where it was taken is not kept', async () => {
  const taken = await sharp(await draw(40, 30))
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '4/1 38/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { id } = (await send(ana, toPictureForm(taken))).body as { id: number };
  const placed = await order(ana, [id]);
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ picture: Uint8Array }>(
      'select picture from order_door_photos where instance_id = $1 and purchase_id = $2',
      [shop.instanceId, placed.id],
    ),
  );
  expect((await sharp(row?.picture).metadata()).exif).toBeUndefined();
});

test('a diner sends only so many a day', async () => {
  const statuses = new Set<number>();
  const picture = await drawProof();
  for (let count = 0; count < 42; count += 1) statuses.add((await send(ana, toPictureForm(picture))).status);
  expect([...statuses]).toEqual([201, 429]);
});

test('both are deleted when their time is over, an order used it or not', async () => {
  const { now } = backend.clock;
  const [used, unused] = [await upload(ana), await upload(ana)];
  const placed = await order(ana, [used]);
  const at = async (ms: number) => {
    backend.clock.now = new Date(now.getTime() + ms);
    await paying.runJobs();
    const asked = [await see(placed, used), await ofPhoto('GET', ana, unused)];
    return asked.map(({ status }) => status);
  };
  expect(await at(ORDER_PHOTO_KEPT_MS - 60_000)).toEqual([200, 200]);
  expect(await at(ORDER_PHOTO_KEPT_MS + 60_000)).toEqual([404, 200]);
  expect(await at(PHOTO_KEPT_MS + 60_000)).toEqual([404, 404]);
  backend.clock.now = now;
});
