import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createBundle, createCoupon } from '@/tests/support/backend/tenant-bundle';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, NO_TIP } from '@/tests/support/shops/shop';
import { STRIPE_CARDS } from '@/tests/support/shops/stripe/stripe-bench';

const LEAST = { error: { key: 'payment_minimum', values: { minimum: 10 } } };

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const account = { bank: 'Banco', type: null, number: '0042', holder: 'La Tienda', document: 'RFC 1' };
  shop = await openPayingShop(paying, {
    currency: 'MXN',
    branches: createBundle().branches.map((one) => ({
      ...one,
      transfer: { account, payMinutes: 30, reviewMinutes: 60 },
      paymentMethods: [
        ...one.paymentMethods,
        { method: 'transfer' as const, services: ['take_away' as const] },
      ],
    })),
    // Each coupon leaves so much of a dish of 125 pesos: the least order is above the least charge.
    coupons: [999, 1_000].map((leftMinor) =>
      createCoupon({
        code: `queda-${leftMinor}`,
        terms: { kind: 'amount', amountMinor: 12_500 - leftMinor },
      }),
    ),
  });
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

async function fillCart(leftMinor: number, method: 'card' | 'transfer'): Promise<Cart> {
  const { purchase_id } = await shop.fillCart(ana, { payment_method: method, ...NO_TIP });
  const path = `/shopping_cart/coupon/${purchase_id}.json`;
  const body = { coupon: { code: `queda-${leftMinor}` } };
  return (await shop.ask({ method: 'POST', path, headers: ana.headers, body })).body as Cart;
}
const place = async (cart: Cart) => (await shop.placeCart(ana, cart)).body as Order;

async function payByCard(order: Order) {
  const response = await fetch(`${paying.sandboxUrl}/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripeKeys(shop.slug).publicKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': STRIPE_CARDS.approved,
      'card[exp_month]': '12',
      'card[exp_year]': '30',
      'card[cvc]': '123',
    }),
  });
  const { id: token } = (await response.json()) as { id: string };
  const body = { purchase_id: order.id, method: 'card', card: { token }, acceptance: true };
  return shop.ask({ method: 'POST', path: '/payments.json', headers: ana.headers, body });
}

describe('a gateway that charges ten pesos at least (rule payments/least-charge)', () => {
  it('is named with that beside each of its ways to pay', async () => {
    const path = `/api/v4/payment_methods.json?supplier_id=${shop.branchId()}&tipe=array&service=take_away`;
    expect((await shop.ask({ path })).body).toMatchObject([
      { key: 'card', obstacle: null, minimum: 10 },
      { key: 'cash', minimum: null },
      { key: 'transfer', minimum: null },
    ]);
  });

  it('has no order placed by it for less', async () => {
    const cart = await fillCart(999, 'card');
    expect(cart.issues).toMatchObject([{ key: 'payment_minimum', values: { minimum: 10 } }]);
    const answer = await shop.placeCart(ana, cart);
    expect([answer.status, answer.body]).toMatchObject([422, LEAST]);
    expect(await shop.get<Order>(ana, `/orders/${cart.purchase_id}.json`)).toMatchObject({ is_cart: true });
  });

  it('is asked for no less of an order that was to be paid another way', async () => {
    const order = await place(await fillCart(999, 'transfer'));
    const moves = await shop.movesOf(order);
    const answer = await payByCard(order);
    expect([answer.status, answer.body]).toMatchObject([422, LEAST]);
    expect(await shop.movesOf(order)).toEqual(moves);
    expect(paying.state.stripe.intents.size).toBe(0);
  });

  it('charges exactly that', async () => {
    const order = await place(await fillCart(1_000, 'card'));
    expect((await payByCard(order)).body).toMatchObject({ status: 'success', amount: 10 });
  });
});
