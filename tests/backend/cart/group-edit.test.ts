import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const edit = (diner: Diner, { purchase_id }: Cart, replaces: number) =>
  shop.ask({
    method: 'POST',
    path: '/shopping_cart/add_product_cart',
    headers: diner.headers,
    body: {
      product: { id: shop.offerId('limonada'), count: 1, comment: 'tibia' },
      purchase_id,
      replaces,
      data_purchase: { service: 'take_away', supplier_id: shop.branchId() },
    },
  });

test('in a group each edits their own lines, its owner too (rule cart/edit, rule cart/group)', async () => {
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const cart = await shop.fillCart(ana, { count: 2 });
  const group = groupCalls(shop);
  await group.join(luis, await group.link(ana, cart), 'Luis');
  await shop.add(luis, { id: shop.offerId('limonada') }, { purchase_id: cart.purchase_id });
  const [hers, his] = ((await shop.getCart(ana, cart.purchase_id)).body as Cart).products;
  if (!hers || !his) throw new Error('two lines were expected');
  expect(keyOf(await edit(luis, cart, hers.id))).toBe('not_found');
  expect(keyOf(await edit(ana, cart, his.id))).toBe('not_found');
  expect((await edit(luis, cart, his.id)).status).toBe(200);
  const { products } = (await edit(ana, cart, hers.id)).body as Cart;
  expect(products.map(({ id, member, comment }) => [id, member, comment])).toEqual([
    [hers.id, 1, 'tibia'],
    [his.id, 2, 'tibia'],
  ]);
});
