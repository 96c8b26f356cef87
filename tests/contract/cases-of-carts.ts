import type { Facts } from '@/tests/support/backend/contract-target';
import { type ContractCase, type MakeAsk, needsProfile, put } from './case';

const own =
  (method: string, path: (facts: Facts) => string, body?: (facts: Facts) => object): MakeAsk =>
  (facts) => ({
    method,
    path: path(facts),
    headers: facts.profile,
    ...(body ? { body: body(facts) } : {}),
  });

const refusal = (
  why: string,
  ask: MakeAsk,
  status: number,
  key: ContractCase['refusals'][number]['key'],
) => ({
  why,
  ask,
  status,
  key,
});

const addPath = () => '/shopping_cart/add_product_cart';
const addBody = ({ plainProductId, branchId }: Facts, product: object = {}) => ({
  product: { id: plainProductId, count: 1, ...product },
  data_purchase: { service: 'take_away', supplier_id: branchId },
});
const addCase = (product: object): MakeAsk => own('POST', addPath, (facts) => addBody(facts, product));

const linePath = ({ lineId, purchaseId }: Facts) =>
  `/shopping_cart/product_cart/${lineId}.json?purchase_id=${purchaseId}`;
const cartPath = ({ purchaseId }: Facts) => `/shopping_cart/cart/${purchaseId}.json`;
const cleanPath = ({ purchaseId }: Facts) => `/shopping_cart/clean_cart/${purchaseId}.json`;
const supplierPath = ({ purchaseId, branchId }: Facts) =>
  `/shopping_cart/change_supplier/${purchaseId}.json?supplier_id=${branchId}`;

const UNKNOWN = { purchaseId: 999_999_999, lineId: 999_999_999 };
const unknown = (ask: MakeAsk) =>
  refusal('a purchase that never was', (facts) => ask({ ...facts, ...UNKNOWN }), 404, 'not_found');

const setLine = own('PUT', linePath, () => ({ product: { count: 2 } }));
const readRelated = own('GET', ({ purchaseId }: Facts) => `/shopping_cart/goes_with/${purchaseId}.json`);
const readCart = own('GET', cartPath);
const settle = own('PUT', cartPath, () => ({ cart: { cutlery: true, comment: 'sin sal' } }));
const preview = own('GET', supplierPath);
const move = own('PUT', supplierPath, () => ({}));
const removeLine = own('DELETE', linePath);
const clean = own('DELETE', cleanPath);

const listActual = own('GET', () => '/api/actual_purchases.json');
const listClosed = own('GET', ({ profile }) => `/api/my_purchases/${profile.profileid}.json`);

/** The calls of `/shopping_cart` for orders, in an order that leaves each its line. */
export const CART_CASES: ContractCase[] = [
  {
    name: 'POST /shopping_cart/add_product_cart',
    ask: addCase({}),
    refusals: [
      ...needsProfile(addCase({})),
      refusal('a count of 0', addCase({ count: 0 }), 422, 'invalid_input'),
      refusal('a product that never was', addCase({ id: 999_999_999 }), 404, 'not_found'),
      refusal('a card number', addCase({ comment: '4242 4242 4242 4242' }), 422, 'card_data_not_accepted'),
    ],
  },
  {
    name: 'PUT /shopping_cart/product_cart/{id}.json',
    ask: setLine,
    refusals: [
      ...needsProfile(setLine),
      unknown(setLine),
      refusal(
        'no purchase',
        (facts) =>
          put(`/shopping_cart/product_cart/${facts.lineId}.json`, { product: { count: 1 } }, facts.profile),
        422,
        'invalid_input',
      ),
    ],
  },
  {
    name: 'GET /shopping_cart/cart/{purchaseId}.json',
    ask: readCart,
    refusals: [...needsProfile(readCart), unknown(readCart)],
  },
  {
    name: 'GET /shopping_cart/goes_with/{purchaseId}.json',
    ask: readRelated,
    refusals: [...needsProfile(readRelated), unknown(readRelated)],
  },
  {
    name: 'PUT /shopping_cart/cart/{id}.json',
    ask: settle,
    refusals: [
      ...needsProfile(settle),
      unknown(settle),
      refusal(
        'a comment too long',
        own('PUT', cartPath, () => ({ cart: { comment: 'x'.repeat(251) } })),
        422,
        'invalid_input',
      ),
    ],
  },
  {
    name: 'GET /shopping_cart/change_supplier/{id}.json',
    ask: preview,
    refusals: [
      ...needsProfile(preview),
      unknown(preview),
      refusal(
        'a branch that never was',
        (facts) => preview({ ...facts, branchId: 999_999_999 }),
        404,
        'not_found',
      ),
    ],
  },
  {
    name: 'PUT /shopping_cart/change_supplier/{id}.json',
    ask: move,
    refusals: [...needsProfile(move), unknown(move)],
  },
  {
    name: 'DELETE /shopping_cart/product_cart/{id}.json',
    ask: removeLine,
    refusals: [...needsProfile(removeLine), unknown(removeLine)],
  },
  {
    name: 'DELETE /shopping_cart/clean_cart/{id}.json',
    ask: clean,
    refusals: [...needsProfile(clean), unknown(clean)],
  },
  {
    name: 'GET /api/actual_purchases.json',
    ask: listActual,
    refusals: needsProfile(listActual),
  },
  {
    name: 'GET /api/my_purchases/{id}.json',
    ask: listClosed,
    refusals: [
      ...needsProfile(listClosed),
      refusal(
        "another profile's id",
        (facts) => ({ path: '/api/my_purchases/999999999.json', headers: facts.profile }),
        404,
        'not_found',
      ),
    ],
  },
];
