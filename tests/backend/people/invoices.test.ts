import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {});
});
afterAll(() => backend.close());

const CASA = { name: 'Casa SAS', type: 'NIT', number: '901.234.567-7' };

async function order(diner: Diner, settled: Record<string, unknown>): Promise<Order> {
  const cart: Cart = await shop.fillCart(diner, settled);
  return (await shop.placeCart(diner, cart)).body as Order;
}
const keptOf = async ({ headers }: Diner) =>
  ((await shop.ask({ path: '/profiles/account.json', headers })).body as { invoice: unknown }).invoice;

it('goes with the order and is kept with the profile of its diner alone (rule people/invoice)', async () => {
  const [ana, other] = [await shop.createDiner(), await shop.createDiner()];
  expect(await keptOf(ana)).toBeNull();
  expect((await order(ana, { invoice: CASA })).invoice).toEqual(CASA);
  expect(await keptOf(ana)).toEqual(CASA);
  expect(await keptOf(other)).toBeNull();
});

it('of Mexico keeps regime and postal code with the order and the profile (rule people/invoice)', async () => {
  const ana = await shop.createDiner();
  const tax = { ...CASA, regime: '612', postal_code: '06700' };
  expect((await order(ana, { invoice: tax })).invoice).toEqual(tax);
  expect(await keptOf(ana)).toEqual(tax);
});

it('is asked for anew with each order, and forgetting it on one keeps it for the next', async () => {
  const ana = await shop.createDiner();
  await order(ana, { invoice: CASA });
  expect((await order(ana, {})).invoice).toBeNull();
  expect((await order(ana, { invoice: null })).invoice).toBeNull();
  expect(await keptOf(ana)).toEqual(CASA);
});

it('with a card number for a name is refused', async () => {
  const ana = await shop.createDiner();
  const { purchase_id } = await shop.fillCart(ana, {});
  const refused = await shop.settle(ana, purchase_id, { invoice: { ...CASA, name: '4242 4242 4242 4242' } });
  expect(refused.body).toMatchObject({ error: { key: 'card_data_not_accepted' } });
});

it('that lost what its country asks keeps the order from being placed', async () => {
  const ana = await shop.createDiner();
  const cart = await shop.fillCart(ana, { invoice: { ...CASA, number: '901.234.567-8' } });
  expect((await shop.placeCart(ana, cart)).body).toMatchObject({ error: { key: 'invoice_invalid' } });
});
