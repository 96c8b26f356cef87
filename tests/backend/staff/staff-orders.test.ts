import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { watchOrder } from '@/tests/support/backend/watch';
import { FRIDAY } from '@/tests/support/shops/booking-shop';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let headers: Record<string, string>;
const keyWith = async (scopes: readonly StaffScope[], { slug }: Shop = shop) => {
  const { key } = await createStaffKey({ db: backend.db, slug, label: 'x', scopes, now: new Date() });
  return { authorization: `Bearer ${key}` };
};
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  headers = await keyWith(['orders:read', 'orders:write', 'menu:write']);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

async function place(settled: object = {}): Promise<Order> {
  return (await shop.placeCart(ana, await shop.fillCart(ana, { ...settled }))).body as Order;
}
const move = (id: number, status: string, as = headers): Promise<Answer> =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers: as, body: { status } });
const orderNow = async (id: number) =>
  (await shop.ask({ path: `/orders/${id}.json`, headers: ana.headers })).body as Order;

describe('staff', () => {
  it('see what the kitchen may see: paid, or to be paid in person (rule orders/kitchen)', async () => {
    const cash = await place({ cutlery: true, comment: 'sin sal' });
    const unpaid = await (async () => {
      ana = await shop.createDiner();
      return place({ payment_method: 'card' });
    })();
    const { body } = await shop.ask({ path: '/staff/orders.json', headers });
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(cash.id);
    expect(ids).not.toContain(unpaid.id);
    expect((body as { id: number }[]).find(({ id }) => id === cash.id)).toMatchObject({
      paid: false,
      payment_method: 'cash',
      cash_amount: 200_000,
      cash_change: 200_000 - cash.total,
      cutlery: true,
      comment: 'sin sal',
    });
    expect((await move(unpaid.id, 'accepted')).status).toBe(404);
  });

  it('see a new order behind any number of delivered ones that nobody has finished', async () => {
    const crowd = await openShop(backend);
    const staff = await keyWith(['orders:read', 'orders:write'], crowd);
    const order = async () => {
      const diner = await crowd.createDiner();
      return (await crowd.placeCart(diner, await crowd.fillCart(diner))).body as Order;
    };
    const { id: old } = await order();
    for (const status of ['accepted', 'preparation', 'packed', 'delivered']) {
      const path = `/staff/orders/${old}/status.json`;
      expect((await crowd.ask({ method: 'PUT', path, headers: staff, body: { status } })).status).toBe(200);
    }
    await backend.db.system((sql) =>
      sql(
        `insert into purchases (instance_id, profile_id, supplier_id, status, service, bill,
           total_minor, released_at, placed_at, created_at, updated_at)
         select instance_id, profile_id, supplier_id, status, service, bill, total_minor,
           released_at, placed_at, created_at, updated_at
         from purchases, generate_series(1, 200) where id = $1`,
        [old],
      ),
    );
    const { id } = await order();
    const { body } = await crowd.ask({ path: '/staff/orders.json', headers: staff });
    expect((body as Order[]).map((one) => one.id)).toEqual([id]);
  });

  it('see when an order is wanted, and which zone of a list it goes to', async () => {
    const listed = await openShop(backend, { zones: [] });
    const wanted = async (data: object, settled: object) => {
      const diner = await listed.createDiner();
      const begun = await listed.add(diner, { id: listed.offerId('limonada') }, { ...data });
      const { purchase_id } = begun.body as Cart;
      const { body } = await listed.settle(diner, purchase_id, { contact: CONTACT, ...CASH, ...settled });
      return ((await listed.placeCart(diner, body as Cart)).body as Order).id;
    };
    const hour = { schedule_date: FRIDAY.date, schedule_hour: '12:00' };
    const choice = { place: ADDRESS, shipping_zone: 'Centro' };
    const brought = { service: 'delivery', subservice: 'schedule' };
    const later = await wanted(brought, { ...hour, ...choice });
    const fetched = await wanted({}, { shipping_zone: 'Centro' });
    const asked = { path: '/staff/orders.json', headers: await keyWith(['orders:read'], listed) };
    expect((await listed.ask(asked)).body).toMatchObject([
      { id: later, subservice: 'schedule', ...hour, shipping_zone: 'Centro' },
      { id: fetched, subservice: null, schedule_date: null, schedule_hour: null, shipping_zone: null },
    ]);
  });

  it('move an order along its way, and the diner reads when', async () => {
    const { id } = await place();
    for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished']) {
      expect((await move(id, status)).body).toEqual({ id, number: expect.any(Number), status, packed: true });
    }
    const { timeline, status } = await orderNow(id);
    expect(status).toBe('finished');
    expect(timeline.map((one) => one.status)).toEqual([
      'in_progress',
      'accepted',
      'preparation',
      'packed',
      'delivered',
      'finished',
    ]);
  });

  it.each([
    ['a leap', ['packed'], 'illegal_transition', 409],
    ['a way back', ['accepted', 'in_progress'], 'illegal_transition', 409],
    [
      'the way of another service',
      ['accepted', 'preparation', 'packed', 'on_the_way'],
      'illegal_transition',
      409,
    ],
    ['a cart', ['cart'], 'invalid_input', 422],
    ['a word that is no status', ['eaten'], 'invalid_input', 422],
  ])('cannot make %s (guarantee/legal-moves)', async (_case, statuses, key, status) => {
    const { id } = await place();
    const answers: Answer[] = [];
    for (const one of statuses) answers.push(await move(id, one));
    const last = answers.at(-1);
    expect([last?.status, last && keyOf(last)]).toEqual([status, key]);
  });

  it('cancel before it is on its way; stock comes back once', async () => {
    const stock = () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ stock: number }>('select stock from supplier_products where instance_id = $1 and id = $2', [
          shop.instanceId,
          shop.offerId('limonada'),
        ]),
      );
    await shop.ask({
      method: 'PUT',
      path: `/staff/products/${shop.offerId('limonada')}.json`,
      headers,
      body: { stock: 9 },
    });
    const { id } = await place({ count: 2 });
    expect(await stock()).toEqual([{ stock: 7 }]);
    await move(id, 'accepted');
    const answers = await Promise.all([move(id, 'canceled'), move(id, 'cancelled')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stock()).toEqual([{ stock: 9 }]);
    await shop.ask({
      method: 'PUT',
      path: `/staff/products/${shop.offerId('limonada')}.json`,
      headers,
      body: { stock: null },
    });
  });

  it('take a product off the menu, and every cart hears of it', async () => {
    const cart = await shop.fillCart(ana);
    const path = `/staff/products/${shop.offerId('limonada')}.json`;
    const changes = async () => {
      const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ version: number }>('select version from publications where instance_id = $1', [
          shop.instanceId,
        ]),
      );
      return row?.version ?? 0;
    };
    const before = await changes();
    const off = await shop.ask({ method: 'PUT', path, headers, body: { available: false } });
    expect(off.body).toMatchObject({ available: false, stock: null });
    expect(await changes()).toBe(before + 1);
    const { body } = await shop.getCart(ana, cart.purchase_id);
    expect((body as Cart).issues).toMatchObject([{ key: 'product_unavailable' }]);
    expect(keyOf(await shop.add(ana, { id: shop.offerId('limonada') }))).toBe('product_unavailable');
    await shop.ask({ method: 'PUT', path, headers, body: { available: true } });
  });

  it('need the scope, and every move is written down', async () => {
    const { id } = await place();
    const reader = await keyWith(['orders:read']);
    expect((await move(id, 'accepted', reader)).status).toBe(403);
    expect((await move(id, 'accepted', {})).status).toBe(401);
    await move(id, 'accepted');
    const actions = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ action: string; details: object }>(
        `select action, details from staff_actions where instance_id = $1 and details ->> 'id' = $2`,
        [shop.instanceId, String(id)],
      ),
    );
    expect(actions).toEqual([
      { action: 'order.status', details: { id, from: 'in_progress', to: 'accepted' } },
    ]);
  });

  it('need a scope of its own for the menu, and what they change there is written down (rule staff/keys)', async () => {
    const id = shop.offerId('limonada');
    const put = (as: Record<string, string>, body: object) =>
      shop.ask({ method: 'PUT', path: `/staff/products/${id}.json`, headers: as, body });
    const actions = () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ staff_key_id: number; details: object }>(
          `select staff_key_id, details from staff_actions where action = 'product.offer' order by id`,
        ),
      );
    const before = await actions();
    const refused = await put(await keyWith(['orders:read', 'orders:write', 'instance:lock']), { stock: 3 });
    expect([refused.status, keyOf(refused)]).toEqual([403, 'forbidden']);
    expect((await put({}, { stock: 3 })).status).toBe(401);
    expect(await actions()).toEqual(before);

    const keys = async () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ id: number }>('select max(id) as id from staff_keys'),
      );
    const menu = await keyWith(['menu:write']);
    const [key] = await keys();
    expect((await put(menu, { stock: 3 })).body).toEqual({ id, available: true, stock: 3, back_at: null });
    expect((await actions()).slice(before.length)).toEqual([
      {
        staff_key_id: key?.id,
        details: { id, available: true, stock: 3, before: { available: true, back_at: null, stock: null } },
      },
    ]);
    await put(menu, { stock: null });
  });

  it('of another tenant find nothing', async () => {
    const { id } = await place();
    const other = await openShop(backend);
    const foreign = await keyWith(['orders:write', 'menu:write'], other);
    expect((await move(id, 'accepted', foreign)).status).toBe(401);
    const ask = {
      method: 'PUT',
      path: `/staff/orders/${id}/status.json`,
      headers: foreign,
      body: { status: 'accepted' },
    };
    expect((await other.ask(ask)).status).toBe(404);
    const offer = {
      ...ask,
      path: `/staff/products/${shop.offerId('limonada')}.json`,
      body: { available: false },
    };
    expect((await other.ask(offer)).status).toBe(404);
  });
});

