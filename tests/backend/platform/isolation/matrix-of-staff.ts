import type { Facts } from '@/tests/support/backend/contract-target';
import type { MatrixRow } from './matrix-row';

const STAFF = { D1: 401, D2: 401, E1: 401, none: 401, wrong: 401 };

const staffRead = (path: string): MatrixRow => ({ ask: () => ({ path }), expect: STAFF, foreign: null });
const staffWrite = (path: (facts: Facts) => string, body: object, method = 'PUT'): MatrixRow => ({
  ask: ({ facts }) => ({ method, path: path(facts), body }),
  expect: STAFF,
  foreign: 401,
});
const linksPath: (facts: Facts) => string = ({ purchaseId }) => `/staff/orders/${purchaseId}/links.json`;
/** A key is the staff's alone: whoever a diner is, they have none. */
export const STAFF_ROWS: Record<string, MatrixRow> = {
  'GET /staff/orders.json': staffRead('/staff/orders.json'),
  'GET /staff/orders/events': staffRead('/staff/orders/events?supplier_id=1'),
  'GET /staff/charge_problems.json': staffRead('/staff/charge_problems.json'),
  'GET /staff/refunds.json': staffRead('/staff/refunds.json'),
  'PUT /staff/refunds/{id}.json': staffWrite(({ purchaseId }) => `/staff/refunds/${purchaseId}.json`, {
    status: 'refunded',
  }),
  'POST /staff/orders/{id}/refunds.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/refunds.json`,
    { reason: 'x' },
    'POST',
  ),
  'GET /staff/transfers.json': staffRead('/staff/transfers.json'),
  'PUT /staff/transfers/{id}.json': staffWrite(({ purchaseId }) => `/staff/transfers/${purchaseId}.json`, {
    decision: 'confirm',
  }),
  'GET /staff/transfers/:id/proof': {
    ask: ({ facts }) => ({ path: `/staff/transfers/${facts.purchaseId}/proof` }),
    expect: STAFF,
    foreign: 401,
  },
  'PUT /staff/orders/{id}/status.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/status.json`,
    { status: 'accepted' },
  ),
  'POST /staff/orders/{id}/links.json': staffWrite(linksPath, {}, 'POST'),
  'DELETE /staff/orders/{id}/links.json': staffWrite(linksPath, {}, 'DELETE'),
  'PUT /staff/products/{id}.json': staffWrite(({ productId }) => `/staff/products/${productId}.json`, {
    available: false,
  }),
  'GET /staff/waiter_calls.json': staffRead('/staff/waiter_calls.json'),
  'PUT /staff/waiter_calls/{id}.json': staffWrite(() => '/staff/waiter_calls/1.json', { by: 'Ana' }),
  'GET /staff/instance.json': staffRead('/staff/instance.json'),
  'PUT /staff/instance/status.json': {
    ...staffWrite(() => '/staff/instance/status.json', { status: 'locked' }),
    foreign: null,
  },
};
