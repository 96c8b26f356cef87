import type { Ask } from '@/tests/support/backend/backend';
import type { Facts } from '@/tests/support/backend/contract-target';
import { BOOKING_ROWS } from './matrix-of-bookings';
import { DELIVERY_ROWS } from './matrix-of-delivery';
import { GROUP_ROWS } from './matrix-of-groups';
import { MENU_ROWS } from './matrix-of-menu';
import { ORDER_ROWS } from './matrix-of-orders';
import { STAFF_ROWS } from './matrix-of-staff';
import { TABLE_ROWS } from './matrix-of-table';
import { TRANSFER_ROWS } from './matrix-of-transfers';
import type { MatrixRow } from './matrix-row';

/** The status that each caller gets. Public routes look at no credential, optional ones refuse wrong ones. */
const ANYBODY = { D1: 200, D2: 200, E1: 200, none: 200, wrong: 200 };
const OWNER = { D1: 200, D2: 404, E1: 401, none: 401, wrong: 401 };
const SELF = { ...OWNER, D2: 200 };
const VISITOR = { ...ANYBODY, E1: 401, wrong: 401 };

const post = (path: string, body: unknown): Ask => ({ method: 'POST', path, body });
const get = (path: string): Ask => ({ path });
const trackingBody = (event: string, { customerId, sessionId }: Facts) => ({
  event,
  session_id: sessionId,
  customer_id: customerId,
});

const relatedPath = ({ purchaseId }: Facts) => `/shopping_cart/goes_with/${purchaseId}.json`;
const cartPath = ({ purchaseId }: Facts) => `/shopping_cart/cart/${purchaseId}.json`;
const linePath = ({ purchaseId, lineId }: Facts) =>
  `/shopping_cart/product_cart/${lineId}.json?purchase_id=${purchaseId}`;
const supplierPath = ({ purchaseId, branchId }: Facts) =>
  `/shopping_cart/change_supplier/${purchaseId}.json?supplier_id=${branchId}`;
const couponPath = ({ purchaseId }: Facts) => `/shopping_cart/coupon/${purchaseId}.json`;
const ownRow = (ask: (facts: Facts) => Ask): MatrixRow => ({
  ask: ({ facts }) => ask(facts),
  expect: OWNER,
  foreign: 404,
});

/** A cart is its diner's alone; removing comes last, the rows before need the line. */
const CART_ROWS: Record<string, MatrixRow> = {
  'POST /shopping_cart/add_product_cart': ownRow(({ purchaseId, branchId, plainProductId }) =>
    post('/shopping_cart/add_product_cart', {
      product: { id: plainProductId, count: 1 },
      purchase_id: purchaseId,
      data_purchase: { service: 'take_away', supplier_id: branchId },
    }),
  ),
  'GET /shopping_cart/cart/{purchaseId}.json': ownRow((facts) => get(cartPath(facts))),
  'GET /shopping_cart/goes_with/{purchaseId}.json': ownRow((facts) => get(relatedPath(facts))),
  'PUT /shopping_cart/cart/{id}.json': ownRow((facts) => ({
    method: 'PUT',
    path: cartPath(facts),
    body: { cart: { comment: 'sin sal' } },
  })),
  'PUT /shopping_cart/product_cart/{id}.json': ownRow((facts) => ({
    method: 'PUT',
    path: linePath(facts),
    body: { product: { count: 1 } },
  })),
  'GET /shopping_cart/change_supplier/{id}.json': ownRow((facts) => get(supplierPath(facts))),
  'PUT /shopping_cart/change_supplier/{id}.json': ownRow((facts) => ({
    method: 'PUT',
    path: supplierPath(facts),
    body: {},
  })),
  // A code that nobody gave out: its own diner hears so, everybody else that there is no cart.
  'POST /shopping_cart/coupon/{purchase_id}.json': {
    ask: ({ facts }) => post(couponPath(facts), { coupon: { code: 'nadie' } }),
    expect: { ...OWNER, D1: 422 },
    foreign: 404,
  },
  'DELETE /shopping_cart/coupon/{purchase_id}.json': ownRow((facts) => ({
    method: 'DELETE',
    path: couponPath(facts),
  })),
  'GET /orders/{id}.json': ownRow(({ purchaseId }) => get(`/orders/${purchaseId}.json`)),
  'GET /api/actual_purchases.json': {
    ask: () => get('/api/actual_purchases.json'),
    expect: SELF,
    foreign: null,
  },
  'GET /api/my_purchases/{id}.json': {
    ask: ({ profileId }) => get(`/api/my_purchases/${profileId}.json`),
    expect: OWNER,
    foreign: 404,
  },
  // A cart that is not settled: its own diner hears why, everybody else that there is none.
  'POST /orders.json': {
    ask: ({ facts }) => post('/orders.json', { purchase_id: facts.purchaseId, total: 1, terms: true }),
    expect: { ...OWNER, D1: 422 },
    foreign: 404,
  },
  // Without a contact there is no phone: its own diner hears so.
  'POST /profiles/phone_codes.json': {
    ask: ({ facts }) => post('/profiles/phone_codes.json', { purchase_id: facts.purchaseId }),
    expect: { ...OWNER, D1: 422 },
    foreign: 404,
  },
  'POST /profiles/confirmed_phones.json': {
    ask: ({ facts }) =>
      post('/profiles/confirmed_phones.json', { purchase_id: facts.purchaseId, code: '1234' }),
    expect: { ...OWNER, D1: 422 },
    foreign: 404,
  },
  ...ORDER_ROWS,
  ...GROUP_ROWS,
  'DELETE /shopping_cart/product_cart/{id}.json': ownRow((facts) => ({
    method: 'DELETE',
    path: linePath(facts),
  })),
  'DELETE /shopping_cart/clean_cart/{id}.json': ownRow(({ purchaseId }) => ({
    method: 'DELETE',
    path: `/shopping_cart/clean_cart/${purchaseId}.json`,
  })),
};