test('the command line moves an order by its id alone', async () => {
  const { id } = await place();
  const { deps } = backend;
  expect(await moveOrderAsOperator({ deps, id: String(id), status: 'accepted' })).toEqual({
    id,
    number: expect.any(Number),
    slug: shop.slug,
    status: 'accepted',
    packed: true,
  });
  await expect(moveOrderAsOperator({ deps, id: '999999999', status: 'accepted' })).rejects.toThrow(
    'There is no order',
  );
  await expect(moveOrderAsOperator({ deps, id: 'x', status: 'accepted' })).rejects.toThrow(
    'There is no order',
  );
  await expect(moveOrderAsOperator({ deps, id: String(id), status: 'packed' })).rejects.toThrow(
    'illegal_transition',
  );
  const history = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ value: string; actor: string }>(
      `select value, actor from purchase_events where purchase_id = $1 and kind = 'status' order by id`,
      [id],
    ),
  );
  expect(history).toEqual([
    { value: 'in_progress', actor: `diner:${ana.id}` },
    { value: 'accepted', actor: 'operator' },
  ]);
});

test('a page that watches an order hears of every move', async () => {
  const { id } = await place();
  const page = await watchOrder({ app: backend.app, host: shop.host, id, headers: ana.headers });
  expect(await page.read()).toContain('"status":"in_progress"');
  await move(id, 'accepted');
  expect(await page.read()).toContain('"status":"accepted"');
  await page.close();
});
