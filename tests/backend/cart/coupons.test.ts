import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { billWith } from '@/tests/support/bill-with';
import { type CouponShop, cartOf, issuesOf, openCouponShop } from '@/tests/support/shops/coupon-shop';
import { ADDRESS, CONTACT, type Diner, keyOf, NO_TIP } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: CouponShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openCouponShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const TIP = { tip: { include: 'YES', percent: 10, customValue: 0 } };

describe('a coupon on a cart', () => {
  it('takes its part off, whatever the case it is typed in; what is left out is as before', async () => {
    const cart = await shop.fillCart(ana, { count: 2, ...NO_TIP });
    const answer = await shop.apply(ana, cart, '  MESA ');
    expect(answer.status).toBe(200);
    expect(cartOf(answer)).toMatchObject({
      coupon: { code: 'mesa' },
      bill: billWith({ products: 25_000, coupon: -2_500 }),
      total: 22_500,
      issues: [],
    });
    expect(cartOf(answer).version).toBeGreaterThan(cart.version);
    expect(cartOf(await shop.remove(ana, cart))).toMatchObject({
      coupon: null,
      bill: billWith({ products: 25_000 }),
      total: 25_000,
    });
    expect(await shop.usesOf('mesa')).toEqual({ used: 0, held: 0 });
  });

  it('the tip is a part of what is left, and delivery is not touched by it', async () => {
    const { body } = await shop.add(
      ana,
      { id: shop.offerId('limonada'), count: 2 },
      { service: 'delivery', supplier_id: shop.branchId() },
    );
    const cart = cartOf(
      await shop.settle(ana, (body as Cart).purchase_id, { place: ADDRESS, contact: CONTACT, ...TIP }),
    );
    expect(cartOf(await shop.apply(ana, cart, 'menos5k'))).toMatchObject({
      bill: billWith({ products: 25_000, coupon: -5_000, delivery: 3_500, tip: 2_000 }),
      total: 25_500,
    });
    expect(cartOf(await shop.apply(ana, cart, 'envio0'))).toMatchObject({
      coupon: { code: 'envio0' },
      bill: billWith({ products: 25_000, coupon: -3_500, delivery: 3_500, tip: 2_500 }),
      total: 27_500,
    });
    const own = await shop.settle(ana, cart.purchase_id, {
      tip: { include: 'YES', percent: 0, customValue: 25_000 },
    });
    expect(cartOf(own)).toMatchObject({
      bill: billWith({ products: 25_000, coupon: -3_500, delivery: 3_500, tip: 25_000 }),
    });
    expect(issuesOf(own)).not.toContain('tip_invalid');
  });

  it.each([
    ['that nobody gave out', 'nadie', 422, 'coupon_invalid'],
    ['that is over, in the same words', 'viejo', 422, 'coupon_invalid'],
    ['that cannot be one', 'no vale!', 422, 'coupon_invalid'],
    ['too short to be one', 'abc', 422, 'invalid_input'],
    [
      'with a card number in it (guarantee/no-card-data)',
      '4242 4242 4242 4242 123',
      422,
      'card_data_not_accepted',
    ],
    ['of another branch', 'norte10', 422, 'coupon_branch'],
    ['of another service', 'en-mesa', 422, 'coupon_service'],
    ['typed with other marks', 'EN\u2013Mesa', 422, 'coupon_service'],
    ['typed without its hyphen', ' en mesa', 422, 'coupon_service'],
    ['for what is brought', 'envio0', 422, 'coupon_service'],
    ['of another day', 'viernes', 422, 'coupon_day'],
    ['for a bigger order', 'grande', 422, 'coupon_minimum'],
  ])('%s is refused and changes nothing', async (_case, code, status, key) => {
    const cart = await shop.fillCart(ana);
    const answer = await shop.apply(ana, cart, code);
    expect([answer.status, keyOf(answer)]).toEqual([status, key]);
    expect(cartOf(await shop.getCart(ana, cart.purchase_id))).toEqual(cart);
  });

  it('says what is missing, in the currency’s own units', async () => {
    const answer = await shop.apply(ana, await shop.fillCart(ana), 'grande');
    expect(answer.body).toMatchObject({ error: { values: { minimum: 20_000, missing: 7_500 } } });
  });

  it('is one per cart: another one replaces it (rule cart/coupon)', async () => {
    const cart = await shop.fillWith(ana, 'mesa');
    expect(keyOf(await shop.apply(ana, cart, 'Mesa'))).toBe('coupon_applied');
    expect(cartOf(await shop.apply(ana, cart, 'menos5k'))).toMatchObject({
      coupon: { code: 'menos5k' },
      bill: billWith({ products: 12_500, coupon: -5_000 }),
    });
  });

  it('that no longer fits stays in sight, takes nothing off and is not paid over', async () => {
    const cart = await shop.fillWith(ana, 'grande', { count: 2 });
    expect(cart.total).toBe(22_500);
    const fewer = await shop.ask({
      method: 'PUT',
      path: `/shopping_cart/product_cart/${cart.products[0]?.id}.json?purchase_id=${cart.purchase_id}`,
      headers: ana.headers,
      body: { product: { count: 1 } },
    });
    expect(cartOf(fewer)).toMatchObject({
      coupon: { code: 'grande' },
      bill: billWith({ products: 12_500 }),
      total: 12_500,
    });
    expect(issuesOf(fewer)).toEqual(['coupon_minimum']);
    expect(keyOf(await shop.place(ana, cartOf(fewer)))).toBe('coupon_minimum');
  });

  it('does not move to a branch where it is not good', async () => {
    const { body } = await shop.add(
      ana,
      { id: shop.offerId('limonada', 'norte') },
      { supplier_id: shop.branchId('norte') },
    );
    const cart = cartOf(await shop.apply(ana, body as Cart, 'norte10'));
    expect(cart.bill).toContainEqual({ kind: 'coupon', amount: -1_250 });
    const preview = await shop.ask({
      path: `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}`,
      headers: ana.headers,
    });
    expect(preview.body).toMatchObject({
      coupon: { code: 'norte10', refusal: { key: 'coupon_branch', values: {} } },
    });
    const moved = await shop.ask({
      method: 'PUT',
      path: `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}`,
      headers: ana.headers,
      body: {},
    });
    expect(cartOf(moved).bill.map(({ kind }) => kind)).toEqual(['products']);
    expect(issuesOf(moved)).toContain('coupon_branch');
  });

  describe('that is tried out', () => {
    const GUESSER = '203.0.113.7';
    const HONEST = '198.51.100.20';
    let strict: TestBackend;
    let other: CouponShop;
    beforeAll(async () => {
      strict = await createTestBackend({
        LIMIT_COUPONS_PER_MINUTE: '1000',
        LIMIT_WRONG_COUPONS_PER_HOUR: '30',
        LIMIT_ADDRESS_WRONG_COUPONS_PER_HOUR: '300',
      });
      other = await openCouponShop(strict);
    });
    afterAll(() => strict.close());

    async function openCart(): Promise<{ diner: Diner; cart: Cart }> {
      const diner = await other.createDiner();
      return { diner, cart: await other.fillCart(diner, NO_TIP) };
    }
    const tryCode = ({ diner, cart }: { diner: Diner; cart: Cart }, code: string, from: string) =>
      strict.ask({
        method: 'POST',
        path: `/shopping_cart/coupon/${cart.purchase_id}.json`,
        host: other.host,
        headers: diner.headers,
        body: { coupon: { code } },
        from,
      });
    const guess = async (one: { diner: Diner; cart: Cart }, times: number) => {
      const keys = new Map<string, number>();
      for (let tries = 0; tries < times; tries += 1) {
        const answer = await tryCode(one, tries % 2 ? 'viejo' : `adivino-${tries}`, GUESSER);
        keys.set(keyOf(answer), (keys.get(keyOf(answer)) ?? 0) + 1);
      }
      return Object.fromEntries(keys);
    };

    it('stops its sender: by profile, then by address; and no diner at another address', async () => {
      for (let profile = 0; profile < 10; profile += 1)
        expect(await guess(await openCart(), 31)).toEqual({ coupon_invalid: 30, rate_limited: 1 });
      const fresh = await openCart();
      expect(await guess(fresh, 1)).toEqual({ rate_limited: 1 });
      // A valid code is refused too: otherwise the limit would tell which codes exist.
      expect((await tryCode(fresh, 'mesa', GUESSER)).status).toBe(429);
      const honest = await openCart();
      expect((await tryCode(honest, 'mesa', HONEST)).status).toBe(200);
      const wait = Number((await tryCode(fresh, 'mesa', GUESSER)).headers.get('retry-after'));
      expect(wait).toBe(12);
      strict.clock.now = new Date(strict.clock.now.getTime() + wait * 1_000);
      expect((await tryCode(fresh, 'mesa', GUESSER)).status).toBe(200);
    });

    it('does not count right ones, or ones that are not good for this cart', async () => {
      const one = await openCart();
      for (let tries = 0; tries < 40; tries += 1) {
        await tryCode(one, tries % 2 ? 'mesa' : 'norte10', HONEST);
      }
      expect((await tryCode(one, 'menos5k', HONEST)).status).toBe(200);
    });
  });

  it('is tried ten times a minute by one diner', async () => {
    const strict = await createTestBackend({ LIMIT_COUPONS_PER_MINUTE: '10' });
    const other = await openCouponShop(strict);
    const eva = await other.createDiner();
    const cart = await other.fillCart(eva, NO_TIP);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await other.apply(eva, cart, tries % 2 ? 'mesa' : 'menos5k')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await strict.close();
  });
});
