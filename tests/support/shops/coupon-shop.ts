import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { contactOf, type Diner, NO_TIP, openShop } from './shop';

/** One of each kind of bound. The clock of the tests stands at a Wednesday, 18 November 2026. */
const COUPONS: TenantBundle['coupons'] = [
  createCoupon({ code: 'mesa', perProfile: 50 }),
  createCoupon({ code: 'unica', limit: 1 }),
  createCoupon({ code: 'una-por-diner' }),
  createCoupon({ code: 'bienvenido10', firstOrder: true, perProfile: 5 }),
  createCoupon({ code: 'hola20', firstOrder: true, terms: { kind: 'percent', percent: 20 } }),
  createCoupon({ code: 'envio0', terms: { kind: 'free_delivery' }, perProfile: 50 }),
  createCoupon({ code: 'menos5k', terms: { kind: 'amount', amountMinor: 5_000 }, perProfile: 50 }),
  createCoupon({ code: 'gratis100', terms: { kind: 'percent', percent: 100 }, perProfile: 50 }),
  createCoupon({ code: 'norte10', branches: ['norte'] }),
  createCoupon({ code: 'en-mesa', services: ['on_table'] }),
  createCoupon({ code: 'viernes', weekdays: ['fri'] }),
  createCoupon({ code: 'grande', minimumMinor: 20_000 }),
  createCoupon({ code: 'viejo', until: '2026-11-17' }),
];

export const cartOf = ({ body }: Answer) => body as Cart;
export const issuesOf = (answer: Answer) => cartOf(answer).issues.map(({ key }) => key);

/** A shop whose diners have coupons. */
export async function openCouponShop(backend: TestBackend, coupons = COUPONS) {
  const shop = await openShop(backend, { coupons });
  const couponPath = (purchaseId: number) => `/shopping_cart/coupon/${purchaseId}.json`;
  const apply = (diner: Diner, { purchase_id }: Pick<Cart, 'purchase_id'>, code: string) =>
    shop.ask({
      method: 'POST',
      path: couponPath(purchase_id),
      headers: diner.headers,
      body: { coupon: { code } },
    });
  return {
    ...shop,
    apply,
    remove: (diner: Diner, { purchase_id }: Cart) =>
      shop.ask({ method: 'DELETE', path: couponPath(purchase_id), headers: diner.headers }),
    place: (diner: Diner, cart: Cart) => shop.placeCart(diner, cart),
    giveBack: (diner: Diner, id: number) =>
      shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: diner.headers }),
    /** A take-away cart with a coupon on it, ready to be placed. */
    async fillWith(diner: Diner, code: string, settled: object = {}): Promise<Cart> {
      const answer = await apply(
        diner,
        await shop.fillCart(diner, { ...NO_TIP, contact: contactOf(diner), ...settled }),
        code,
      );
      if (answer.status !== 200) throw new Error(answer.text);
      return cartOf(answer);
    },
    /** The number of uses in the coupon's row, and the number of orders that hold one. */
    async usesOf(code: string) {
      const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ used: number; held: number }>(
          `select k.used, (select count(*)::int from coupon_uses u
             where u.instance_id = k.instance_id and u.coupon_id = k.id) as held
           from coupons k where k.instance_id = $1 and k.code = $2`,
          [shop.instanceId, code],
        ),
      );
      return row;
    },
  };
}
export type CouponShop = Awaited<ReturnType<typeof openCouponShop>>;
