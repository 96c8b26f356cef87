import type { Cart } from '@/lib/contract/cart/cart';
import type { Product } from '@/lib/contract/menu/menu';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { DEALS } from '@/tests/support/faults/deals/menu';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, { products: [...DEALS] });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const optionsOf = async (sku: string) =>
  ((await shop.ask({ path: `/api/products/${shop.offerId(sku)}.json` })).body as Product).option_groups[0]
    ?.options ?? [];
/** Counts of an option inside an option, and how each is refused. */
const INSIDE = [
  [-1, 'invalid_input'],
  [0, 'invalid_input'],
  [1.5, 'invalid_input'],
  [1e10, 'invalid_input'],
  ['1e3', 'invalid_input'],
  [null, 'invalid_input'],
  [2, 'options_invalid'],
] as const;

describe('what is chosen inside (rule menu/inside, guarantee/counts)', () => {
  it.each(INSIDE)('%p times is refused', async (count, key) => {
    const [beef] = await optionsOf('combo');
    const option_id = beef?.groups?.[0]?.options[0]?.id;
    const options = [{ option_id: beef?.id, count: 1, options: [{ option_id, count }] }];
    expect(keyOf(await shop.add(ana, { id: shop.offerId('combo'), options }))).toBe(key);
  });

  it.each([
    ['of another dish', [{ option_id: 999_999_999, count: 1 }]],
    ['text where none is asked for', [{ option_id: 0, count: 1, text: 'x' }]],
    ['sixty-one of them', Array.from({ length: 61 }, () => ({ option_id: 1, count: 1 }))],
    ['the prototype', JSON.parse('[{"__proto__":{"option_id":1},"count":1}]')],
    ['words', 'todo'],
  ])('%s is refused', async (_case, inside) => {
    const [beef] = await optionsOf('combo');
    const azul = beef?.groups?.[0]?.options[0]?.id;
    const own = Array.isArray(inside)
      ? inside.map((one) => (one.option_id === 0 ? { ...one, option_id: azul } : one))
      : inside;
    const options = [{ option_id: beef?.id, count: 1, options: own }];
    const answer = await shop.add(ana, { id: shop.offerId('combo'), options });
    expect([400, 422]).toContain(answer.status);
  });
});

describe('what is written to an option (rule menu/option-text, guarantee/sql-injection)', () => {
  const write = async (text: unknown) => {
    const [words] = await optionsOf('torta');
    return shop.add(ana, { id: shop.offerId('torta'), options: [{ option_id: words?.id, count: 1, text }] });
  };
  it.each(["' OR 1=1--", '1;drop table x', '<svg onload=x>', '{{x}}', '=HYPERLINK("x")', '👩‍🍳'])(
    '«%s» comes back as it was written',
    async (text) => {
      expect(((await write(text)).body as Cart).products.at(-1)?.options[0]?.text).toBe(text);
    },
  );

  it.each([
    ['a mark that turns the line', 'a\u202eb', 'ab'],
    ['a line end', 'a\u2028b', 'a b'],
    ['what a printer obeys', 'a\u001bp\u0007', 'ap'],
  ])('%s is taken out (rule platform/typed-text)', async (_what, text, kept) => {
    expect(((await write(text)).body as Cart).products.at(-1)?.options[0]?.text).toBe(kept);
  });

  it.each([
    ['a lone surrogate', '\ud800'],
    ['fifty thousand letters', `${'a'.repeat(50_000)}!`],
    ['a list', ['a']],
    ['an object', { toString: 'a' }],
  ])('%s is refused', async (_what, text) => {
    expect([400, 422]).toContain((await write(text)).status);
  });
});

describe('codes and addresses of a cart', () => {
  it.each([
    "x' OR 1=1--",
    'a;drop table coupons',
    `${'a'.repeat(50_000)}!`,
    '\u0000abcd',
    '２×１promo',
    7,
    null,
    ['mesa'],
  ])('the code %p takes nothing off (rule cart/coupon)', async (code) => {
    const cart = await shop.fillCart(ana);
    const answer = await shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${cart.purchase_id}.json`,
      headers: ana.headers,
      body: { coupon: { code } },
    });
    expect([400, 422]).toContain(answer.status);
    expect(((await shop.getCart(ana, cart.purchase_id)).body as Cart).coupon).toBeNull();
  });

  it.each(['0', '-1', '1.5', '1e9', "1' OR 1=1--", '%00', '99999999999999999999', '__proto__'])(
    'nothing goes with the cart %s (rule menu/related-products)',
    async (id) => {
      const path = `/shopping_cart/goes_with/${encodeURIComponent(id)}.json`;
      expect([404, 422]).toContain((await shop.ask({ path, headers: ana.headers })).status);
    },
  );

  it.each(['', 'porque%20si', "x'--", '__proto__', 'a'.repeat(5_000), '%00'])(
    'an order is not cancelled because of «%s» (rule orders/cancel)',
    async (reason) => {
      const eva = await shop.createDiner();
      const placed = await shop.placeCart(eva, await shop.fillCart(eva));
      const { id } = placed.body as { id: number };
      const path = `/orders/${id}.json?reason=${reason}`;
      const answer = await shop.ask({ method: 'DELETE', path, headers: eva.headers });
      expect([400, 422]).toContain(answer.status);
      const { body } = await shop.ask({ path: `/orders/${id}.json`, headers: eva.headers });
      expect(body).toMatchObject({ status: 'in_progress' });
    },
  );
});
