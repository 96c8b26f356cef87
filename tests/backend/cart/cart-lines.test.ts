import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;

it('takes a hundred lines and no more, and still counts on an equal one (rule cart/lines)', async () => {
  const eva = await shop.createDiner();
  const id = shop.offerId('limonada');
  const { purchase_id } = cartOf(await shop.add(eva, { id, comment: '1' }));
  await backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at)
       select $1, $2, $3, '[]', n::text, case n when 99 then 99 else 1 end, $4 from generate_series(2, 99) n`,
      [shop.instanceId, purchase_id, id, backend.clock.now],
    ),
  );
  expect(cartOf(await shop.add(eva, { id, comment: '100' })).products).toHaveLength(100);
  const more = await shop.add(eva, { id, comment: '101' });
  expect([more.status, more.body]).toEqual([
    409,
    { error: expect.objectContaining({ key: 'cart_full', values: { limit: 100 } }) },
  ]);
  // A line that is full itself would need another one.
  expect(keyOf(await shop.add(eva, { id, comment: '99' }))).toBe('cart_full');
  const equal = cartOf(await shop.add(eva, { id, comment: '7' }));
  expect(equal.products).toHaveLength(100);
  expect(equal.products.find(({ comment }) => comment === '7')?.count).toBe(2);
});

test('what equals two lines, because one was full, counts on one of them alone (rule cart/lines)', async () => {
  const eva = await shop.createDiner();
  const id = shop.offerId('limonada');
  const counts = (answer: { body: unknown }) => cartOf(answer).products.map(({ count }) => count);
  await shop.add(eva, { id, count: 99 });
  const two = await shop.add(eva, { id, count: 1 });
  expect(counts(two)).toEqual([99, 1]);
  const { purchase_id, products } = cartOf(two);
  await shop.ask({
    method: 'PUT',
    path: `/shopping_cart/product_cart/${products[0]?.id}.json?purchase_id=${purchase_id}`,
    headers: eva.headers,
    body: { product: { count: 20 } },
  });
  expect(counts(await shop.add(eva, { id, count: 5 }))).toEqual([25, 1]);
});
