import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { keyOf, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('a group’s cart is listed to nobody who was taken out of it, though they may pay its order (rule cart/group, rule orders/links)', async () => {
  const shop = await openShop(backend);
  const group = groupCalls(shop);
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const cart = await shop.fillCart(ana);
  await group.join(luis, await group.link(ana, cart));
  const listed = async () =>
    (await shop.ask({ path: '/api/actual_purchases.json', headers: luis.headers })).body;
  expect(await listed()).toHaveLength(1);
  await group.remove(ana, cart, 2);
  // As if a link to pay had let them in, and the payment had failed.
  await backend.db.system((sql) =>
    sql('update purchase_members set pays_at = now() where purchase_id = $1 and number = 2', [
      cart.purchase_id,
    ]),
  );
  expect(await listed()).toEqual([]);
  expect(keyOf(await shop.getCart(luis, cart.purchase_id))).toBe('owner_only');
});

it('who was taken out comes back neither by the link of before nor as somebody new by it; the others stay, and a new link lets in (rule cart/group)', async () => {
  const shop = await openShop(backend);
  const group = groupCalls(shop);
  const [ana, luis, eva, stranger] = [
    await shop.createDiner(),
    await shop.createDiner(),
    await shop.createDiner(),
    await shop.createDiner(),
  ];
  const cart = await shop.fillCart(ana);
  const token = await group.link(ana, cart);
  await group.join(luis, token);
  await group.join(eva, token, 'Eva');
  await group.remove(ana, cart, 2);
  const refused = [
    await group.look(luis, token),
    await group.join(luis, token),
    await group.join(stranger, token, 'Lucho'),
  ];
  expect(refused.map(keyOf)).toEqual(['link_expired', 'link_expired', 'link_expired']);
  const { purchase_id } = cart;
  expect((await shop.add(eva, { id: shop.offerId('limonada') }, { purchase_id })).status).toBeLessThan(300);
  expect((await group.join(stranger, await group.link(ana, cart), 'Lucho')).status).toBe(200);
});

it('its owner is never taken out, whatever their number (rule cart/group)', async () => {
  const shop = await openShop(backend);
  const group = groupCalls(shop);
  const ana = await shop.createDiner();
  const cart = await shop.fillCart(ana);
  await group.link(ana, cart);
  await backend.db.system((sql) =>
    sql(`update purchase_members set number = 7 where purchase_id = $1 and role = 'owner'`, [
      cart.purchase_id,
    ]),
  );
  expect(keyOf(await group.remove(ana, cart, 7))).toBe('not_found');
});
