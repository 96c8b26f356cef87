import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { CONTACT, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const NOBODY = { ...CONTACT, dni: '' };

async function orderWithout(shop: Shop) {
  const diner = await shop.createDiner();
  const { purchase_id } = await shop.fillCart(diner, { contact: NOBODY });
  const cart = (await shop.getCart(diner, purchase_id)).body as Cart;
  const placed = await shop.placeCart(diner, { purchase_id, total: cart.total });
  return { issues: cart.issues.map(({ key }) => key), placed };
}

describe('an order without a document (rule people/optional-document)', () => {
  it('is refused unless its tenant says that it is optional', async () => {
    const { issues, placed } = await orderWithout(await openShop(backend));
    expect(issues).toEqual(['document_invalid']);
    expect(placed).toMatchObject({ status: 422, body: { error: { key: 'document_invalid' } } });
  });

  it('is taken where it is optional, and from the import that says so', async () => {
    const shop = await openShop(backend);
    await backend.importTenant({ ...shop.bundle, document: 'optional' });
    const { issues, placed } = await orderWithout(shop);
    expect(issues).toEqual([]);
    expect(placed.status).toBe(201);
    expect((placed.body as Order).contact).toMatchObject({ name: NOBODY.name, dni: '' });
  });

  it('a document that is given is checked there as ever', async () => {
    const shop = await openShop(backend, { document: 'optional' });
    const diner = await shop.createDiner();
    const contact = { ...CONTACT, dni_type: 'NIT', dni: '901234567-1' };
    const { purchase_id } = await shop.fillCart(diner, { contact });
    const { issues } = (await shop.getCart(diner, purchase_id)).body as Cart;
    expect(issues.map(({ key }) => key)).toEqual(['document_invalid']);
  });
});
