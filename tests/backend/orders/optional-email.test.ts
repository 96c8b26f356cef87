import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { CONTACT, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const NOBODY = { ...CONTACT, email: '' };
const OPTIONAL = { email: 'optional' } as const;

async function orderWithout(shop: Shop, how: { payment_method?: string; service?: string } = {}) {
  const diner = await shop.createDiner();
  const { purchase_id } = await shop.fillCart(diner, { contact: NOBODY, ...how });
  const cart = (await shop.getCart(diner, purchase_id)).body as Cart;
  const placed = await shop.placeCart(diner, { purchase_id, total: cart.total });
  return { issues: cart.issues.map(({ key }) => key), placed };
}

describe('an order without an e-mail address (rule people/optional-email)', () => {
  it('is refused unless its tenant says that it is optional', async () => {
    const { issues, placed } = await orderWithout(await openShop(backend));
    expect(issues).toEqual(['contact_required']);
    expect(placed).toMatchObject({ status: 422, body: { error: { key: 'contact_required' } } });
  });

  it('is taken where it is optional, and from the import that says so', async () => {
    const shop = await openShop(backend);
    await backend.importTenant({ ...shop.bundle, ...OPTIONAL });
    const { issues, placed } = await orderWithout(shop);
    expect(issues).toEqual([]);
    expect(placed.status).toBe(201);
    expect((placed.body as Order).contact).toMatchObject({ name: NOBODY.name, email: '' });
  });

  it('is refused there where a gateway asks for the payer’s', async () => {
    const { issues, placed } = await orderWithout(await openShop(backend, OPTIONAL), {
      payment_method: 'card',
    });
    expect(issues).toContain('contact_required');
    expect(keyOf(placed)).toBe('contact_required');
  });

  it('an address that is given is checked there as ever', async () => {
    const shop = await openShop(backend, OPTIONAL);
    const diner = await shop.createDiner();
    const { purchase_id } = await shop.fillCart(diner);
    const wrong = await shop.ask({
      ...{ method: 'PUT', path: `/shopping_cart/cart/${purchase_id}.json`, headers: diner.headers },
      body: { cart: { contact: { ...CONTACT, email: 'ana' } } },
    });
    expect(wrong).toMatchObject({ status: 422, body: { error: { key: 'invalid_input' } } });
  });
});
