import sharp from 'sharp';
import { forgetUploadedPictures } from '@/backend/staff';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { UPLOADED_KEPT_MS } from '@/lib/domain/shop/uploaded-pictures';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { toPictureForm } from '@/tests/support/backend/to-form';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const draw = (shade: number, { width = 300, height = 200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 40 } } });
/** A photo of a phone that was held upright: the file says to turn it, and where it was taken. */
const photo = (shade: number) =>
  draw(shade)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function open() {
  const bundle = createBundle();
  const branches = bundle.branches.map((branch) => ({
    ...{ ...branch, booking: null },
    services: branch.services.filter((service) => service !== 'book'),
  }));
  const categories = bundle.categories.map((category) => ({ ...category, description: {} }));
  const shop = await openShop(backend, { branches, categories, tables: [] });
  const { at } = await joinStaff({
    ...{ backend, slug: shop.slug, role: 'manager', mail: `ana@${shop.slug}.test`, branches: null },
  });
  const send = (file: Uint8Array) =>
    at({ method: 'POST', path: '/staff/shop/pictures', body: toPictureForm(file) });
  const readShop = async () => ((await at({ path: '/staff/shop.json' })).body as ShopAnswer).shop;
  const setImage = async (to: ShopPicture) => {
    const [product] = (await readShop()).products ?? [];
    const patch = {
      op: 'set',
      ...{ kind: 'product', key: product?.sku, field: ['image'], from: product?.image ?? null, to },
    };
    const { body } = await at({
      method: 'POST',
      path: '/staff/shop/changes.json',
      body: { patches: [patch] },
    });
    return { sku: product?.sku ?? '', outcome: body };
  };
  const see = async ({ hash, width }: { hash: string; width: number }) =>
    shop.ask({ path: `/pictures/${hash}-${width}.webp` });
  return { ...shop, at, send, setImage, readShop, see };
}
const forget = (ms: number) =>
  backend.db.system((sql) =>
    forgetUploadedPictures({ sql, now: new Date(backend.clock.now.getTime() + ms) }),
  );

test('a photo of a phone is drawn upright, without where it was taken, and a change may name it (rule tenant/uploaded-pictures)', async () => {
  const { send, setImage, readShop, see, instanceId } = await open();
  const { status, body } = await send(await photo(200));
  expect(status).toBe(201);
  const picture = body as ShopPicture;
  expect(picture).toMatchObject({ width: 200, height: 300, widths: [64, 128, 200] });
  expect((await see({ ...picture, width: 128 })).status).toBe(200);
  const [row] = await backend.db.system((sql) =>
    sql<{ bytes: Uint8Array }>(
      'select bytes from pictures where instance_id = $1 and hash = $2 and width = 200',
      [instanceId, picture.hash],
    ),
  );
  const { exif, format } = await sharp(Buffer.from(row?.bytes ?? [])).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  const { outcome, sku } = await setImage(picture);
  expect(outcome).toMatchObject({ outcome: 'done' });
  const found = (await readShop()).products?.find((one) => one.sku === sku);
  expect(found?.image).toEqual(picture);
});

test('a picture that nothing names is forgotten after thirty days, one that a change has named is not', async () => {
  const { send, setImage, see } = await open();
  const kept = (await send(await photo(10))).body as ShopPicture;
  const lost = (await send(await photo(20))).body as ShopPicture;
  await setImage(kept);
  expect(await forget(UPLOADED_KEPT_MS - 1_000)).toBe(0);
  expect(await forget(UPLOADED_KEPT_MS + 60_000)).toBe(lost.widths.length);
  expect((await see(kept)).status).toBe(200);
  expect((await see(lost)).status).toBe(404);
});

test('the same picture is stored once, and lives as long as the last that was sent', async () => {
  const { send, see } = await open();
  const file = await photo(30);
  const first = (await send(file)).body as ShopPicture;
  const day = 24 * 3_600_000;
  backend.clock.now = new Date(backend.clock.now.getTime() + 20 * day);
  expect((await send(file)).body).toEqual(first);
  await forget(20 * day);
  expect((await see(first)).status).toBe(200);
  await forget(31 * day);
  expect((await see(first)).status).toBe(404);
});

test('what is no picture, and what is too large to draw, is refused in words', async () => {
  const { send } = await open();
  expect(await send(Buffer.from('hello'))).toMatchObject({
    status: 415,
    body: { error: { key: 'unsupported_media_type' } },
  });
  const broken = (await photo(40)).subarray(0, 40);
  expect(await send(broken)).toMatchObject({ body: { error: { key: 'picture_unusable' } } });
  const large = await draw(1, { width: 6_000, height: 5_000 }).png().toBuffer();
  expect(await send(large)).toMatchObject({ body: { error: { key: 'picture_unusable' } } });
});

test('who does not edit the shop sends no picture', async () => {
  const { slug } = await open();
  const { at } = await joinStaff({
    ...{ backend, slug, role: 'waiter', mail: `eva@${slug}.test`, branches: null },
  });
  const body = toPictureForm(await photo(50));
  expect((await at({ method: 'POST', path: '/staff/shop/pictures', body })).status).toBe(403);
});
