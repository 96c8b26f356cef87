import { moveOrderAsOperator } from '@/backend/move-order-as-operator';
import { createStaffKey } from '@/backend/services/staff';
import type { StaffScope } from '@/lib/contract/calls/staff';
import type { Cart } from '@/lib/contract/cart';
import type { Order } from '@/lib/contract/orders';
import { type Answer, createTestBackend, type TestBackend } from '../support/backend';
import { type Diner, keyOf, openShop, type Shop } from '../support/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let headers: Record<string, string>;
const keyWith = async (scopes: readonly StaffScope[]) => {
  const { key } = await createStaffKey({
    db: backend.db,
    slug: shop.slug,
    label: 'x',
    scopes,
    now: new Date(),
  });
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
  it('see what the kitchen may see: paid, or to be paid in person', async () => {
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
      cutlery: true,
      comment: 'sin sal',
    });
    expect((await move(unpaid.id, 'accepted')).status).toBe(404);
  });

  it('move an order along its way, and the diner reads when', async () => {
    const { id } = await place();
    for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished']) {
      expect((await move(id, status)).body).toEqual({ id, status });
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
  ])('cannot make %s (T40)', async (_case, statuses, key, status) => {
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

  it('of another tenant find nothing', async () => {
    const { id } = await place();
    const other = await openShop(backend);
    const { key } = await createStaffKey({
      db: backend.db,
      slug: other.slug,
      label: 'x',
      scopes: ['orders:write', 'menu:write'],
      now: new Date(),
    });
    const foreign = { authorization: `Bearer ${key}` };
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
    status: 'accepted',
  });
  await expect(moveOrderAsOperator({ deps, id: '999999999', status: 'accepted' })).rejects.toThrow(
    'There is no order',
  );
  await expect(moveOrderAsOperator({ deps, id: 'x', status: 'accepted' })).rejects.toThrow(
    'There is no order',
  );
  await expect(moveOrderAsOperator({ deps, id: String(id), status: 'packed' })).rejects.toMatchObject({
    key: 'illegal_transition',
  });
});

describe('the events of an order', () => {
  const watch = (id: number, as: Record<string, string>) =>
    backend.app.request(
      `http://${shop.host}/orders/${id}/events`,
      { headers: { host: shop.host, ...as } },
      { remoteAddress: '127.0.0.1' },
    );

  it('tell its diner at once and at every move', async () => {
    const { id, version } = await place();
    const response = await watch(id, ana.headers);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    const read = async () => decoder.decode((await reader?.read())?.value);
    expect(await read()).toBe(`event: order\ndata: {"version":${version},"status":"in_progress"}\n\n`);
    await move(id, 'accepted');
    expect(await read()).toContain(`"status":"accepted"`);
    await reader?.cancel();
  });

  it('are nobody else’s', async () => {
    const { id } = await place();
    const eva = await shop.createDiner();
    expect((await watch(id, eva.headers)).status).toBe(404);
    expect((await watch(id, {})).status).toBe(401);
  });
});
