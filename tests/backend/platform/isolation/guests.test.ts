import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Facts, readFacts } from '@/tests/support/backend/contract-target';
import { createBundle, createCanary } from '@/tests/support/backend/tenant-bundle';
import { joinAsGuest } from '@/tests/support/shops/join';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { writeToOptions } from '@/tests/support/shops/write-to-options';
import { MATRIX } from './matrix';

let backend: TestBackend;
let shop: Shop;
let facts: Facts;
let guest: Diner;
const SECRET = createCanary();

beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, createBundle());
  facts = await readFacts(shop.ask, '2026-11-19');
});
beforeEach(async () => {
  guest = await shop.createDiner();
});
afterAll(() => backend.close());

const join = (purchaseId: number) =>
  joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId, profileId: guest.id });

/** Every route about a purchase: what nobody else reaches, without what is about a profile or a payment of one's own. */
const routes = Object.entries(MATRIX)
  .filter(
    ([name, { expect }]) =>
      expect.D1 !== 404 &&
      expect.D2 === 404 &&
      expect.none === 401 &&
      !/profile|my_purch|given_up|book/.test(name),
  )
  .filter(([name]) => name !== 'GET /orders/:id/events')
  .map(([name, row]) => ({ name, row }));

/** The calls on an order that a guest may make: the rest is its owner's alone. */
const JOINED = [
  'POST /orders/{id}/link.json',
  'POST /orders/{id}/status_link.json',
  'POST /orders/{id}/members.json',
];
const ALLOWED = [
  'GET /orders/{id}.json',
  'POST /payments.json',
  'GET /payments/transfer/{purchase_id}.json',
  'DELETE /payments/transfer/{purchase_id}.json',
  'POST /api/pay_purchase_image',
  ...JOINED,
];

async function placeWithSecrets(): Promise<number> {
  const owner = await shop.createDiner();
  const cart = await shop.fillCart(owner, {
    ...CASH,
    contact: { ...CONTACT, name: SECRET, email: `${SECRET}@example.com` },
    place: { ...ADDRESS, address: SECRET, reference: SECRET },
    comment: SECRET,
  });
  const { id: purchaseId } = (await shop.placeCart(owner, cart)).body as { id: number };
  await writeToOptions({ backend, purchaseId, words: SECRET });
  const read = await shop.ask({ path: `/orders/${purchaseId}.json`, headers: owner.headers });
  expect(read.body).toMatchObject({
    products: [{ options: [{ text: SECRET, options: [{ text: SECRET }] }] }],
  });
  return purchaseId;
}

it('walks a dozen routes and more, and those that a guest may use are among them', () => {
  expect(routes.length).toBeGreaterThan(12);
  expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(ALLOWED));
});

it.each(routes)('$name as the guest of an order (rule orders/members)', async ({ name, row }) => {
  const purchaseId = await placeWithSecrets();
  const ask = row.ask({ facts: { ...facts, purchaseId }, profileId: guest.id });
  const asGuest = () => shop.ask({ ...ask, headers: guest.headers });
  expect((await asGuest()).status).toBe(404);
  await join(purchaseId);
  const answer = await asGuest();
  expect(answer.text).not.toContain(SECRET);
  if (ALLOWED.includes(name)) expect([200, 409]).toContain(answer.status);
  else expect([answer.status, keyOf(answer)]).toEqual([403, 'owner_only']);
});

it.each(routes)('$name as the guest of what is a cart again (rule orders/members)', async ({ name, row }) => {
  const owner = await shop.createDiner();
  const { purchase_id: purchaseId } = await shop.fillCart(owner, { comment: SECRET });
  await join(purchaseId);
  const ask = row.ask({ facts: { ...facts, purchaseId }, profileId: guest.id });
  const answer = await shop.ask({ ...ask, headers: guest.headers });
  // A link says that it is over, and nothing else.
  if (name === 'POST /orders/{id}/link.json') {
    expect(answer.body).toMatchObject({ step: 'cart', total: null });
    return;
  }
  expect([answer.status, keyOf(answer)]).toEqual(
    ALLOWED.includes(name) ? [409, 'order_closed'] : [403, 'owner_only'],
  );
});

it('lists the orders that a guest joined, and no cart of somebody else', async () => {
  const purchaseId = await placeWithSecrets();
  const { purchase_id } = await shop.fillCart(await shop.createDiner());
  await join(purchaseId);
  await join(purchase_id);
  const { body, text } = await shop.ask({ path: '/api/actual_purchases.json', headers: guest.headers });
  expect(body).toMatchObject([{ id: purchaseId, role: 'guest', contact: null, place: null, comment: '' }]);
  expect(text).not.toContain(SECRET);
});

it('is let in by its own tenant alone: the membership of one says nothing at another', async () => {
  const other = await openShop(backend, createBundle());
  const purchaseId = await placeWithSecrets();
  await join(purchaseId);
  const answer = await other.ask({ path: `/orders/${purchaseId}.json`, headers: guest.headers });
  expect(answer.status).toBe(401);
  const there = await other.createDiner();
  expect((await other.ask({ path: `/orders/${purchaseId}.json`, headers: there.headers })).status).toBe(404);
});
