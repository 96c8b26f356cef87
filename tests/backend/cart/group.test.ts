import type { Cart, MemberLine } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createCanary, createCoupon } from '@/tests/support/backend/tenant-bundle';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const HOUR_MS = 3_600_000;
const SECRET = createCanary();

let backend: TestBackend;
let shop: Shop;
let group: ReturnType<typeof groupCalls>;
let [ana, luis, eva]: Diner[] = [];
let cart: Cart;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, createBundle({ coupons: [createCoupon({ code: 'secreta' })] }));
  group = groupCalls(shop);
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  [ana, luis, eva] = [await shop.createDiner(), await shop.createDiner(), await shop.createDiner()];
  cart = await shop.fillCart(who(ana), { count: 2 });
  token = await group.link(who(ana), cart);
});
afterAll(() => backend.close());

/** Set before each test. */
const who = (diner: Diner | undefined): Diner => {
  if (!diner) throw new Error('nobody');
  return diner;
};
const told = ({ status, ...answer }: Awaited<ReturnType<Shop['add']>>) =>
  status < 300 ? status : keyOf({ status, ...answer });
const add = (diner: Diner, changes: object = {}, data: object = {}) =>
  shop.add(diner, { id: shop.offerId('limonada'), ...changes }, { purchase_id: cart.purchase_id, ...data });
const read = async (diner: Diner) => (await shop.getCart(diner, cart.purchase_id)).body as Cart;
const joined = async (diner: Diner, name: string) => (await group.join(diner, token, name)).body as Cart;
const lineOf = (shown: Cart, member: number) =>
  shown.products.find((line) => line.member === member) as MemberLine;

