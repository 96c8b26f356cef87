import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { SIGN_TRIES, WRONG_SIGNS_PER_HOUR } from '@/lib/domain/orders/delivery-code';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const WAY = ['accepted', 'preparation', 'packed', 'on_the_way'];
/** No code has an O. */
const WRONG = 'OOOO';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let courier: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  await open();
});
afterAll(() => backend.close());

async function open(deliveryCode = true): Promise<void> {
  const branches = createBundle().branches.map((branch) => ({ ...branch, deliveryCode }));
  shop = await openShop(backend, { branches });
  ana = await shop.createDiner();
  courier = await joinStaff({ backend, slug: shop.slug, role: 'waiter' });
}
const move = (id: number, body: object, as = courier) =>
  as.at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body });
const deliver = (id: number, said: object, as = courier) => move(id, { status: 'delivered', ...said }, as);
async function sendOut(): Promise<number> {
  const { body } = await shop.add(ana, { id: shop.offerId('limonada'), count: 3 }, { service: 'delivery' });
  const { purchase_id: id } = body as { purchase_id: number };
  const { body: cart } = await shop.settle(ana, id, { contact: CONTACT, ...CASH, place: ADDRESS });
  const { body: order } = await shop.placeCart(ana, cart as never);
  for (const status of WAY) expect((await move((order as Order).id, { status })).status).toBe(200);
  return (order as Order).id;
}
const read = async (id: number, as = ana) =>
  (await shop.ask({ path: `/orders/${id}.json`, headers: as.headers })).body as Order;
const signsOf = async (id: number) => (await read(id)).delivery_code ?? '';
const listed = async (id: number) =>
  ((await courier.at({ path: '/staff/orders.json' })).body as StaffOrder[]).find((one) => one.id === id);
const actions = (action: string) =>
  backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ details: object }>(
      'select details from staff_actions where instance_id = $1 and action = $2 order by id',
      [shop.instanceId, action],
    ),
  );

describe('the four signs of a delivery (rule orders/delivery-code)', () => {
  it('are read by who ordered while it is on its way, and by nobody of the staff', async () => {
    const id = await sendOut();
    expect(await signsOf(id)).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
    const list = await courier.at({ path: '/staff/orders.json' });
    expect(list.text).not.toContain(await signsOf(id));
    expect(await listed(id)).toMatchObject({ sign_tries: SIGN_TRIES });
    await deliver(id, { signs: await signsOf(id) });
    expect((await read(id)).delivery_code).toBeNull();
  });

  it('prove the delivery, however they are typed', async () => {
    const id = await sendOut();
    const signs = await signsOf(id);
    const typed = `${signs.slice(0, 2)} ${signs.slice(2)}`.toLowerCase();
    expect((await deliver(id, { signs: typed })).body).toMatchObject({ id, status: 'delivered' });
    expect((await actions('order.status')).at(-1)?.details).toMatchObject({
      to: 'delivered',
      proof: 'signs',
    });
    expect(await listed(id)).toBeUndefined();
  });

  it('that are wrong move nothing and are counted, also when they come at once (guarantee/delivery-signs)', async () => {
    const id = await sendOut();
    const wrong = await Promise.all(
      Array.from({ length: SIGN_TRIES + 3 }, () => deliver(id, { signs: WRONG })),
    );
    expect(wrong.filter((one) => keyOf(one) === 'code_invalid')).toHaveLength(SIGN_TRIES);
    expect(await listed(id)).toMatchObject({ status: 'on_the_way', sign_tries: 0 });
    // The right signs come too late: they prove nothing any more.
    expect(keyOf(await deliver(id, { signs: await signsOf(id) }))).toBe('code_tries');
    expect(await actions('order.wrong_signs')).toHaveLength(SIGN_TRIES);
    expect((await deliver(id, { unproved: { reason: 'no_code' } })).status).toBe(200);
  });

  it('are guessed at by one of the staff for so long over all orders, and by others still typed', async () => {
    const [first, second] = [await sendOut(), await sendOut()];
    await deliver(first, { signs: WRONG });
    // As many wrong signs at other orders.
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(
        `insert into staff_actions (instance_id, staff_person_id, action, details, created_at)
         select a.instance_id, a.staff_person_id, a.action, '{}', a.created_at
         from staff_actions a, generate_series(2, $2) where a.instance_id = $1 and a.action = 'order.wrong_signs'`,
        [shop.instanceId, WRONG_SIGNS_PER_HOUR],
      ),
    );
    const signs = await signsOf(second);
    expect(keyOf(await deliver(second, { signs }))).toBe('code_tries');
    const mail = `b@${shop.slug}.example`;
    const other = await joinStaff({ backend, slug: shop.slug, role: 'waiter', mail });
    expect((await deliver(second, { signs }, other)).status).toBe(200);
    backend.clock.now = new Date(NOON.getTime() + 3_600_000);
    expect((await deliver(first, { signs: await signsOf(first) })).status).toBe(200);
  });

  it('stay the same where it comes back to the branch and leaves again', async () => {
    const id = await sendOut();
    const signs = await signsOf(id);
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql("update purchases set status = 'packed' where instance_id = $1 and id = $2", [shop.instanceId, id]),
    );
    expect((await read(id)).delivery_code).toBeNull();
    await move(id, { status: 'on_the_way' });
    expect(await signsOf(id)).toBe(signs);
  });

  it('are none where the branch wants none, and of what is fetched', async () => {
    const fetched = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
    for (const status of ['accepted', 'preparation', 'packed']) await move(fetched.id, { status });
    expect(keyOf(await deliver(fetched.id, { signs: WRONG }))).toBe('invalid_input');
    expect((await deliver(fetched.id, {})).status).toBe(200);
    await open(false);
    const id = await sendOut();
    expect((await read(id)).delivery_code).toBeNull();
    expect(await listed(id)).toMatchObject({ sign_tries: null });
    expect((await deliver(id, {})).status).toBe(200);
    expect((await actions('order.status')).at(-1)?.details).not.toHaveProperty('proof');
  });

  it('are another order’s or another diner’s in no way', async () => {
    const [mine, theirs] = [await sendOut(), await sendOut()];
    expect(keyOf(await deliver(mine, { signs: await signsOf(theirs) }))).toBe('code_invalid');
    const eva = await shop.createDiner();
    expect((await shop.ask({ path: `/orders/${mine}.json`, headers: eva.headers })).status).toBe(404);
  });
});