const ANYBODY_OF_A = { expect: ANYBODY, foreign: 404 };
/** A public answer about a branch that the query names. */
const ofBranch = (path: string, query: string): Record<string, MatrixRow> => ({
  [`GET ${path}`]: {
    ask: ({ facts }) => get(`${path}?supplier_id=${facts.branchId}&${query}`),
    ...ANYBODY_OF_A,
  },
});

/** Every route that knows a tenant, by method and pattern as the router holds it. */
export const MATRIX: Record<string, MatrixRow> = {
  'GET /profiles/status.json': { ask: () => get('/profiles/status.json'), expect: SELF, foreign: null },
  'POST /profiles/anonymous.json': {
    ask: () => post('/profiles/anonymous.json', { profile: { domain: 'a.test', name: '' } }),
    expect: ANYBODY,
    foreign: null,
  },
  // No profile has a link here; a profile of another tenant beside it is refused.
  'GET /profiles/login_smart_link/{profile_id}.json': {
    ask: ({ profileId }) => get(`/profiles/login_smart_link/${profileId}.json?token=${'a'.repeat(64)}`),
    expect: { D1: 404, D2: 404, E1: 401, none: 404, wrong: 401 },
    foreign: 404,
  },
  'GET /profiles/account.json': { ask: () => get('/profiles/account.json'), expect: SELF, foreign: null },
  'PUT /profiles/account/{profile_id}.json': {
    ask: ({ profileId }) => ({
      method: 'PUT',
      path: `/profiles/account/${profileId}.json`,
      body: { profile: { allow_gps: true } },
    }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /api/sessions.json': {
    ask: ({ facts }) =>
      post('/api/sessions.json', {
        customer_id: facts.customerId,
        so: 'iOS',
        browser: 'Safari',
        pixel_width: 390,
        pixel_height: 844,
      }),
    expect: VISITOR,
    foreign: 400,
  },
  'POST /api/trackings.json': {
    ask: ({ facts }) => post('/api/trackings.json', trackingBody('page_view', facts)),
    expect: VISITOR,
    foreign: 400,
  },
  'POST /api/acquisitions.json': {
    ask: ({ facts }) =>
      post('/api/acquisitions.json', { session_id: facts.sessionId, customer_id: facts.customerId }),
    expect: VISITOR,
    foreign: 400,
  },
  'POST /api/performance_metrics.json': {
    ask: ({ facts }) =>
      post('/api/performance_metrics.json', {
        vue_performance_metric: {
          transfer_data: 1,
          session_id: facts.sessionId,
          customer_id: facts.customerId,
        },
      }),
    expect: VISITOR,
    foreign: 400,
  },
  'GET /domain/config.json': { ask: () => get('/domain/config.json'), expect: ANYBODY, foreign: null },
  'GET /domain/branches.json': { ask: () => get('/domain/branches.json'), expect: ANYBODY, foreign: null },
  'GET /domain/suppliers/{slug}.json': {
    ask: ({ facts }) => get(`/domain/suppliers/${facts.branchId}.json`),
    ...ANYBODY_OF_A,
  },
  'GET /domain/page_ids/{id}.json': {
    ask: ({ facts }) => get(`/domain/page_ids/${facts.branchId}.json`),
    ...ANYBODY_OF_A,
  },
  'GET /domain/branches/{id}.json': {
    ask: ({ facts }) => get(`/domain/branches/${facts.branchId}.json`),
    ...ANYBODY_OF_A,
  },
  'GET /api/suppliers/{id}.json': {
    ask: ({ facts }) => get(`/api/suppliers/${facts.branchId}.json`),
    expect: VISITOR,
    foreign: 404,
  },
  'GET /api/products/{id}.json': {
    ask: ({ facts }) => get(`/api/products/${facts.productId}.json`),
    ...ANYBODY_OF_A,
  },
  ...ofBranch('/params/get_hours_schedule.json', 'date=2026-11-19'),
  'GET /api/v4/params_to_schedule.json': {
    ask: ({ facts }) => get(`/api/v4/params_to_schedule.json?branch_id=${facts.branchId}`),
    ...ANYBODY_OF_A,
  },
  'POST /legal/check_cookies.json': {
    ask: ({ facts }) =>
      post('/legal/check_cookies.json', {
        version: '1',
        accepted: false,
        purposes: ['necessary'],
        session_id: facts.sessionId,
      }),
    expect: VISITOR,
    foreign: 422,
  },
  'GET /profiles/export.json': { ask: () => get('/profiles/export.json'), expect: SELF, foreign: null },
  'GET /profiles/affair.json': { ask: () => get('/profiles/affair.json'), expect: SELF, foreign: null },
  'POST /legal/check_mayor.json': {
    ask: () => post('/legal/check_mayor.json', { fecha_nacimiento: '1990-05-01' }),
    expect: SELF,
    foreign: null,
  },
  ...BOOKING_ROWS,
  ...DELIVERY_ROWS,
  ...TABLE_ROWS,
  ...MENU_ROWS,
  ...ofBranch('/api/v4/payment_methods.json', 'tipe=array&service=delivery'),
  ...ofBranch('/surveys/admin/supplier_surveys/form.json', 'service=on_table'),
  ...ofBranch('/surveys/admin/detail_supplier_surveys.json', 'service=on_table'),
  ...CART_ROWS,
  'POST /payments.json': {
    ask: ({ facts }) =>
      post('/payments.json', {
        purchase_id: facts.purchaseId,
        method: 'card',
        card: { token: 'tok_test_x', holder_dni_type: 'CC', holder_dni: '1' },
        acceptance: true,
      }),
    expect: { ...OWNER, D1: 409 },
    foreign: 404,
  },
  'PUT /payments/in_person/{purchase_id}.json': {
    ask: ({ facts }) => ({
      method: 'PUT',
      path: `/payments/in_person/${facts.purchaseId}.json`,
      body: { method: 'card_reader' },
    }),
    expect: { ...OWNER, D1: 409 },
    foreign: 404,
  },
  // No payment waits for an answer: there is none to give up.
  'PUT /payments/given_up/{payment_id}.json': {
    ask: ({ facts }) => ({ method: 'PUT', path: `/payments/given_up/${facts.purchaseId}.json` }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  ...TRANSFER_ROWS,
  'GET /payments/gateway.json': {
    ask: ({ facts }) => get(`/payments/gateway.json?supplier_id=${facts.branchId}`),
    ...ANYBODY_OF_A,
  },
  'GET /payments/banks.json': {
    ask: ({ facts }) => get(`/payments/banks.json?supplier_id=${facts.branchId}`),
    // This shop has no gateway.
    expect: { D1: 422, D2: 422, E1: 422, none: 422, wrong: 422 },
    foreign: 404,
  },
  'GET /orders/:id/events': {
    ask: () => get('/orders/999999999/events'),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  'POST /webhooks/:provider/:account': {
    ask: () => post('/webhooks/wompi/nobody', {}),
    expect: { D1: 404, D2: 404, E1: 404, none: 404, wrong: 404 },
    foreign: null,
  },
  'POST /webhooks/:provider': {
    ask: () => post('/webhooks/nobody', {}),
    expect: { D1: 404, D2: 404, E1: 404, none: 404, wrong: 404 },
    foreign: null,
  },
  ...STAFF_ROWS,
  // The last, because it ends a profile; both have something under way.
  'POST /profiles/forget.json': {
    ask: () => post('/profiles/forget.json', {}),
    expect: { ...SELF, D1: 409, D2: 409 },
    foreign: null,
  },
};
