import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch, createBundle } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const HALF = { include: 'YES', percent: 50, customValue: 0 } as const;
const SUGGESTED = { include: 'YES', percent: 10, customValue: 0 } as const;
const NONE = { include: 'NO', percent: 10, customValue: 0 };

async function beginCart(shop: Shop, service: string) {
  const diner = await shop.createDiner();
  const answer = await shop.add(diner, { id: shop.offerId('limonada') }, { service });
  return { diner, cart: answer.body as Cart };
}

describe('where the tenant asks no tip (rule cart/tip)', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(backend, { noTip: ['take_away'] });
  });

  it('none stands on the bill, neither suggested nor sent', async () => {
    const { diner, cart } = await beginCart(shop, 'take_away');
    expect(cart).toMatchObject({ bill: billWith({ products: 12_500 }), tip_choice: NONE, total: 12_500 });
    const sent = (await shop.settle(diner, cart.purchase_id, { tip: HALF })).body;
    expect(sent).toMatchObject({ bill: billWith({ products: 12_500 }), tip_choice: NONE, total: 12_500 });
  });

  it('a tip that could not be is not held against the diner either', async () => {
    const { diner, cart } = await beginCart(shop, 'take_away');
    const tip = { ...HALF, customValue: 900_000 };
    const { issues } = (await shop.settle(diner, cart.purchase_id, { tip })).body as Cart;
    expect(issues.map(({ key }) => key)).not.toContain('tip_invalid');
  });

  it('none is charged', async () => {
    const diner = await shop.createDiner();
    const { purchase_id } = await shop.fillCart(diner, { tip: HALF });
    const place = (total: number) => shop.placeCart(diner, { purchase_id, total });
    expect((await place(18_750)).status).toBe(409);
    const placed = await place(12_500);
    expect(placed.status).toBe(201);
    expect(placed.body as Order).toMatchObject({ total: 12_500, payment: { amount: 12_500 } });
  });

  it('the other services are asked as ever: the suggestion is on no bill before it was answered', async () => {
    const { diner, cart } = await beginCart(shop, 'delivery');
    expect(cart).toMatchObject({
      bill: billWith({ products: 12_500, delivery: 3_500 }),
      tip_asked: false,
      tip_choice: SUGGESTED,
    });
    const answered = await shop.settle(diner, cart.purchase_id, { tip: SUGGESTED });
    expect(answered.body).toMatchObject({
      bill: billWith({ products: 12_500, delivery: 3_500, tip: 1_250 }),
      total: 17_250,
      tip_asked: true,
    });
  });

  it('an import that says otherwise counts for the next answer', async () => {
    const { diner, cart } = await beginCart(shop, 'take_away');
    await shop.settle(diner, cart.purchase_id, { tip: HALF });
    await backend.importTenant({ ...shop.bundle, noTip: ['delivery'] });
    expect((await shop.getCart(diner, cart.purchase_id)).body).toMatchObject({
      bill: billWith({ products: 12_500, tip: 6_250 }),
      total: 18_750,
    });
    expect((await beginCart(shop, 'delivery')).cart.total).toBe(16_000);
  });
});

test.each([
  ['no tip is asked in Chile', { country: 'CL', currency: 'CLP' } as const, 0],
  ['a tip is asked elsewhere', { country: 'CO', currency: 'COP' } as const, 6_250],
])('at a food court %s', async (_what, place, tip) => {
  const [, norte] = createBundle().branches;
  if (!norte) throw new Error('the bundle has not two branches');
  const centro = createBranch({
    slug: 'centro',
    services: ['on_table', 'take_away'],
    onTableClass: 'checkout_plazoleta',
  });
  const shop = await openShop(backend, { ...place, branches: [centro, norte] });
  const { diner, cart } = await beginCart(shop, 'take_away');
  // No call begins a cart of the table yet.
  await backend.db.tenant(shop.instanceId, (sql) =>
    sql(`update purchases set service = 'on_table' where instance_id = $1 and id = $2`, [
      shop.instanceId,
      cart.purchase_id,
    ]),
  );
  const answered = (await shop.settle(diner, cart.purchase_id, { tip: HALF })).body as Cart;
  expect(answered.total).toBe(12_500 + tip);
});

test('a cart whose diner never saw the question is ordered without a tip', async () => {
  const shop = await openShop(backend);
  const diner = await shop.createDiner();
  const cart = await shop.fillCart(diner);
  expect(cart).toMatchObject({ tip_asked: false, total: 12_500 });
  const placed = await shop.placeCart(diner, cart);
  expect(placed.status).toBe(201);
  expect(placed.body as Order).toMatchObject({ total: 12_500, payment: { amount: 12_500 } });
});
