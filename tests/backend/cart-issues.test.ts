import type { Cart } from '@/lib/contract/cart';
import { createTestBackend, type TestBackend } from '../support/backend';
import { CASH, CONTACT, type Diner, keyOf, openShop, PLACE, type Shop } from '../support/shop';
import { createBundle } from '../support/tenant-bundle';

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

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const issuesOf = (answer: { body: unknown }) => cartOf(answer).issues.map(({ key }) => key);

describe('what still hinders paying', () => {
  it('is nothing once all is settled', async () => {
    const cart = await shop.fillCart(ana);
    expect(cart.issues).toEqual([]);
    expect(cart.contact).toEqual(CONTACT);
  });

  it('is named rule by rule', async () => {
    const { purchase_id } = cartOf(
      await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }),
    );
    expect(issuesOf(await shop.getCart(ana, purchase_id))).toEqual([
      'place_required',
      'contact_required',
      'payment_method_required',
    ]);
    const outside = await shop.settle(ana, purchase_id, {
      place: { ...PLACE, latitude: 4.9 },
      contact: CONTACT,
      ...CASH,
    });
    expect(issuesOf(outside)).toEqual(['no_coverage']);
    const inside = await shop.settle(ana, purchase_id, { place: PLACE });
    expect(cartOf(inside)).toMatchObject({ delivery: 3_500, total: 12_500 + 3_500 + 1_250, issues: [] });
  });

  it("is no coverage inside another branch's zone only", async () => {
    const norte = { latitude: 4.86, longitude: -74.03 };
    const { purchase_id } = cartOf(
      await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }),
    );
    expect(issuesOf(await shop.settle(ana, purchase_id, { place: { ...PLACE, ...norte } }))).toContain(
      'no_coverage',
    );
  });

  it('is the minimum of the country, by the products alone (decision 48)', async () => {
    const poor = await openShop(backend, { products: cheapProducts() });
    const diner = await poor.createDiner();
    const cart = await poor.fillCart(diner, { tip: { include: 'YES', percent: 10, customValue: 0 } });
    expect(cart.issues).toEqual([
      { key: 'min_order', line_id: null, values: { minimum: 10_000, missing: 1 } },
    ]);
    expect(cart.minimum).toEqual({ value: 10_000, missing: 1 });
  });

  it('is a closed branch, and a slot that is taken or far too near', async () => {
    const { purchase_id } = await shop.fillCart(ana);
    const noon = backend.clock.now;
    backend.clock.now = new Date('2026-11-18T09:00:00Z');
    expect(issuesOf(await shop.getCart(ana, purchase_id))).toEqual(['closed']);
    backend.clock.now = noon;
  });

  it('is a tip above the bill, an unknown document and too little cash', async () => {
    const { purchase_id } = await shop.fillCart(ana);
    const tip = { include: 'YES', percent: 10, customValue: 99_999 };
    expect(issuesOf(await shop.settle(ana, purchase_id, { tip }))).toEqual(['tip_invalid']);
    const kept = await shop.settle(ana, purchase_id, {
      tip: { ...tip, customValue: 0 },
      contact: { ...CONTACT, dni_type: 'NIT', dni: '901234567-1' },
      cash_amount: 100,
    });
    expect(issuesOf(kept)).toEqual(['document_invalid', 'cash_amount_low']);
  });

  it.each([
    ['a negative tip', { tip: { include: 'YES', percent: -5, customValue: 0 } }],
    ['a tip as text', { tip: { include: 'YES', percent: '10%', customValue: 0 } }],
    ['a decimal where the currency has none', { cash_amount: 100.5 }],
    ['a name that begins with a blank', { contact: { ...CONTACT, name: ' Ana' } }],
    ['an address that is none', { contact: { ...CONTACT, email: 'ana@' } }],
    ['a comment of 251 characters', { comment: 'x'.repeat(251) }],
    ['a place off the globe', { place: { ...PLACE, latitude: 91 } }],
    ['a method that is none', { payment_method: 'gold' }],
  ])('refuses %s', async (_case, changes) => {
    const { purchase_id } = cartOf(await shop.add(ana, { id: shop.offerId('limonada') }));
    const answer = await shop.settle(ana, purchase_id, changes);
    expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
  });
});

function cheapProducts() {
  return createBundle().products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, priceMinor: 9_999 })),
  }));
}
