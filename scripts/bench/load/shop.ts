import type { Ask } from './http-client';

export type Diner = { id: number; token: string };
export const own = ({ id, token }: Diner) => ({ profileid: String(id), token });

type Card = {
  id: number;
  price: number;
  available: boolean;
  stock: number | null;
  has_required_options: boolean;
  is_alcoholic: boolean;
};
type Section = { products: Card[]; subcategories?: Section[] };
type Branch = { id: number; menu: { categories: Section[] } };
type Cart = { purchase_id: number; total: number };

export const CONTACT = {
  name: 'Ana María Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CC',
  dni: '1020304050',
};
/** A diner is a person of their own: a coupon counts phone, mailbox and document (rule cart/coupon). */
const contactOf = ({ id }: Diner) => ({
  ...CONTACT,
  phone: String(3_000_000_000 + id),
  email: `ana${id}@example.com`,
  dni: String(1_000_000_000 + id),
});
export const ADDRESS = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  postcode: '',
  reference: 'Frente al parque',
  formatted_address: 'Calle 60 # 9-40, Bogotá',
  city: 'Bogotá',
  place_id: null,
};

/**
 * Finds a dish by number: `pick` one that is not counted, `pickCounted` one with stock; none has required options or
 * alcohol, which depends on the diner's age and on the hour.
 */
function listDishes({ menu }: Branch) {
  const cards = menu.categories.flatMap(({ products, subcategories = [] }) => [
    ...products,
    ...subcategories.flatMap((one) => one.products),
  ]);
  const simple = cards.filter((one) => one.available && !one.has_required_options && !one.is_alcoholic);
  const plain = simple.filter((one) => one.stock === null);
  const counted = simple.filter((one) => (one.stock ?? 0) > 1_000);
  return {
    pick: (seed: number) => plain[seed % plain.length]?.id ?? 0,
    pickCounted: (seed: number) => counted[seed % counted.length]?.id ?? 0,
  };
}

type Owned = { diner: Diner; purchaseId: number };

const createCartCalls = ({ host, call }: { host: string; call: Ask }) => ({
  settle: ({ diner, purchaseId }: Owned) =>
    call<Cart>({
      host,
      method: 'PUT',
      path: `/shopping_cart/cart/${purchaseId}.json`,
      headers: own(diner),
      body: {
        cart: {
          contact: contactOf(diner),
          place: ADDRESS,
          payment_method: 'cash',
          cash_amount: 1_000_000,
        },
      },
    }),
  applyCoupon: ({ diner, purchaseId }: Owned) =>
    call<Cart>({
      host,
      method: 'POST',
      path: `/shopping_cart/coupon/${purchaseId}.json`,
      headers: own(diner),
      body: { coupon: { code: 'medida10' } },
    }),
  place: ({ diner, purchaseId, total }: Owned & { total: number }) =>
    call<{ id: number }>({
      host,
      method: 'POST',
      path: '/orders.json',
      headers: { ...own(diner), 'idempotency-key': `bench-${purchaseId}-0123456789` },
      body: { purchase_id: purchaseId, total, terms: true },
    }),
});

export async function enterShop({ host, call }: { host: string; call: Ask }) {
  const branch = await call<Branch>({ host, path: '/domain/suppliers/centro.json' });
  const { pick, pickCounted } = listDishes(branch);
  const { settle, applyCoupon, place } = createCartCalls({ host, call });
  const createDiner = () =>
    call<Diner>({
      host,
      method: 'POST',
      path: '/profiles/anonymous.json',
      body: { profile: { domain: host, name: '' } },
    });
  const add = ({
    diner,
    seed,
    purchaseId = null,
    product = pick(seed),
  }: {
    diner: Diner;
    seed: number;
    purchaseId?: number | null;
    product?: number;
  }) =>
    call<Cart>({
      host,
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: own(diner),
      body: {
        product: { id: product, count: 1 },
        purchase_id: purchaseId,
        data_purchase: { service: 'delivery', supplier_id: branch.id },
      },
    });
  /** Three dishes, one counted, and a coupon: ready to be placed. */
  async function fillCart(seed: number) {
    const diner = await createDiner();
    const { purchase_id: purchaseId } = await add({ diner, seed });
    await add({ diner, seed: seed + 7, purchaseId });
    await add({ diner, seed, purchaseId, product: pickCounted(seed) });
    await applyCoupon({ diner, purchaseId });
    const cart = await settle({ diner, purchaseId });
    return { diner, purchaseId, total: cart.total };
  }
  return { host, call, branch, pick, createDiner, add, settle, fillCart, place };
}
export type Shop = Awaited<ReturnType<typeof enterShop>>;
