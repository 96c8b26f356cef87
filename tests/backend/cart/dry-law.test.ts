import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { DryPeriod } from '@/lib/domain/menu/dry-law';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

/** The drink of the shop is alcohol. */
function openBar(dryLaw: DryPeriod[]): Promise<Shop> {
  const { branches, products } = createBundle();
  return openShop(backend, {
    branches: branches.map((branch) => ({ ...branch, dryLaw })),
    products: products.map((one) => ({ ...one, isAlcoholic: one.sku === 'limonada' })),
  });
}
async function order(shop: Shop, ana: Diner): Promise<Cart> {
  await shop.ask({
    method: 'POST',
    path: '/legal/check_mayor.json',
    headers: ana.headers,
    body: { fecha_nacimiento: '1990-05-01' },
  });
  await shop.add(ana, { id: shop.offerId('ajiaco') });
  return shop.fillCart(ana);
}
async function countDryAt({
  shop,
  ana,
  cart,
  hour,
}: {
  shop: Shop;
  ana: Diner;
  cart: Cart;
  hour: string;
}): Promise<number> {
  const schedule = { subservice: 'schedule', schedule_date: '2026-11-18', schedule_hour: hour };
  return dryOf((await shop.settle(ana, cart.purchase_id, schedule)).body as Cart).length;
}
const dryOf = ({ issues }: Cart): CartIssue[] => issues.filter(({ key }) => key === 'dry_law');

test('while it holds, the lines with alcohol are named and nothing is placed; without them it is (rule menu/dry-law)', async () => {
  const shop = await openBar([{ from: '2026-11-18 06:00', to: '2026-11-19 06:00' }]);
  const ana = await shop.createDiner();
  const cart = await order(shop, ana);
  const drink = cart.products.find(({ id }) => id === dryOf(cart)[0]?.line_id);
  expect([dryOf(cart).length, drink?.name]).toEqual([1, 'limonada']);
  expect(dryOf(cart)[0]?.values).toEqual({
    product: 'limonada',
    until: 'jueves, 19 de noviembre, 6:00\u00a0a.\u00a0m.',
  });
  expect(keyOf(await shop.placeCart(ana, cart))).toBe('dry_law');
  backend.clock.now = new Date('2026-11-19T17:00:00Z');
  expect(dryOf((await shop.getCart(ana, cart.purchase_id)).body as Cart)).toEqual([]);
});

test('what is ordered before and comes within is refused, and an order for later counts by its hour (rule menu/dry-law)', async () => {
  const shop = await openBar([{ from: '2026-11-18 12:10', to: '2026-11-18 18:00' }]);
  const ana = await shop.createDiner();
  const cart = await order(shop, ana);
  expect(dryOf(cart)).toHaveLength(1);
  const at = (hour: string) => countDryAt({ shop, ana, cart, hour });
  expect([await at('17:30'), await at('18:00')]).toEqual([1, 0]);
});

test('it comes at any minute of the window that is told, also the last one (rule menu/dry-law)', async () => {
  const shop = await openBar([]);
  const ana = await shop.createDiner();
  const placed = (await shop.placeCart(ana, await order(shop, ana))).body as Order;
  const { to = '' } = placed.arrival ?? {};
  const minutes = (Date.parse(to) - NOON.getTime()) / 60_000;
  const from = (minute: number) => `2026-11-18 12:${String(minute).padStart(2, '0')}`;
  for (const [minute, refused] of [
    [minutes - 1, 1],
    [minutes, 0],
  ] as const) {
    const bar = await openBar([{ from: from(minute), to: '2026-11-18 23:00' }]);
    expect(dryOf(await order(bar, await bar.createDiner()))).toHaveLength(refused);
  }
});

test.each([
  ['15:10', [0, 1]],
  ['15:00', [0, 1]],
  ['14:59', [1, 1]],
])('an order for a slot is for any minute of it: from %s (rule menu/dry-law)', async (from, refused) => {
  const shop = await openBar([{ from: `2026-11-18 ${from}`, to: '2026-11-18 23:00' }]);
  const ana = await shop.createDiner();
  const cart = await order(shop, ana);
  const at = (hour: string) => countDryAt({ shop, ana, cart, hour });
  expect([await at('14:30'), await at('15:00')]).toEqual(refused);
});

test('the menu says it three days before (rule menu/dry-law)', async () => {
  const period = { from: '2026-11-21 18:00', to: '2026-11-23 06:00' };
  const shop = await openBar([period]);
  const read = async () =>
    ((await shop.ask({ path: '/domain/suppliers/centro.json' })).body as Supplier).dry_law;
  expect(await read()).toBeNull();
  backend.clock.now = new Date('2026-11-18T23:00:00Z');
  expect(await read()).toEqual(period);
});