describe('a delivery without its signs (rule orders/delivery-code, rule staff/news)', () => {
  it('says why, which is news for the branch until somebody has seen it', async () => {
    const id = await sendOut();
    const unproved = { reason: 'reception', words: 'Con el portero Luis' };
    expect((await deliver(id, { unproved })).body).toMatchObject({ status: 'delivered' });
    const [news] = (await listed(id))?.news ?? [];
    expect(news).toMatchObject({ kind: 'unproved', ...unproved });
    expect((await actions('order.status')).at(-1)?.details).toMatchObject({ proof: 'reception' });
    const seen = { method: 'PUT', path: `/staff/orders/${id}/read.json`, body: { through: news?.id } };
    expect((await courier.at(seen)).body).toMatchObject({ news: [] });
    expect(await listed(id)).toBeUndefined();
  });

  it('is news where a person only moves it on, and nobody said why', async () => {
    const id = await sendOut();
    expect((await deliver(id, {})).status).toBe(200);
    expect((await listed(id))?.news).toMatchObject([{ kind: 'unproved', reason: 'none', words: null }]);
    expect((await actions('order.status')).at(-1)?.details).toMatchObject({ proof: 'none' });
  });

  it('is written down as such where a program moves it, and rings nowhere', async () => {
    const id = await sendOut();
    const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
    const path = `/staff/orders/${id}/status.json`;
    const moved = await shop.ask({ method: 'PUT', path, headers, body: { status: 'delivered' } });
    expect(moved.status).toBe(200);
    expect(await listed(id)).toBeUndefined();
    expect((await actions('order.status')).at(-1)?.details).toMatchObject({ proof: 'none' });
  });

  it('has a reason of the list, words for another one, and no signs beside', async () => {
    const id = await sendOut();
    for (const said of [
      { unproved: { reason: 'other' } },
      { unproved: { reason: 'asleep' } },
      { unproved: { reason: 'door' }, signs: 'K7MP' },
    ])
      expect(keyOf(await deliver(id, said))).toBe('invalid_input');
    expect(await listed(id)).toMatchObject({ status: 'on_the_way', sign_tries: SIGN_TRIES });
  });
});
