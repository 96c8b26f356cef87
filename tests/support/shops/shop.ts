import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import { CONTACT } from '@/scripts/bench/load/shop';
import type { Answer, Ask, TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

export type Diner = { id: number; headers: Record<string, string> };
type Product = { id: number; product_id: number; name: string; price: number };

const { dni: _dni, dni_type: _type, ...BUYER } = CONTACT;

export { BUYER, CONTACT };
/** Each diner is a person of their own: a coupon counts persons (rule cart/coupon-person). */
export function contactOf({ id }: { id: number }) {
  const number = String(id).padStart(7, '0');
  return { ...CONTACT, phone: `321${number}`, email: `diner-${id}@example.com`, dni: `102${number}` };
}
/** Inside the zone `cerca` of the branch Centro. */
export const ADDRESS = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 63 # 9-40',
  address_optional: 'Apto 502',
  neighbourhood: 'Chapinero',
  postcode: '',
  reference: 'Frente al parque',
  formatted_address: 'Calle 63 # 9-40, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
export const NO_TIP = { tip: { include: 'NO', percent: 10, customValue: 0 } };
export const CASH = { payment_method: 'cash', cash_amount: 200_000 } as const;

/** A tenant with an open branch, its products by sku, and diners who order there. */
export async function openShop(backend: TestBackend, changes: Partial<TenantBundle> = {}) {
  const bundle = createBundle(changes);
  const { host, slug, instanceId } = await backend.importTenant(bundle);
  const ask = (one: Ask) => backend.ask({ host, ...one });
  const rows = await backend.db.tenant(instanceId, (sql) =>
    sql<Product & { sku: string; branch: string }>(
      `select o.id, o.product_id, p.sku, s.slug as branch from supplier_products o
       join products p on p.id = o.product_id join suppliers s on s.id = o.supplier_id where o.instance_id = $1`,
      [instanceId],
    ),
  );
  const branches = await backend.db.tenant(instanceId, (sql) =>
    sql<{ id: number; slug: string }>('select id, slug from suppliers where instance_id = $1', [instanceId]),
  );
  const offerId = (sku: string, branch = 'centro') =>
    rows.find((one) => one.sku === sku && one.branch === branch)?.id ?? 0;
  const branchId = (branch = 'centro') => branches.find((one) => one.slug === branch)?.id ?? 0;

  const setPrice = (sku: string, priceMinor: number) =>
    backend.db.system((sql) =>
      sql('update supplier_products set price_minor = $3 where instance_id = $1 and id = $2', [
        instanceId,
        offerId(sku),
        priceMinor,
      ]),
    );

  async function createDiner(): Promise<Diner> {
    const { body } = await ask({
      method: 'POST',
      path: '/profiles/anonymous.json',
      body: { profile: { domain: host, name: '' } },
    });
    const { id, token } = body as { id: number; token: string };
    return { id, headers: { profileid: String(id), token } };
  }
  const add = (
    diner: Diner,
    product: { id: number; count?: unknown; options?: unknown; comment?: string } & Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<Answer> => {
    const { purchase_id = null, ...data_purchase } = data;
    return ask({
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: diner.headers,
      body: {
        product: { count: 1, ...product },
        purchase_id,
        data_purchase: { service: 'take_away', supplier_id: branchId(), ...data_purchase },
      },
    });
  };
  const settle = (diner: Diner, purchaseId: number, cart: Record<string, unknown>): Promise<Answer> =>
    ask({
      method: 'PUT',
      path: `/shopping_cart/cart/${purchaseId}.json`,
      headers: diner.headers,
      body: { cart },
    });
  const getCart = (diner: Diner, purchaseId: number): Promise<Answer> =>
    ask({ path: `/shopping_cart/cart/${purchaseId}.json`, headers: diner.headers });
  /** A take-away cart of one product, settled and ready to be paid in cash. */
  /** As the question before something for adults does. */
  const tellAge = (diner: Diner, birthDate: string): Promise<Answer> =>
    ask({
      method: 'POST',
      path: '/legal/check_mayor.json',
      headers: diner.headers,
      body: { fecha_nacimiento: birthDate },
    });
  async function fillCart(
    diner: Diner,
    {
      sku = 'limonada',
      count = 1,
      ...settled
    }: Record<string, unknown> & { sku?: string; count?: number } = {},
  ): Promise<Cart> {
    const { body } = await add(diner, { id: offerId(sku), count });
    const { purchase_id } = body as Cart;
    const answer = await settle(diner, purchase_id, { contact: CONTACT, ...CASH, ...settled });
    return answer.body as Cart;
  }
  /** Places a cart at the total that it shows; `changes` are the call's. */
  const placeCart = (
    diner: Diner,
    { purchase_id, total }: Pick<Cart, 'purchase_id' | 'total'>,
    changes: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    ask({
      method: 'POST',
      path: '/orders.json',
      headers: { ...diner.headers, ...headers },
      body: { purchase_id, total, terms: true, ...changes },
    });
  return {
    backend,
    bundle,
    host,
    slug,
    instanceId,
    ask,
    offerId,
    branchId,
    setPrice,
    createDiner,
    add,
    settle,
    getCart,
    tellAge,
    fillCart,
    placeCart,
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

export const keyOf = ({ body }: Answer): string => (body as { error: { key: string } }).error.key;
