import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
let shop: Awaited<ReturnType<typeof serveAccounts<Shop>>>;
let ana: Diner;
let staff: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await serveAccounts(await openShop(backend));
  ana = await shop.createDiner();
  staff = await shop.asStaff('orders:read', 'orders:write');
});
afterAll(() => backend.close());

const rate = (who: Diner, id: number, score: unknown, comment = '') =>
  shop.ask({
    method: 'POST',
    path: `/orders/${id}/rating.json`,
    headers: who.headers,
    body: { score, comment },
  });
const read = async (who: Diner, id: number) =>
  (await shop.ask({ path: `/orders/${id}.json`, headers: who.headers })).body as Order;
const said = async (query = '') =>
  (await shop.ask({ path: `/staff/ratings.json${query}`, headers: staff })).body as StaffRatings;

async function placed(): Promise<Order> {
  const cart = await shop.fillCart(ana);
  return (await shop.placeCart(ana, cart, {}, { 'idempotency-key': `rate-${cart.purchase_id}` }))
    .body as Order;
}
/** Handed over at the counter. */
async function fetched(): Promise<Order> {
  const order = await placed();
  for (const status of ['accepted', 'preparation', 'packed', 'delivered']) {
    const path = `/staff/orders/${order.id}/status.json`;
    const { status: answer } = await shop.ask({ method: 'PUT', path, headers: staff, body: { status } });
    expect(answer).toBe(200);
  }
  return order;
}

