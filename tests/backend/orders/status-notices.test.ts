import { NOTICES } from '@/backend/jobs/lanes';
import type { Order } from '@/lib/contract/orders/orders';
import { UNDO_MS } from '@/lib/domain/staff/undo';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { openSmsProvider, SMS_SECRET } from '@/tests/support/shops/code-shop';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { joinStaff } from '@/tests/support/shops/person';
import { CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-18T17:00:00Z');
let mails: Awaited<ReturnType<typeof openMailServer>>;
let phones: Awaited<ReturnType<typeof openSmsProvider>>;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  [mails, phones] = [await openMailServer(), await openSmsProvider()];
  backend = await createTestBackend({
    ...{ MAIL_URL: mails.url, MAIL_FROM: mails.from, SMS_URL: phones.url, SMS_SECRET },
  });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  mails.got.splice(0);
  phones.heard.splice(0);
  await dropWaiting(backend.db, NOTICES);
  shop = await openShop(backend);
  ana = await shop.createDiner();
});
afterAll(async () => {
  await backend.close();
  await mails.close();
  await phones.close();
});

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const run = () => runLane(NOTICES, backend.deps);
async function placed(contact: object = CONTACT): Promise<Order> {
  const cart = await shop.fillCart(ana, { contact });
  const key = { 'idempotency-key': `notice-${cart.purchase_id}` };
  return (await shop.placeCart(ana, cart, {}, key)).body as Order;
}
async function move(id: number, ...statuses: string[]): Promise<void> {
  const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
  for (const status of statuses) {
    const path = `/staff/orders/${id}/status.json`;
    expect((await shop.ask({ method: 'PUT', path, headers, body: { status } })).status).toBe(200);
  }
}
const path = (id: number) => `/orders/${id}/notices.json`;
const choose = (id: number, by: string | null, lang = 'es') =>
  shop.ask({
    method: 'PUT',
    path: path(id),
    headers: { ...ana.headers, lang },
    body: { by },
  });
const readFor = async (there: Shop, diner: Diner, id: number) =>
  ((await there.ask({ path: `/orders/${id}.json`, headers: diner.headers })).body as Order).notices;
const read = (id: number) => readFor(shop, ana, id);
const subjects = () => mails.got.map(({ data }) => /^Subject: (.*)$/m.exec(data)?.[1]);
const texts = () => phones.heard.map(({ message }) => message.text);

describe('the choice of an order (rule orders/notices)', () => {
  it('is none until somebody chooses, one, and changed at any time', async () => {
    const { id } = await placed();
    expect(await read(id)).toEqual({ by: null, ways: ['mail', 'sms'], push_key: null });
    expect((await choose(id, 'sms')).body).toMatchObject({ by: 'sms' });
    expect((await choose(id, 'mail')).body).toMatchObject({ by: 'mail' });
    expect((await choose(id, null)).body).toMatchObject({ by: null });
    expect(await read(id)).toMatchObject({ by: null });
  });

  it('is its owner’s alone', async () => {
    const { id } = await placed();
    const eva = await shop.createDiner();
    const choice = { path: path(id), headers: eva.headers, method: 'PUT', body: { by: null } };
    expect(keyOf(await shop.ask(choice))).toBe('not_found');
  });

  it('offers what the order has an address for, of the tenant’s country', async () => {
    const abroad = { ...CONTACT, phone: '2025550123', phone_code: '1', phone_code_iso2: 'US' };
    const { id } = await placed(abroad);
    expect(await read(id)).toEqual({ by: null, ways: ['mail'], push_key: null });
    expect(keyOf(await choose(id, 'sms'))).toBe('invalid_input');
  });

  it('offers nothing where nothing is sent: a demo shows codes and delivers no SMS', async () => {
    const silent = await createTestBackend();
    const there = await openShop(silent);
    const diner = await there.createDiner();
    const { id } = (await there.placeCart(diner, await there.fillCart(diner))).body as Order;
    expect(await readFor(there, diner, id)).toBeNull();
    await silent.close();
  });

  it('is closed with the order', async () => {
    const { id } = await placed();
    await move(id, 'cancelled');
    expect(await read(id)).toBeNull();
    expect(keyOf(await choose(id, 'mail'))).toBe('order_closed');
  });
});

