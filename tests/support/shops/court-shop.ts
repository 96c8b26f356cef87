import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import type { BundleBranch, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createBranch, createProduct } from '@/tests/support/backend/tenant-bundle';
import type { PayingBackend } from './gateway';
import { openPayingShop } from './paying-shop';
import { contactOf, type Diner, NO_TIP } from './shop';
import { seatOf, serveTables } from './table-shop';

const WAYS = ['on_table', 'grab_and_go'] as const;
export const AT_COURT = { service: 'on_table', subservice: 'grab_and_go' } as const;

export const stallOf = (slug: string, changes: Partial<BundleBranch> = {}): BundleBranch =>
  createBranch({
    slug,
    name: `Puesto ${slug}`,
    services: [...WAYS],
    onTableClass: 'checkout_plazoleta',
    court: 'plaza',
    paymentProvider: 'sandbox',
    paymentMethods: [{ method: 'card', services: [...WAYS] }],
    ...changes,
  });

const offerOf = (branchSlug: string, priceMinor: number, stock: number | null) => ({
  branchSlug,
  priceMinor,
  stock,
  available: true,
});

/** Three stalls, with a dish each, of which there are twenty; the soup costs 10,000, the rice 7,000, the cake 3,000. */
const COURT: Partial<TenantBundle> = {
  branches: [stallOf('pollo'), stallOf('arroz'), stallOf('postre')],
  products: [
    createProduct({ sku: 'caldo', offers: [offerOf('pollo', 10_000, 20)] }),
    createProduct({ sku: 'chaufa', offers: [offerOf('arroz', 7_000, 20)] }),
    createProduct({ sku: 'torta', offers: [offerOf('postre', 3_000, 20)] }),
  ],
  zones: [],
  tables: [seatOf('1', { branchSlug: 'pollo' })],
  guests: [],
};
const STALL_OF = { caldo: 'pollo', chaufa: 'arroz', torta: 'postre' } as const;
export type Dishes = Partial<Record<keyof typeof STALL_OF, number>>;

/** A food court whose diners pay by card. */
export async function openCourt(paying: PayingBackend, changes: Partial<TenantBundle> = {}) {
  const shop = await serveTables(await openPayingShop(paying, { ...COURT, ...changes }));
  /** Each dish is ordered on the menu of its own stall. */
  async function fill(diner: Diner, dishes: Dishes, settled: object = NO_TIP): Promise<Cart> {
    let cart: Cart | null = null;
    for (const [sku, count] of Object.entries(dishes)) {
      const stall = STALL_OF[sku as keyof typeof STALL_OF];
      const data = { ...AT_COURT, supplier_id: shop.branchId(stall) };
      cart = (await shop.add(diner, { id: shop.offerId(sku, stall), count }, data)).body as Cart;
    }
    const { purchase_id: id = 0 } = cart ?? {};
    return (await shop.settle(diner, id, { contact: contactOf(diner), payment_method: 'card', ...settled }))
      .body as Cart;
  }
  const takeOff = (diner: Diner, { purchase_id: id }: Pick<Cart, 'purchase_id'>, code: string) =>
    shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${id}.json`,
      headers: diner.headers,
      body: { coupon: { code } },
    });
  const orderAt = async (diner: Diner, dishes: Dishes, settled?: object): Promise<Order> =>
    (await shop.placeCart(diner, await fill(diner, dishes, settled))).body as Order;
  async function buy(diner: Diner, dishes: Dishes, settled?: object): Promise<Order> {
    const order = await orderAt(diner, dishes, settled);
    await shop.pay(diner, order);
    paying.settle();
    return shop.until(diner, order, 'success');
  }
  const staff = await shop.asStaff('orders:read', 'orders:write', 'refunds:write');
  const kitchen = async (stall?: string): Promise<StaffOrder[]> => {
    const query = stall === undefined ? '' : `?supplier_id=${shop.branchId(stall)}`;
    return (await shop.ask({ path: `/staff/orders.json${query}`, headers: staff })).body as StaffOrder[];
  };
  const move = (id: number, status: string) =>
    shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers: staff, body: { status } });
  /** The purchases of its stalls, by the slug of each. */
  async function stallIdsOf({ id }: Pick<Order, 'id'>): Promise<Record<string, number>> {
    const rows = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number; slug: string }>(
        `select c.id, s.slug from purchases c join suppliers s on s.id = c.supplier_id
         where c.instance_id = $1 and c.court_order_id = $2`,
        [shop.instanceId, id],
      ),
    );
    return Object.fromEntries(rows.map((row) => [row.slug, row.id]));
  }
  /** At the gateway, by whoever owns the account. */
  const voidCharge = (order: Order) =>
    fetch(`${paying.sandboxUrl}/transactions/${shop.charges(order)[0]?.id}/void`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxKeys(shop.slug).privateKey}` },
    });
  const orderNow = (diner: Diner, { id }: Pick<Order, 'id'>) => shop.get<Order>(diner, `/orders/${id}.json`);
  const stockOf = async (sku: keyof typeof STALL_OF): Promise<number | null> => {
    const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ stock: number | null }>(
        'select stock from supplier_products where instance_id = $1 and id = $2',
        [shop.instanceId, shop.offerId(sku, STALL_OF[sku])],
      ),
    );
    return row?.stock ?? null;
  };
  return {
    ...shop,
    staff,
    fill,
    takeOff,
    orderAt,
    buy,
    kitchen,
    move,
    stallIdsOf,
    voidCharge,
    orderNow,
    stockOf,
  };
}
