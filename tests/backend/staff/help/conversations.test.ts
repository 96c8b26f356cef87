import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { joinStaff } from '@/tests/support/shops/person';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
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

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * MINUTE_MS);
};
let asked = 0;
const write = async (words: string, who = ana, lang = 'es') => {
  const { body } = await shop.ask({
    ...{ method: 'POST', path: `/orders/${order.id}/help.json`, body: { words } },
    headers: { ...who.headers, lang, 'idempotency-key': `talk-${++asked}` },
  });
  return (body as OrderHelp).messages.findLast(({ from }) => from === 'diner')?.id ?? 0;
};
const read = async () =>
  (await shop.ask({ path: `/orders/${order.id}/help.json`, headers: ana.headers })).body as OrderHelp;
const list = async (query = '', as: { ask: Shop['ask'] } = shop, headers = staff) =>
  (
    (await as.ask({ path: `/staff/conversations.json${query}`, headers })).body as {
      conversations: Conversation[];
    }
  ).conversations;
const put = (path: string, body: object, headers = staff) =>
  shop.ask({ method: 'PUT', path: `/staff/help_requests/${path}.json`, body, headers });
const answer = (id: number, text: string) => put(String(id), { answer: text });
const settle = (id: number, headers = staff) => put(`${id}/settled`, { settled: true }, headers);
const newsOf = async () =>
  ((await shop.ask({ path: '/staff/orders.json', headers: staff })).body as StaffOrder[]).find(
    ({ id }) => id === order.id,
  )?.news;
const actions = () =>
  backend.db.system((sql) =>
    sql<{ action: string; is_person: boolean }>(
      `select action, staff_person_id is not null as is_person from staff_actions where action like 'help.%'
       and instance_id = (select id from instances where slug = $1) order by id`,
      [shop.slug],
    ),
  );