describe('how an order was (rule feedback/order-rating)', () => {
  it('is said once it has come, and the branch reads it without a name', async () => {
    const order = await placed();
    expect(await read(ana, order.id)).toMatchObject({ can_rate: false, rating: null });
    expect(keyOf(await rate(ana, order.id, 9))).toBe('rating_early');
    const { id, number } = await fetched();
    expect(await read(ana, id)).toMatchObject({ can_rate: true, rating: null });
    const rating = { score: 9, comment: 'Muy rico' };
    expect((await rate(ana, id, 9, ' Muy rico ')).body).toMatchObject({ can_rate: false, rating });
    const { branches, ratings } = await said();
    expect(branches).toMatchObject([{ supplier_id: shop.branchId(), count: 1, average: 9 }]);
    expect(ratings).toEqual([
      {
        ...{ of: 'order', id, number, supplier_id: shop.branchId(), at: NOON.toISOString() },
        ...{ ...rating, menu_score: null, contact: null, answer: null, rating_id: expect.any(Number) },
      },
    ]);
  });

  it('stays as it was said; the same again is the same', async () => {
    const { id } = await fetched();
    const both = await Promise.all([rate(ana, id, 8), rate(ana, id, 8)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(keyOf(await rate(ana, id, 2))).toBe('already_rated');
    expect((await said()).ratings).toHaveLength(1);
  });

  it('is said by nobody else, nor after thirty days', async () => {
    const { id } = await fetched();
    expect(keyOf(await rate(await shop.createDiner(), id, 8))).toBe('not_found');
    backend.clock.now = new Date(NOON.getTime() + 31 * 86_400_000);
    expect(keyOf(await rate(ana, id, 8))).toBe('rating_over');
    expect((await said()).branches).toEqual([]);
  });

  it.each([
    ['no score', undefined, ''],
    ['a score of 0', 0, ''],
    ['a score of 11', 11, ''],
    ['a half', 7.5, ''],
    ['words', 'diez', ''],
    ['a comment of 1,001 letters', 5, 'x'.repeat(1_001)],
  ])('is not %s', async (_what, score, comment) => {
    const { id } = await fetched();
    expect(keyOf(await rate(ana, id, score, comment))).toBe('invalid_input');
  });

  it('holds no card number', async () => {
    const { id } = await fetched();
    expect(keyOf(await rate(ana, id, 5, '4242 4242 4242 4242'))).toBe('card_data_not_accepted');
  });
});

describe('what staff read (rule staff/ratings)', () => {
  it('goes back page by page, by branch', async () => {
    const first = await fetched();
    await rate(ana, first.id, 4, 'Frío');
    backend.clock.now = new Date(NOON.getTime() + 60_000);
    const second = await fetched();
    await rate(ana, second.id, 9);
    const { branches, ratings } = await said(`?supplier_id=${shop.branchId()}`);
    expect(branches).toMatchObject([{ count: 2, average: 6.5 }]);
    expect(ratings.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await said(`?before=${ratings[0]?.at}`)).ratings.map(({ id }) => id)).toEqual([first.id]);
    expect(await said('?supplier_id=999999999')).toEqual({ branches: [], ratings: [] });
  });

  it('needs a key that reads orders', async () => {
    const headers = await shop.asStaff('menu:write');
    expect(keyOf(await shop.ask({ path: '/staff/ratings.json', headers }))).toBe('forbidden');
  });
});

describe('what the branch answers (rule staff/ratings)', () => {
  const answer = (order: number, rating: number | null | undefined, words: string, headers = staff) =>
    shop.ask({
      ...{ method: 'PUT', path: `/staff/orders/${order}/ratings/${rating}.json`, headers },
      body: { answer: words },
    });
  const help = async (who: Diner, id: number) =>
    (await shop.ask({ path: `/orders/${id}/help.json`, headers: who.headers })).body as OrderHelp;
  const pass = (days: number) => {
    backend.clock.now = new Date(backend.clock.now.getTime() + days * 86_400_000);
  };

  it('stands on the page of the order, where its diner may answer for a week, and beside the rating', async () => {
    const { id } = await fetched();
    pass(10);
    expect(await help(ana, id)).toMatchObject({ can_ask: false });
    await rate(ana, id, 4, 'Llegó frío');
    const [{ rating_id: rating } = { rating_id: null }] = (await said()).ratings;
    const both = await Promise.all([answer(id, rating, ' Lo sentimos '), answer(id, rating, 'Lo sentimos')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const told = { from: 'branch', reason: null, words: 'Lo sentimos' };
    expect(await help(ana, id)).toMatchObject({ messages: [told], waits: false, can_ask: true });
    expect((await said()).ratings).toMatchObject([{ answer: { words: 'Lo sentimos' } }]);
    const { conversations } = (
      await shop.ask({ path: `/staff/conversations.json?order_id=${id}`, headers: staff })
    ).body as { conversations: Conversation[] };
    expect(conversations).toMatchObject([{ waiting: 0, messages: [told] }]);
    // The same form goes on with it.
    const further = await shop.ask({
      ...{ method: 'PUT', path: `/staff/help_requests/${conversations[0]?.id}.json`, headers: staff },
      body: { answer: 'Te invitamos' },
    });
    expect(further.status).toBe(200);
    expect((await help(ana, id)).messages.map(({ words }) => words)).toEqual(['Lo sentimos', 'Te invitamos']);
    expect((await said()).ratings).toMatchObject([{ answer: { words: 'Lo sentimos' } }]);
    pass(8);
    expect(await help(ana, id)).toMatchObject({ can_ask: false });
  });

  it('settles nothing that its diner asked', async () => {
    const { id } = await fetched();
    await shop.ask({
      ...{ method: 'POST', path: `/orders/${id}/help.json`, body: { reason: 'late', words: '¿Y mi jugo?' } },
      headers: { ...ana.headers, 'idempotency-key': 'rating-help' },
    });
    await rate(ana, id, 4);
    const [{ rating_id: rating } = { rating_id: null }] = (await said()).ratings;
    expect((await answer(id, rating, 'Lo sentimos')).status).toBe(200);
    expect(await help(ana, id)).toMatchObject({ waits: true, messages: [{ words: '¿Y mi jugo?' }, {}] });
  });

  it('is to the order that was rated and its diner alone, while they are known', async () => {
    const { id } = await fetched();
    const other = await fetched();
    await rate(ana, id, 4);
    const [{ rating_id: rating } = { rating_id: null }] = (await said()).ratings;
    expect(keyOf(await answer(other.id, rating, 'Hola'))).toBe('not_found');
    expect(keyOf(await answer(id, 999_999_999, 'Hola'))).toBe('not_found');
    expect(keyOf(await answer(id, rating, ' '))).toBe('invalid_input');
    const reader = await shop.asStaff('orders:read');
    expect(keyOf(await answer(id, rating, 'Hola', reader))).toBe('forbidden');
    const forgotten = await shop.ask({
      ...{ method: 'POST', path: '/profiles/forget.json', headers: ana.headers, body: {} },
    });
    expect(forgotten.status).toBe(200);
    expect((await said()).ratings).toMatchObject([{ rating_id: null }]);
    expect(keyOf(await answer(id, rating, 'Hola'))).toBe('not_found');
  });
});
