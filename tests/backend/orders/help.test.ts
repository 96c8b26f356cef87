import { makeContext } from '@/backend/make-context';
import { forgetOldHelpPhotos, sendHelpPhoto } from '@/backend/orders';
import { findInstanceBySlug } from '@/backend/tenant';
import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffHelps } from '@/lib/contract/staff/help-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { PIXEL, toPictureForm } from '@/tests/support/backend/to-form';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const DAY_MS = 86_400_000;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let staff: Record<string, string>;
let order: Order;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  ana = await shop.createDiner();
  staff = await staffOf({ backend, slug: shop.slug })('orders:read', 'orders:write');
  order = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
});
afterAll(() => backend.close());

let asked = 0;
const send = (body: object, who = ana, id = order.id) =>
  shop.ask({
    ...{ method: 'POST', path: `/orders/${id}/help.json`, body },
    headers: { ...who.headers, 'idempotency-key': `help-${++asked}` },
  });
const ask = (who = ana, words = 'Falta el jugo', reason = 'missing', id = order.id) =>
  send({ reason, words }, who, id);
const read = async (who = ana) => shop.ask({ path: `/orders/${order.id}/help.json`, headers: who.headers });
const list = async (query = '') =>
  ((await shop.ask({ path: `/staff/help_requests.json${query}`, headers: staff })).body as StaffHelps)
    .requests;