describe('a group (rule cart/group)', () => {
  it('is opened with a name and a link whose token no row and no log holds (guarantee/token-addresses)', async () => {
    const answer = await group.open(who(ana), cart, '  Ana\n María ');
    const { url, cart: opened } = answer.body as { url: string; cart: Cart };
    expect(url).toMatch(new RegExp(`^http://${shop.host}(:\\d+)?/centro/join#token=[\\w-]{43}$`));
    expect(opened.group).toEqual({
      me: 1,
      is_open: true,
      members: [{ number: 1, name: 'Ana María', part: 25_000, is_done: false }],
    });
    expect(opened.version).toBeGreaterThan(cart.version);
    const rows = await backend.db.system((sql) => sql('select l::text from purchase_links l'));
    expect(JSON.stringify(rows)).not.toContain(url.slice(-43));
    expect(backend.logged.join('')).not.toContain(url.slice(-43));
  });

  it('shows who opens its link who asks and where, and nothing else', async () => {
    expect((await group.look(who(luis), token)).body).toEqual({
      purchase_id: cart.purchase_id,
      host: 'Ana',
      supplier: { id: shop.branchId(), slug: 'centro', name: expect.any(String) },
      service: 'take_away',
      subservice: null,
      me: null,
    });
    expect((await shop.getCart(who(luis), cart.purchase_id)).status).toBe(404);
  });

  it('lets in as often as asked, each under a number and a name', async () => {
    expect((await joined(who(luis), 'Luis')).group?.me).toBe(2);
    expect((await joined(who(eva), 'Eva')).group).toMatchObject({
      me: 3,
      members: [{}, {}, { name: 'Eva' }],
    });
    const before = await read(who(ana));
    const again = await group.join(who(luis), token, 'Otro');
    expect((again.body as Cart).group?.members.map(({ name }) => name)).toEqual(['Ana', 'Luis', 'Eva']);
    expect((await read(who(ana))).version).toBe(before.version);
    expect((await group.look(who(luis), token)).body).toMatchObject({ me: 2 });
    // Its owner is in it already.
    expect((await joined(who(ana), 'Yo')).group).toMatchObject({ me: 1, members: [{ name: 'Ana' }, {}, {}] });
  });

  it('has lines of each: equal ones stay apart, and say whose they are', async () => {
    await joined(who(luis), 'Luis');
    await add(who(luis), { count: 3 });
    await add(who(luis), { count: 1, comment: 'Sin azúcar' });
    const seen = (await add(who(luis), { count: 1 })).body as Cart;
    expect(seen.products.map(({ member, count, comment }) => [member, count, comment])).toEqual([
      [1, 2, ''],
      [2, 4, ''],
      [2, 1, 'Sin azúcar'],
    ]);
    expect(seen.group?.members.map(({ part }) => part)).toEqual([25_000, 62_500]);
    const own = (await add(who(ana), { count: 1 })).body as Cart;
    expect(own.products.map(({ count }) => count)).toEqual([3, 4, 1]);
  });

  it('has guests change what is theirs alone, and its owner everything', async () => {
    await joined(who(luis), 'Luis');
    await joined(who(eva), 'Eva');
    await add(who(luis));
    const shown = (await add(who(eva))).body as Cart;
    expect(told(await group.setCount(who(luis), cart, lineOf(shown, 1).id, 1))).toBe('owner_only');
    expect(told(await group.setCount(who(luis), cart, lineOf(shown, 3).id, 0))).toBe('owner_only');
    expect(told(await group.setCount(who(luis), cart, lineOf(shown, 2).id, 5))).toBe(200);
    expect(told(await group.setCount(who(luis), cart, lineOf(shown, 2).id, 0))).toBe(200);
    expect(told(await group.setCount(who(ana), cart, lineOf(shown, 3).id, 2))).toBe(200);
    expect((await read(who(eva))).products.map(({ member, count }) => [member, count])).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('counts the stock over all of them', async () => {
    const dish = shop.offerId('bandeja');
    await backend.db.system((sql) => sql('update supplier_products set stock = 3 where id = $1', [dish]));
    await joined(who(luis), 'Luis');
    await add(who(ana), { id: dish, count: 2 });
    expect(told(await add(who(luis), { id: dish, count: 2 }))).toBe('out_of_stock');
    expect(told(await add(who(luis), { id: dish, count: 1 }))).toBe(200);
  });

  it('says who has chosen all, until they change something', async () => {
    await joined(who(luis), 'Luis');
    const added = (await add(who(luis))).body as Cart;
    const isDone = async () => (await read(who(ana))).group?.members.map(({ is_done }) => is_done);
    await group.done(who(luis), cart);
    expect(await isDone()).toEqual([false, true]);
    await group.setCount(who(luis), cart, lineOf(added, 2).id, 2);
    expect(await isDone()).toEqual([false, false]);
    await group.done(who(luis), cart);
    await add(who(luis));
    expect(await isDone()).toEqual([false, false]);
  });
});

describe('a guest (rule cart/group)', () => {
  beforeEach(async () => {
    cart = (
      await shop.settle(who(ana), cart.purchase_id, {
        ...CASH,
        contact: { ...CONTACT, name: SECRET, email: `${SECRET}@example.com` },
        place: { ...ADDRESS, address: SECRET },
        comment: SECRET,
      })
    ).body as Cart;
    await shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${cart.purchase_id}.json`,
      headers: who(ana).headers,
      body: { coupon: { code: 'secreta' } },
    });
    expect((await shop.getCart(who(ana), cart.purchase_id)).body).toMatchObject({
      coupon: { code: 'secreta' },
    });
    await joined(who(luis), 'Luis');
  });

  it('reads dishes, parts and their sum: no contact, place, coupon, tip, payment or comment', async () => {
    await add(who(luis));
    const answer = await shop.getCart(who(luis), cart.purchase_id);
    for (const secret of [SECRET, 'secreta']) expect(answer.text).not.toContain(secret);
    expect(answer.body).toMatchObject({
      products: [{ member: 1 }, { member: 2 }],
      bill: [{ kind: 'products', amount: 37_500 }],
      total: 37_500,
      contact: null,
      place: null,
      coupon: null,
      payment_method: null,
      cash_amount: null,
      comment: '',
      issues: [],
    });
    const listed = await shop.ask({ path: '/api/actual_purchases.json', headers: who(luis).headers });
    for (const secret of [SECRET, 'secreta']) expect(listed.text).not.toContain(secret);
    expect(listed.body).toMatchObject([{ id: cart.purchase_id, role: 'guest', payment_method: null }]);
    const order = await shop.ask({ path: `/orders/${cart.purchase_id}.json`, headers: who(luis).headers });
    expect(order.text).not.toContain(SECRET);
    expect(order.body).toMatchObject({ is_cart: true, group: { me: 2 }, total: 37_500 });
  });

  it('neither settles, empties, moves nor orders it, and wishes no place and no hour', async () => {
    const { purchase_id: id } = cart;
    const of = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      shop.ask({ method, path, headers: who(luis).headers, ...(body ? { body } : {}) });
    const branch = `supplier_id=${shop.branchId('norte')}`;
    const refused = [
      await shop.settle(who(luis), id, { comment: 'x' }),
      await of('DELETE', `/shopping_cart/clean_cart/${id}.json`),
      await of('GET', `/shopping_cart/change_supplier/${id}.json?${branch}`),
      await of('PUT', `/shopping_cart/change_supplier/${id}.json?${branch}`, {}),
      await of('POST', `/shopping_cart/coupon/${id}.json`, { coupon: { code: 'nadie' } }),
      await of('DELETE', `/shopping_cart/coupon/${id}.json`),
      await shop.placeCart(who(luis), cart),
      await group.open(who(luis), cart),
      await group.close(who(luis), cart),
      await group.remove(who(luis), cart, 1),
      await add(who(luis), {}, { location: ADDRESS }),
      await add(who(luis), {}, { subservice: 'schedule', schedule: { date: '2026-11-19', hour: '12:00' } }),
    ];
    expect(refused.map(told)).toEqual(refused.map(() => 'owner_only'));
    // A browser that has another hour in mind changes nothing of it.
    expect((await add(who(luis), {}, { subservice: 'schedule' })).body).toMatchObject({ subservice: null });
  });

  it('leaves with their lines, and comes back under their number', async () => {
    await add(who(luis));
    expect((await group.leave(who(luis), cart)).body).toEqual({ left: true });
    expect((await read(who(ana))).products.map(({ member }) => member)).toEqual([1]);
    expect((await read(who(ana))).group?.members).toHaveLength(1);
    expect((await shop.getCart(who(luis), cart.purchase_id)).status).toBe(404);
    expect(told(await group.leave(who(luis), cart))).toBe('not_found');
    await joined(who(eva), 'Eva');
    expect((await joined(who(luis), 'Luis')).group).toMatchObject({
      me: 2,
      members: [{}, {}, { number: 3 }],
    });
    expect(told(await group.leave(who(ana), cart))).toBe('not_found');
  });

  it('is taken out by its owner, with their lines', async () => {
    await add(who(luis));
    const left = (await group.remove(who(ana), cart, 2)).body as Cart;
    expect([left.products.length, left.group?.members.length]).toEqual([1, 1]);
    expect(told(await add(who(luis)))).toBe('not_found');
    expect(told(await group.remove(who(ana), cart, 1))).toBe('not_found');
    expect(told(await group.remove(who(ana), cart, 999_999))).toBe('not_found');
  });
});

describe('the end of a group (rule cart/group)', () => {
  it.each([
    ['its owner closes it', () => group.close(who(ana), cart)],
    [
      'twelve hours are over',
      async () => {
        backend.clock.now = new Date(backend.clock.now.getTime() + 12 * HOUR_MS);
      },
    ],
  ])('comes when %s: links are dead, guests read on, their lines stay', async (_when, end) => {
    await joined(who(luis), 'Luis');
    const added = (await add(who(luis))).body as Cart;
    await end();
    expect([told(await group.look(who(eva), token)), told(await group.join(who(eva), token))]).toEqual([
      'link_expired',
      'link_expired',
    ]);
    expect(
      [
        await add(who(luis)),
        await group.setCount(who(luis), cart, lineOf(added, 2).id, 3),
        await group.done(who(luis), cart),
      ].map(told),
    ).toEqual(['group_closed', 'group_closed', 'group_closed']);
    expect(await read(who(luis))).toMatchObject({ group: { is_open: false }, products: [{}, { member: 2 }] });
    // Opened again it is theirs again, by another link.
    await group.link(who(ana), cart);
    expect(told(await add(who(luis)))).toBe(200);
    expect(told(await group.join(who(eva), token))).toBe('link_expired');
    expect(told(await group.leave(who(luis), cart))).toBe(200);
  });

  it('comes with placing, and is over when the order is a cart again', async () => {
    await joined(who(luis), 'Luis');
    await add(who(luis));
    cart = await read(who(ana));
    // In cash the kitchen has it at once.
    const order = (await shop.placeCart(who(ana), cart)).body as Order;
    expect(order).toMatchObject({
      group: { me: 1, members: [{ part: 25_000 }, { name: 'Luis', part: 12_500 }] },
      products: [{ member: 1 }, { member: 2 }],
    });
    expect([told(await add(who(luis))), told(await group.join(who(eva), token))]).toEqual([
      'cart_locked',
      'cart_locked',
    ]);
    const seen = await shop.ask({ path: `/orders/${order.id}.json`, headers: who(luis).headers });
    expect(seen.body).toMatchObject({ role: 'guest', contact: null, place: null, group: { me: 2 } });
  });
});

it('is of a delivery or of what is taken away', async () => {
  const table = await shop.createDiner();
  await backend.db.system((sql) =>
    sql(`update purchases set service = 'on_table' where id = $1`, [cart.purchase_id]),
  );
  expect(told(await group.open(who(ana), cart))).toBe('service_unavailable');
  expect(told(await group.open(table, cart))).toBe('not_found');
});
