import sharp from 'sharp';
import type { Order } from '@/lib/contract/orders/orders';
import { MOST_PROOF_BYTES, PROOF_KEPT_MS } from '@/lib/domain/payments/transfer';
import { toForm } from '@/tests/support/backend/to-form';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

let paying: PayingBackend;
let shop: PayingShop;
let transfers: Awaited<ReturnType<typeof openTransfers>>;
let ana: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend(undefined, { LIMIT_PROOFS_PER_DAY: '8' });
  shop = await openPayingShop(paying, { branches: branchesWithTransfer() });
  transfers = await openTransfers({ backend: paying.backend, shop });
});
beforeEach(async () => {
  ana = await shop.createDiner();
  order = await shop.place(ana, BY_TRANSFER);
});
afterAll(() => paying.close());

const paymentId = async () => (await shop.get<Order>(ana, `/orders/${order.id}.json`)).payment?.id ?? 0;
async function pictureOf(): Promise<Uint8Array> {
  const id = await paymentId();
  const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ picture: Uint8Array }>(
      'select picture from transfer_proofs where instance_id = $1 and payment_id = $2',
      [shop.instanceId, id],
    ),
  );
  return row?.picture ?? new Uint8Array();
}
const seen = async () => transfers.seeProof(await paymentId());
const send = (body: unknown, headers: Record<string, string> = {}) =>
  shop.ask({
    method: 'POST',
    path: '/api/pay_purchase_image',
    headers: { ...ana.headers, ...headers },
    body,
  });
/** A picture of the wanted size in bytes: what follows its end is no part of it. */
const padded = (picture: Buffer, size: number) =>
  Buffer.concat([picture, Buffer.alloc(size - picture.length)]);

/** Few bytes, and more pixels than are drawn. */
const drawBomb = () =>
  sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

describe('pictures of transfers (guarantee/proof-pictures)', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    '%s: drawn anew, and never on a public address',
    async (format) => {
      expect((await transfers.upload(ana, order.id, await drawProof(120, format))).status).toBe(200);
      const answer = await seen();
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="transfer-${await paymentId()}.webp"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      const path = `/staff/transfers/${await paymentId()}/proof`;
      expect(keyOf(await shop.ask({ path, headers: ana.headers }))).toBe('unauthorized');
    },
  );

  it('holds nothing of where and with what it was taken', async () => {
    const withPlace = await sharp(await drawProof(50, 'jpeg'))
      .withExif({ IFD0: { Make: 'CanarioCam' }, IFD3: { GPSLatitude: '4/1 35/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif?.toString('latin1')).toContain('CanarioCam');
    await transfers.upload(ana, order.id, withPlace);
    const picture = await pictureOf();
    const { exif, format, width } = await sharp(picture).metadata();
    expect([exif, format, width]).toEqual([undefined, 'webp', 80]);
    expect(Buffer.from(picture).includes('CanarioCam')).toBe(false);
  });

  it('what is hidden behind a picture is gone', async () => {
    const polyglot = Buffer.concat([await drawProof(), Buffer.from('<script>alert(1)</script>')]);
    expect((await transfers.upload(ana, order.id, polyglot)).status).toBe(200);
    expect((await seen()).text).not.toContain('<script>');
  });

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG', 'unsupported_media_type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', 'unsupported_media_type', () => Buffer.from('<!doctype html><script>1</script>')],
    ['a GIF that is a script', 'unsupported_media_type', () => Buffer.from('GIF89a=1;alert(1)')],
    ['an archive', 'unsupported_media_type', () => Buffer.from('PK\u0003\u0004zip')],
    ['nothing', 'invalid_input', () => new Uint8Array()],
    ['a broken picture', 'picture_unusable', async () => (await drawProof()).subarray(0, 60)],
    ['a small file of 25 megapixels and more', 'picture_unusable', drawBomb],
  ])('%s is refused: %s', async (_what, key, draw) => {
    expect(keyOf(await transfers.upload(ana, order.id, await draw()))).toBe(key);
    expect(keyOf(await seen())).toBe('not_found');
  });

  it('5 MB are taken, a byte more is not', async () => {
    const picture = await drawProof();
    const over = await transfers.upload(ana, order.id, padded(picture, MOST_PROOF_BYTES + 1));
    expect([over.status, keyOf(over)]).toEqual([413, 'body_too_large']);
    expect((await transfers.upload(ana, order.id, padded(picture, MOST_PROOF_BYTES))).status).toBe(200);
    const huge = await transfers.upload(ana, order.id, padded(picture, 2 * MOST_PROOF_BYTES));
    expect(huge.status).toBe(413);
  });

  it('takes one file, its order and no other part; the name of the file is not read', async () => {
    const proof = await drawProof();
    const twice = toForm(proof, order.id);
    twice.append('file', new File(['x'], 'b.png'));
    const more = toForm(proof, order.id);
    more.set('folder', '../../x');
    const text = toForm(proof, order.id);
    text.set('file', 'text');
    const without = toForm(proof, order.id);
    without.delete('file');
    for (const form of [twice, more, text, without, toForm(proof, 'abc')])
      expect(keyOf(await send(form))).toBe('invalid_input');
    expect(keyOf(await send({ purchase_id: order.id }))).toBe('unsupported_media_type');
    const broken = await send('no form', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(keyOf(broken)).toBe('invalid_input');
    expect((await send(toForm(proof, order.id, '../../x/\u0000.html'))).status).toBe(200);
  });

  it('is a member’s alone', async () => {
    const proof = await drawProof();
    const eva = await shop.createDiner();
    expect(keyOf(await transfers.upload(eva, order.id, proof))).toBe('not_found');
    const answer = await shop.ask({
      method: 'POST',
      path: '/api/pay_purchase_image',
      body: toForm(proof, order.id),
    });
    expect(keyOf(answer)).toBe('unauthorized');
  });

  it('is replaced until it is reviewed, five times at most; the same one again is the same', async () => {
    for (const shade of [10, 20, 20, 30, 40, 50])
      expect((await transfers.upload(ana, order.id, await drawProof(shade))).status).toBe(200);
    const [red = 0] = await sharp(await pictureOf())
      .raw()
      .toBuffer();
    expect(Math.abs(red - 50)).toBeLessThan(6);
    expect(keyOf(await transfers.upload(ana, order.id, await drawProof(60)))).toBe('too_many_attempts');
    expect(await shop.movesOf(order)).toEqual(['pending']);
  });

  it('a diner sends so many a day', async () => {
    const proof = await drawProof();
    for (let count = 0; count < 8; count += 1)
      expect((await transfers.upload(ana, order.id, proof)).status).toBe(200);
    const answer = await transfers.upload(ana, order.id, proof);
    expect([answer.status, keyOf(answer)]).toEqual([429, 'rate_limited']);
  });

  it('is deleted after thirty days, but never while it waits for its review', async () => {
    await transfers.upload(ana, order.id, await drawProof());
    const id = await paymentId();
    const now = paying.backend.clock.now;
    const later = async (ms: number) => {
      paying.pass(ms);
      await paying.runJobs();
      return (await transfers.seeProof(id)).status;
    };
    expect(await later(PROOF_KEPT_MS)).toBe(200);
    await transfers.refuse(id);
    expect(await later(24 * 3_600_000 + 1)).toBe(404);
    paying.backend.clock.now = now;
  });
});