const answer = (id: number | undefined, text: string) =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/help_requests/${id}.json`, headers: staff },
    body: { answer: text },
  });
const sendPhoto = (request: number | undefined, who = ana, picture = PIXEL) =>
  shop.ask({
    ...{ method: 'POST', path: `/orders/${order.id}/help/${request}/photo`, headers: who.headers },
    body: toPictureForm(picture),
  });
const seePhoto = (id: number | undefined) =>
  shop.ask({ path: `/staff/help_requests/${id}/photo`, headers: staff });
const idOf = async () => (await list())[0]?.id;
const move = (status: string) =>
  shop.ask({
    method: 'PUT',
    path: `/staff/orders/${order.id}/status.json`,
    headers: staff,
    body: { status },
  });

/** Erases Ana after her orders have ended. */
async function forget() {
  for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished']) await move(status);
  await backend.db.system((sql) =>
    sql("update payments set status = 'expired' where instance_id = $1", [shop.instanceId]),
  );
  const { status } = await shop.ask({
    ...{ method: 'POST', path: '/profiles/forget.json', headers: ana.headers, body: {} },
  });
  expect(status).toBe(200);
}

describe('help with an order (rule orders/help)', () => {
  it('is asked for by who ordered, read by staff and answered where it was asked', async () => {
    expect((await read()).body).toEqual({ messages: [], older: 0, waits: false, can_ask: true });
    expect(await ask()).toMatchObject({
      status: 201,
      body: { messages: [{ from: 'diner', reason: 'missing', words: 'Falta el jugo' }] },
    });
    const [request] = await list('?open=true');
    expect(request).toMatchObject({
      ...{ supplier_id: shop.branchId(), order: { id: order.id, number: order.number } },
      ...{ reason: 'missing', words: 'Falta el jugo', has_photo: false, answer: null },
    });
    backend.clock.now = new Date(NOON.getTime() + 60_000);
    const before = (await shop.ask({ path: `/orders/${order.id}.json`, headers: ana.headers })).body as Order;
    expect((await answer(request?.id, ' Va en camino ')).status).toBe(200);
    expect(((await read()).body as OrderHelp).messages).toMatchObject([
      { from: 'diner', words: 'Falta el jugo' },
      { from: 'branch', reason: null, words: 'Va en camino', at: backend.clock.now.toISOString() },
    ]);
    const after = (await shop.ask({ path: `/orders/${order.id}.json`, headers: ana.headers })).body as Order;
    expect(after.version).toBe(before.version + 1);
    expect(await list('?open=true')).toEqual([]);
    expect(await list('?open=false')).toHaveLength(1);
  });

  it('has a photo that staff alone see, for thirty days', async () => {
    await ask();
    const id = await idOf();
    expect(keyOf(await sendPhoto(id, await shop.createDiner()))).toBe('not_found');
    expect(keyOf(await seePhoto(id))).toBe('not_found');
    expect((await sendPhoto(id)).body).toMatchObject({ messages: [{ has_photo: true }] });
    expect((await seePhoto(id)).status).toBe(200);
    backend.clock.now = new Date(NOON.getTime() + 30 * DAY_MS);
    await backend.db.system((sql) => forgetOldHelpPhotos({ sql, now: backend.clock.now }));
    expect(keyOf(await seePhoto(id))).toBe('not_found');
    expect(await list()).toMatchObject([{ words: 'Falta el jugo', has_photo: false }]);
  });

  it('takes another photo until staff have answered, for a day, and keeps none longer for it', async () => {
    await ask();
    const id = await idOf();
    backend.clock.now = new Date(NOON.getTime() + DAY_MS - 1);
    expect((await sendPhoto(id)).status).toBe(200);
    backend.clock.now = new Date(NOON.getTime() + DAY_MS);
    expect(keyOf(await sendPhoto(id))).toBe('order_closed');
    backend.clock.now = new Date(NOON.getTime() + 30 * DAY_MS);
    await backend.db.system((sql) => forgetOldHelpPhotos({ sql, now: backend.clock.now }));
    expect(keyOf(await seePhoto(id))).toBe('not_found');
    await ask();
    const second = (await list()).find(({ id: one }) => one !== id)?.id;
    await answer(second, 'Va en camino');
    expect(keyOf(await sendPhoto(second))).toBe('order_closed');
  });

  it('draws no photo for what is not theirs', async () => {
    await ask();
    const id = await idOf();
    const none = Buffer.from('no picture');
    expect(keyOf(await sendPhoto(id, ana, none))).toBe('unsupported_media_type');
    expect(keyOf(await sendPhoto(id, await shop.createDiner(), none))).toBe('not_found');
    expect(keyOf(await sendPhoto(999_999, ana, none))).toBe('not_found');
  });

  it('takes no photo of who was forgotten while it was drawn (guarantee/erased-diner)', async () => {
    await ask();
    const request = String(await idOf());
    const instance = await findInstanceBySlug({ db: backend.db, slug: shop.slug });
    if (!instance) throw new Error('the shop is gone');
    const actor = { kind: 'diner', profileId: ana.id } as const;
    const checkpoint = async (name: string) => void (name === 'help-photo-drawn' && (await forget()));
    const deps = { ...backend.deps, checkpoint };
    const ctx = makeContext({ deps, instance: { ...instance, host: shop.host }, actor });
    const late = sendHelpPhoto({ ctx, input: { id: String(order.id), request, file: PIXEL, visitor: null } });
    await expect(late).rejects.toMatchObject({ key: 'unauthorized' });
    expect(await list()).toMatchObject([{ has_photo: false }]);
  });

  const wordsOf = async () => ((await read()).body as OrderHelp).messages.map(({ words }) => words);

  it('is one conversation, whose last five messages the diner reads, and staff all of it by the order', async () => {
    await ask();
    const id = await idOf();
    for (const [minutes, said] of [
      [1, 'Va en camino'],
      [2, 'Llega en diez minutos'],
      [3, 'Llega en diez minutos'],
    ] as const) {
      backend.clock.now = new Date(NOON.getTime() + minutes * 60_000);
      expect((await answer(id, said)).status).toBe(200);
    }
    backend.clock.now = new Date(NOON.getTime() + 240_000);
    expect((await send({ words: 'Gracias' })).body).toMatchObject({
      messages: [{}, {}, {}, { from: 'diner', reason: 'missing', words: 'Gracias' }],
    });
    expect(await list('?open=true')).toMatchObject([{ words: 'Gracias' }]);
    await send({ words: '¿Y el postre?' });
    await send({ words: 'Ya llegó' });
    expect(await wordsOf()).toEqual([
      'Va en camino',
      'Llega en diez minutos',
      'Gracias',
      '¿Y el postre?',
      'Ya llegó',
    ]);
    expect(await list(`?order_id=${order.id}`)).toHaveLength(5);
    expect(await list('?order_id=999999')).toEqual([]);
  });

  it('takes words without a reason where they say something', async () => {
    expect(keyOf(await send({ words: ' ' }))).toBe('invalid_input');
    expect((await send({ words: 'Hola' })).body).toMatchObject({ messages: [{ reason: 'other' }] });
  });

  it('goes on once staff have answered, and waits for them after five messages', async () => {
    for (let message = 0; message < 5; message += 1) await ask();
    expect(keyOf(await ask())).toBe('help_full');
    backend.clock.now = new Date(NOON.getTime() + 60_000);
    await answer(await idOf(), 'Ya vamos');
    expect(await list('?open=true')).toEqual([]);
    backend.clock.now = new Date(NOON.getTime() + 120_000);
    expect((await ask()).status).toBe(201);
  });

  it('is asked for five times before an answer at the most, also by many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(keyOf)).toEqual(['help_full', 'help_full', 'help_full']);
    expect((await read()).body).toMatchObject({ can_ask: false });
  });

  it('is asked for until seven days after the order has come', async () => {
    for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished']) await move(status);
    backend.clock.now = new Date(NOON.getTime() + 7 * DAY_MS);
    expect((await ask()).status).toBe(201);
    backend.clock.now = new Date(NOON.getTime() + 7 * DAY_MS + 1);
    expect(keyOf(await ask())).toBe('order_closed');
  });

  it('is not asked for a cart, by a stranger, or with a card number', async () => {
    const cart = await shop.fillCart(ana);
    expect(keyOf(await ask(ana, 'x', 'other', cart.purchase_id))).toBe('order_closed');
    const eva = await shop.createDiner();
    expect(keyOf(await ask(eva))).toBe('not_found');
    expect(keyOf(await read(eva))).toBe('not_found');
    expect(keyOf(await ask(ana, '4242 4242 4242 4242'))).toBe('card_data_not_accepted');
    await ask();
    expect(keyOf(await answer(await idOf(), '4242 4242 4242 4242'))).toBe('card_data_not_accepted');
  });

  it.each([
    ['no reason', 'x', 'whatever'],
    ['1,001 letters', 'x'.repeat(1_001), 'other'],
  ])('is not asked with %s', async (_what, words, reason) => {
    expect(keyOf(await ask(ana, words, reason))).toBe('invalid_input');
  });

  it('is not answered to who was forgotten (rule people/erase)', async () => {
    await ask();
    await forget();
    expect(keyOf(await answer(await idOf(), 'Ana, te llamamos'))).toBe('not_found');
    expect(await list()).toMatchObject([{ answer: '-' }]);
  });

  it('keeps no further words of the branch to who was forgotten (rule people/erase)', async () => {
    await ask();
    const id = await idOf();
    await answer(id, 'Ana, ya va');
    await answer(id, 'Ana, llega a las dos');
    await forget();
    expect((await list()).map((one) => one.answer)).toEqual(['-', '-']);
  });

  it('is answered with words, by a key that changes orders, for its own tenant', async () => {
    await ask();
    const id = await idOf();
    expect(keyOf(await answer(id, '  '))).toBe('invalid_input');
    expect(keyOf(await answer(999_999, 'Sí'))).toBe('not_found');
    const own = staff;
    staff = await staffOf({ backend, slug: shop.slug })('orders:read');
    expect(keyOf(await answer(id, 'Sí'))).toBe('forbidden');
    const other = await openShop(backend);
    const headers = await staffOf({ backend, slug: other.slug })('orders:read', 'orders:write');
    const asOther = await other.ask({
      ...{ method: 'PUT', path: `/staff/help_requests/${id}.json`, headers, body: { answer: 'Sí' } },
    });
    expect(keyOf(asOther)).toBe('not_found');
    staff = own;
    expect(await list()).toMatchObject([{ answer: null }]);
  });
});
