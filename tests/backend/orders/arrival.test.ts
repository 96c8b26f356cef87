import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createZone } from '@/tests/support/backend/tenant-bundle';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, CASH, CONTACT, type Diner } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { latitude, longitude } = ADDRESS;
  const zone = { branchSlug: 'centro', active: true, size: 0.02, latitude };
  const { branches } = (await openPayingShop(paying)).bundle;
  shop = await openPayingShop(paying, {
    branches: branches.map((one) => ({ ...one, preparationMinutes: 25, wayMinutes: 12, shippingZones: [] })),
    zones: [
      createZone({ ...zone, key: 'cerca', longitude, deliveryMinor: 3_500, wayMinutes: 30 }),
      createZone({ ...zone, key: 'plana', longitude: longitude + 0.1, deliveryMinor: 3_500 }),
    ],
  });
});
beforeEach(async () => {
  paying.backend.clock.now = NOON;
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const clockOf = ({ arrival }: Order) => arrival && [arrival.from, arrival.to].map((at) => at.slice(11, 16));

describe('when an order comes (rule orders/arrival)', () => {
  it('is on the branch for both services, without a zone', async () => {
    const { body } = await shop.ask({ path: `/api/suppliers/${shop.branchId()}.json` });
    expect(body).toMatchObject({
      arrival_minutes: { delivery: { least: 40, most: 55 }, take_away: { least: 25, most: 35 } },
    });
  });

  it('is on the cart: the zone’s way, else the branch’s; none for a wanted hour', async () => {
    const begun = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' });
    const { purchase_id: id, arrival_minutes: unknown } = begun.body as Cart;
    expect(unknown).toEqual({ least: 40, most: 55 });
    const at = async (changes: Record<string, unknown>) =>
      ((await shop.settle(ana, id, changes)).body as Cart).arrival_minutes;
    expect(await at({ place: ADDRESS })).toEqual({ least: 55, most: 70 });
    expect(await at({ place: { ...ADDRESS, longitude: ADDRESS.longitude + 0.1 } })).toEqual({
      least: 40,
      most: 55,
    });
    expect(await at({ place: { ...ADDRESS, longitude: ADDRESS.longitude + 5 } })).toBeNull();
    expect(await at({ subservice: 'schedule' })).toBeNull();
    expect((await shop.fillCart(await shop.createDiner())).arrival_minutes).toEqual({ least: 25, most: 35 });
  });

  it('is said once the kitchen has the order, and stays as it was said', async () => {
    const cart = await shop.fillCart(ana);
    const order = (await shop.placeCart(ana, cart)).body as Order;
    expect(clockOf(order)).toEqual(['17:25', '17:35']);
    paying.pass(40 * 60_000);
    const now = await shop.get<Order>(ana, `/orders/${order.id}.json`);
    expect(clockOf(now)).toEqual(['17:25', '17:35']);
  });

  it('counts from the payment where the kitchen waits for it', async () => {
    const order = await shop.place(ana);
    expect(clockOf(order)).toBeNull();
    paying.pass(7 * 60_000);
    await shop.pay(ana, order);
    paying.settle();
    const paid = await shop.until(ana, order, 'success');
    expect(clockOf(paid)?.[0]).toBe('17:35');
  });

  it('a delivery comes later than what is fetched', async () => {
    const { body } = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' });
    const settled = { place: ADDRESS, contact: CONTACT, ...CASH };
    const cart = (await shop.settle(ana, (body as Cart).purchase_id, settled)).body as Cart;
    expect(cart.issues).toEqual([]);
    expect(clockOf((await shop.placeCart(ana, cart)).body as Order)).toEqual(['17:55', '18:10']);
  });
});