describe('a conversation with a diner (rule staff/conversations)', () => {
  it('leaves its last answer on the card of the order, with what it answers, while that is open', async () => {
    const card = async () =>
      ((await shop.ask({ path: '/staff/orders.json', headers: staff })).body as StaffOrder[]).find(
        ({ id }) => id === order.id,
      );
    const id = await write('¿Puede ir sin huevo?');
    expect((await card())?.answered).toBeUndefined();
    pass(1);
    await answer(id, 'Claro que sí, va sin huevo');
    expect((await card())?.answered).toEqual({
      asked: '¿Puede ir sin huevo?',
      answer: 'Claro que sí, va sin huevo',
    });
    pass(1);
    await answer(id, 'Y con más arroz');
    expect((await card())?.answered).toEqual({ asked: '¿Puede ir sin huevo?', answer: 'Y con más arroz' });
    await write('Gracias');
    const path = `/orders/${order.id}.json?reason=too_late`;
    await shop.ask({ method: 'DELETE', path, headers: ana.headers });
    const over = await card();
    expect(over?.status).toBe('cancelled');
    expect(over?.answered).toBeUndefined();
  });

  it('waits, and is news, until it is answered, and again when the diner goes on', async () => {
    const id = await write('Falta el jugo');
    const [shown] = await list();
    expect(shown).toMatchObject({
      ...{
        id,
        supplier_id: shop.branchId(),
        order: { id: order.id, number: order.number, status: order.status },
      },
      ...{ contact: { name: order.contact?.name }, member: null, waiting: 1, older: 0 },
      messages: [{ id, from: 'diner', words: 'Falta el jugo' }],
    });
    expect(await newsOf()).toMatchObject([{ kind: 'help', words: 'Falta el jugo' }]);
    pass(1);
    await answer(id, 'Ya vamos');
    expect(await newsOf()).toEqual([]);
    expect(await list()).toMatchObject([
      { id, waiting: 0, messages: [{}, { from: 'branch', words: 'Ya vamos' }] },
    ]);
    expect(await read()).toMatchObject({ waits: false });
    pass(1);
    const next = await write('Llegó frío');
    expect(await list()).toMatchObject([{ id: next, first_id: id, waiting: 1 }]);
    expect(await newsOf()).toMatchObject([{ kind: 'help', words: 'Llegó frío' }]);
    expect(await read()).toMatchObject({ waits: true });
  });

  it('says the language in which its diner wrote last', async () => {
    const id = await write('Falta el jugo');
    expect(await list()).toMatchObject([{ lang: 'es' }]);
    await answer(id, 'Ya vamos');
    await write('Thanks, but it was cold', ana, 'en');
    expect(await list()).toMatchObject([{ lang: 'en' }]);
  });

  it('that waits stands first and stays; one that is over goes after two days', async () => {
    const id = await write('Falta el jugo');
    await answer(id, 'Ya vamos');
    const first = order;
    order = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
    pass(1);
    await write('¿Y el mío?');
    pass(1);
    await answer(id, 'Salió');
    expect((await list()).map((one) => one.order.id)).toEqual([order.id, first.id]);
    pass(2 * 24 * 60 + 1);
    expect((await list()).map((one) => one.order.id)).toEqual([order.id]);
    expect((await list(`?order_id=${first.id}`)).map((one) => one.order.id)).toEqual([first.id]);
  });

  it('is settled without words, once; what the diner wrote meanwhile waits', async () => {
    const first = await write('Gracias');
    const second = await write('Espera, falta el pan');
    expect((await settle(first)).body).toMatchObject({ answer: null, settled_at: NOON.toISOString() });
    expect(await list()).toMatchObject([{ id: second, waiting: 1 }]);
    expect(await newsOf()).toMatchObject([{ words: 'Espera, falta el pan' }]);
    expect(await read()).toMatchObject({ waits: true, can_ask: true });
    await settle(second);
    await settle(second);
    expect(await list()).toMatchObject([{ waiting: 0 }]);
    expect(await newsOf()).toEqual([]);
    expect(await read()).toMatchObject({ waits: false, can_ask: true });
    expect((await actions()).map(({ action }) => action)).toEqual(['help.settled', 'help.settled']);
  });

  it('of which earlier words were answered waits with the later ones (guarantee/help-unread)', async () => {
    const first = await write('Falta el jugo');
    const second = await write('Y el pan');
    pass(1);
    await answer(first, 'Ya va el jugo');
    expect(await list()).toMatchObject([{ id: second, waiting: 1 }]);
    await answer(first, 'Disculpa');
    expect(await list()).toMatchObject([{ waiting: 1 }]);
    await answer(second, 'También el pan');
    expect(await list()).toMatchObject([{ waiting: 0 }]);
  });

  it('shows its last five messages and says how many are older, on both sides', async () => {
    for (const said of ['a', 'b', 'c']) {
      const id = await write(`${said}?`);
      pass(1);
      await answer(id, `${said}!`);
      pass(1);
    }
    const both = [(await list())[0], await read()];
    for (const one of both)
      expect([one?.messages.map(({ words }) => words), one?.older]).toEqual([
        ['a!', 'b?', 'b!', 'c?', 'c!'],
        1,
      ]);
  });

  it('is kept whole when two people answer at once, and says in the history who did', async () => {
    const id = await write('Falta el jugo');
    const [ema, leo] = [
      await joinStaff({ backend, slug: shop.slug, role: 'waiter' }),
      await joinStaff({ backend, slug: shop.slug, role: 'kitchen' }),
    ];
    const say = (who: typeof ema, text: string) =>
      who.at({ method: 'PUT', path: `/staff/help_requests/${id}.json`, body: { answer: text } });
    await Promise.all([say(ema, 'Ya vamos'), say(leo, 'Te llamamos')]);
    const [shown] = await list();
    expect(
      shown?.messages
        .map(({ words }) => words)
        .slice(1)
        .sort(),
    ).toEqual(['Te llamamos', 'Ya vamos']);
    expect(await actions()).toEqual([1, 2].map(() => ({ action: 'help.answered', is_person: true })));
    expect(JSON.stringify(await read())).not.toContain('Ana waiter');
  });

  it('is one for each who ordered in a group', async () => {
    const group = groupCalls(shop);
    const luis = await shop.createDiner();
    const cart = await shop.fillCart(ana);
    await group.join(luis, await group.link(ana, cart));
    await shop.add(luis, { id: shop.offerId('limonada') }, { purchase_id: cart.purchase_id });
    const shared = (await shop.getCart(ana, cart.purchase_id)).body as Cart;
    order = (await shop.placeCart(ana, shared)).body as Order;
    await write('Lo mío no llegó', luis);
    pass(1);
    await write('Falta el jugo');
    expect(await list(`?order_id=${order.id}`)).toMatchObject([
      { member: null, messages: [{ words: 'Falta el jugo' }] },
      { member: 'Luis', messages: [{ words: 'Lo mío no llegó' }] },
    ]);
  });

  it('is of its branch and tenant, for who may read orders; settled by who may move them', async () => {
    const id = await write('Falta el jugo');
    const { supplier_id: branch } = (await list())[0] ?? {};
    expect(await list(`?supplier_id=${branch}`)).toHaveLength(1);
    expect(await list('?supplier_id=999999')).toEqual([]);
    const readers = await staffOf({ backend, slug: shop.slug })('orders:read');
    expect(keyOf(await settle(id, readers))).toBe('forbidden');
    expect(keyOf(await settle(999_999))).toBe('not_found');
    const other = await openShop(backend);
    const headers = await staffOf({ backend, slug: other.slug })('orders:read', 'orders:write');
    expect(await list(`?order_id=${order.id}`, other, headers)).toEqual([]);
    const path = `/staff/help_requests/${id}/settled.json`;
    const theirs = await other.ask({ method: 'PUT', path, headers, body: { settled: true } });
    expect(keyOf(theirs)).toBe('not_found');
    expect(await list()).toMatchObject([{ waiting: 1 }]);
  });

  it('is not shown of who was forgotten (rule people/erase)', async () => {
    await write('Falta el jugo');
    for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished'])
      await shop.ask({
        ...{ method: 'PUT', path: `/staff/orders/${order.id}/status.json`, headers: staff },
        body: { status },
      });
    await backend.db.system((sql) =>
      sql("update payments set status = 'expired' where instance_id = $1", [shop.instanceId]),
    );
    await shop.ask({ method: 'POST', path: '/profiles/forget.json', headers: ana.headers, body: {} });
    expect(await list()).toEqual([]);
    expect(await newsOf()).toBeUndefined();
  });
});