describe('what is told of an order (rule orders/notices)', () => {
  it('goes by the chosen way, once for each step, with a link to how it stands', async () => {
    const { id, number } = await placed();
    await choose(id, 'sms');
    await move(id, 'accepted');
    await run();
    await run();
    await move(id, 'preparation', 'packed');
    await run();
    await move(id, 'delivered');
    await run();
    expect(texts()).toEqual([
      expect.stringContaining(`tu pedido #${number} fue aceptado.`),
      expect.stringContaining(`tu pedido #${number} te espera`),
    ]);
    expect(phones.heard.map(({ message }) => message.to)).toEqual(
      Array(2).fill(`+${CONTACT.phone_code}${CONTACT.phone}`),
    );
    const [, token = ''] = /#token=([\w-]{43})$/.exec(texts()[1] ?? '') ?? [];
    const eva = await shop.createDiner();
    const opened = await shop.ask({
      ...{ method: 'POST', path: `/orders/${id}/status_link.json` },
      ...{ headers: eva.headers, body: { token } },
    });
    expect(opened.body).toMatchObject({ status: 'delivered' });
    expect(mails.got).toHaveLength(0);
  });

  it('says by mail that nothing is paid for what was cancelled, and holds neither products nor amounts', async () => {
    const order = await placed();
    await choose(order.id, 'mail', 'en');
    await move(order.id, 'cancelled');
    await run();
    expect(subjects()).toEqual([expect.stringContaining('your order #1 was cancelled')]);
    const said = mails.got[0]?.data.replace(/=\r\n/g, '') ?? '';
    expect(said).not.toContain(order.products[0]?.name);
    expect(said).not.toContain(String(order.total));
  });

  it('is not said of what is not so any more, or not wanted any more', async () => {
    const { id } = await placed();
    await choose(id, 'sms');
    await move(id, 'accepted', 'preparation', 'packed', 'delivered');
    await run();
    const other = await placed();
    await choose(other.id, 'sms');
    await move(other.id, 'accepted');
    await choose(other.id, null);
    await run();
    expect(texts()).toEqual([]);
  });

  it('goes by the way of now, though another one was chosen when it happened', async () => {
    const { id } = await placed();
    await choose(id, 'sms');
    await move(id, 'accepted');
    await choose(id, 'mail');
    await run();
    expect(texts()).toEqual([]);
    expect(mails.got).toHaveLength(1);
  });

  it('does not tell who took the order back', async () => {
    const { id } = await placed();
    await choose(id, 'sms');
    const taken = await shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: ana.headers });
    expect(taken.body).toMatchObject({ status: 'cancelled' });
    await run();
    expect(texts()).toEqual([]);
  });

  it('stops at ten SMS a day to one phone, over all its orders', async () => {
    const first = await placed();
    await choose(first.id, 'sms');
    await move(first.id, 'accepted');
    await run();
    await backend.db.system((sql) =>
      sql(
        `insert into order_notices (instance_id, purchase_id, kind, lang, sent_at, way)
         select p.instance_id, p.id, k.kind, 'es', $2, 'sms' from purchases p,
           (values ('ready'), ('on_the_way'), ('cancelled')) k (kind) where p.id = $1`,
        [first.id, backend.clock.now],
      ),
    );
    for (let told = 4; told < 12; told += 1) {
      const { id } = await placed();
      await choose(id, 'sms');
      await move(id, 'accepted');
      await run();
    }
    expect(texts()).toHaveLength(1 + 6);
    pass(DAY_MS);
    const { id } = await placed();
    await choose(id, 'sms');
    await move(id, 'accepted');
    await run();
    expect(texts()).toHaveLength(1 + 7);
  });

  it('is tried again while its provider is away, and never after it said no', async () => {
    const { id } = await placed();
    await choose(id, 'sms');
    phones.answerWith(503, 400);
    await move(id, 'accepted');
    await run();
    pass(30_000);
    await run();
    pass(DAY_MS / 24);
    await run();
    expect(phones.heard.map(({ message }) => message.id)).toEqual(Array(2).fill(phones.heard[0]?.message.id));
  });
});

test('a move that somebody takes back is not told, and none is told twice (rule staff/undo)', async () => {
  const { id } = await placed();
  await choose(id, 'sms');
  const cook = await joinStaff({ backend, slug: shop.slug, role: 'kitchen' });
  const accept = async () => {
    const there = { method: 'PUT', path: `/staff/orders/${id}/status.json` };
    expect((await cook.at({ ...there, body: { status: 'accepted' } })).status).toBe(200);
    await run();
  };
  const undo = async () => {
    const there = { method: 'POST', path: `/staff/orders/${id}/undo.json` };
    expect((await cook.at({ ...there, body: { status: 'accepted' } })).status).toBe(200);
  };
  const wait = async () => {
    pass(UNDO_MS);
    await run();
  };
  await accept();
  await undo();
  await wait();
  expect(texts()).toEqual([]);
  await accept();
  await wait();
  expect(texts()).toHaveLength(1);
  await undo();
  await accept();
  await wait();
  expect(texts()).toHaveLength(1);
});
