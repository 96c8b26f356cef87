import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

const RACERS = 20;
let backend: TestBackend;
let a: Shop;
let b: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  a = await openShop(backend);
  b = await openShop(backend);
});
afterAll(() => backend.close());

async function place(shop: Shop, diner?: Diner): Promise<{ diner: Diner; order: Order }> {
  const placing = diner ?? (await shop.createDiner());
  const { body, status } = await shop.placeCart(placing, await shop.fillCart(placing));
  expect(status).toBe(201);
  return { diner: placing, order: body as Order };
}

it('orders of two tenants, in turns, count from one at each', async () => {
  const numbers: unknown[] = [];
  for (const shop of [a, b, a, a, b]) numbers.push((await place(shop)).order.number);
  expect(numbers).toEqual([1, 1, 2, 3, 2]);
});

it('a cart has none, and an order says it everywhere', async () => {
  const diner = await a.createDiner();
  const { purchase_id } = await a.fillCart(diner);
  const read = async (path: string) => (await a.ask({ path, headers: diner.headers })).body;
  expect(await read(`/orders/${purchase_id}.json`)).toMatchObject({ number: null });
  const { order } = await place(a, diner);
  const named = { id: order.id, number: 1, bck_purchase_id: null };
  expect(await read(`/orders/${order.id}.json`)).toMatchObject(named);
  expect(await read('/api/actual_purchases.json')).toContainEqual(expect.objectContaining(named));
});

it('many who place at once get numbers that nobody else has', async () => {
  const racers: { diner: Diner; cart: Cart }[] = [];
  for (let count = 0; count < RACERS; count += 1) {
    const diner = await a.createDiner();
    racers.push({ diner, cart: await a.fillCart(diner) });
  }
  const answers = await Promise.all(racers.map(({ diner, cart }) => a.placeCart(diner, cart)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const numbers = answers.map(({ body }) => (body as Order).number);
  expect(new Set(numbers).size).toBe(RACERS);
});

it('the same press again, and a placing that was refused, take no number', async () => {
  const diner = await a.createDiner();
  const cart = await a.fillCart(diner);
  expect((await a.placeCart(diner, cart, { total: cart.total + 1 })).status).toBe(409);
  const key = { 'idempotency-key': 'the-same-press-1234567890' };
  const [first, again] = [await a.placeCart(diner, cart, {}, key), await a.placeCart(diner, cart, {}, key)];
  expect([first.body, again.body]).toMatchObject([{ number: 1 }, { number: 1 }]);
  expect((await place(a)).order.number).toBe(2);
});

it('the command line takes the tenant and the number, or the id, and says both', async () => {
  const { order } = await place(a);
  const { order: other } = await place(b);
  const { deps } = backend;
  const move = (id: string, status: string) => moveOrderAsOperator({ deps, id, status });
  const own = { id: order.id, number: 1, slug: a.slug, packed: true };
  expect(await move(`${a.slug}#1`, 'accepted')).toEqual({ ...own, status: 'accepted' });
  expect(await move(String(order.id), 'preparation')).toEqual({ ...own, status: 'preparation' });
  for (const unknown of [`${a.slug}#2`, `${a.slug}#`, '#1', `${a.slug}#01`])
    await expect(move(unknown, 'accepted')).rejects.toThrow('There is no order');
  const { body } = await b.ask({ path: `/orders/${other.id}.json` });
  expect(body).not.toMatchObject({ status: 'accepted' });
});
