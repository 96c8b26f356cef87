import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

test.each([
  '4242 4242 4242 4242 12/28 123',
  'tarjeta 4242.4242.4242.4242 cvc 123',
  '4242\u200b4242\u200b4242\u200b4242',
  '\uff14\uff12'.repeat(8),
])('no text of a cart takes a card number: %j (guarantee/no-card-data)', async (text) => {
  const line = { id: shop.offerId('limonada') };
  const { purchase_id: id } = (await shop.add(ana, line)).body as Cart;
  const answers = [
    await shop.add(ana, { ...line, comment: text }),
    await shop.settle(ana, id, { comment: text }),
    await shop.settle(ana, id, { contact: { ...CONTACT, name: text } }),
  ];
  expect(answers.map((answer) => [answer.status, keyOf(answer)])).toEqual(
    answers.map(() => [422, 'card_data_not_accepted']),
  );
});

test.each([
  { cash_amount: 4_242_424_242_424_242 },
  { tip: { include: 'YES', percent: 0, customValue: 4_242_424_242_424_242 } },
])('no amount of a cart takes a card number: %j (guarantee/no-card-data)', async (changes) => {
  const { purchase_id: id } = (await shop.add(ana, { id: shop.offerId('limonada') })).body as Cart;
  const answer = await shop.settle(ana, id, changes);
  expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
});
