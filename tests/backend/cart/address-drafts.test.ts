import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { billWith } from '@/tests/support/bill-with';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

async function settle(place: typeof ADDRESS): Promise<Cart> {
  const begun = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' });
  const { purchase_id } = begun.body as Cart;
  return (await shop.settle(ana, purchase_id, { place, contact: CONTACT, ...CASH })).body as Cart;
}

describe('an address that is not complete (rule delivery/address)', () => {
  it.each(['address', 'neighbourhood', 'reference'])(
    'is priced by its point and cannot be ordered to without its %s',
    async (missing) => {
      const place = { ...ADDRESS, [missing]: '' };
      const cart = await settle(place);
      expect(cart).toMatchObject({
        place,
        bill: billWith({ products: 12_500, delivery: 3_500 }),
        total: 12_500 + 3_500,
        issues: [{ key: 'place_required' }],
      });
      const placed = await shop.placeCart(ana, cart);
      expect([placed.status, keyOf(placed)]).toEqual([422, 'place_required']);
    },
  );

  it('is no address of the purchase in the lists', async () => {
    const { purchase_id } = await settle({ ...ADDRESS, reference: '' });
    const { body } = await shop.ask({ path: '/api/actual_purchases.json', headers: ana.headers });
    expect(body as Order[]).toMatchObject([{ id: purchase_id, place: null }]);
  });
});

describe('the postcode of an address (rule delivery/postcode)', () => {
  it.each([
    ['MX', '77500', []],
    ['MX', '', ['place_required']],
    ['BR', '', []],
    ['BR', '05435-000', []],
    ['BR', '0543', ['place_required']],
    ['CO', '0543', []],
  ] as const)('in %s %j leaves the issues %j, and stays with the cart', async (country, postcode, keys) => {
    const other = await openShop(backend, { country });
    const diner = await other.createDiner();
    const begun = await other.add(diner, { id: other.offerId('limonada') }, { service: 'delivery' });
    const { purchase_id } = begun.body as Cart;
    const { body } = await other.settle(diner, purchase_id, { place: { ...ADDRESS, postcode } });
    const { issues, place } = body as Cart;
    expect(issues.map(({ key }) => key).filter((key) => key.startsWith('place'))).toEqual(keys);
    expect(place?.postcode).toBe(postcode);
  });

  it('may be missing from what an older page sends', async () => {
    const { postcode, ...older } = ADDRESS;
    const cart = await settle(older as typeof ADDRESS);
    expect(cart).toMatchObject({ place: { postcode: '' }, issues: [] });
  });
});
