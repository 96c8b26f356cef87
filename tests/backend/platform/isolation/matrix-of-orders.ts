import type { Facts } from '@/tests/support/backend/contract-target';
import { PIXEL, toPictureForm } from '@/tests/support/backend/to-form';
import type { MatrixRow } from './matrix-row';

const OWNER = { D1: 200, D2: 404, E1: 401, none: 401, wrong: 401 };
const own = (method: string, end: string, body?: object, expect = OWNER): MatrixRow => ({
  ask: ({ facts: { purchaseId } }: { facts: Facts }) => ({
    method,
    path: `/orders/${purchaseId}${end}.json`,
    ...(body ? { body } : {}),
  }),
  expect,
  foreign: 404,
});
/** A cart is not taken back, nor ordered again, nor has it come; its tip is the cart's. */
const STILL_A_CART = { ...OWNER, D1: 409 };
/** Its own diner needs no link; everybody else has a token that it never had. */
const token = 'x'.repeat(43);

export const ORDER_ROWS: Record<string, MatrixRow> = {
  'DELETE /orders/{id}.json': own('DELETE', '', undefined, STILL_A_CART),
  'PUT /orders/{id}/tip.json': own(
    'PUT',
    '/tip',
    { tip: { include: 'NO', percent: 10, customValue: 0 } },
    STILL_A_CART,
  ),
  'POST /orders/{id}/again.json': own('POST', '/again', undefined, STILL_A_CART),
  'POST /orders/{id}/rating.json': own('POST', '/rating', { score: 9, comment: '' }, STILL_A_CART),
  // Needs a link: a guessed one opens nothing, not even to the diner who ordered.
  'POST /orders/{id}/rating_link.json': own('POST', '/rating_link', { token }, { ...OWNER, D1: 404 }),
  'GET /orders/{id}/help.json': own('GET', '/help'),
  'POST /orders/{id}/help.json': {
    ...own('POST', '/help', { reason: 'other', words: '' }, STILL_A_CART),
    ask: ({ facts: { purchaseId } }) => ({
      ...{ method: 'POST', path: `/orders/${purchaseId}/help.json`, body: { reason: 'other', words: '' } },
      headers: { 'idempotency-key': `help-${purchaseId}` },
    }),
  },
  'POST /orders/{id}/help/{request}/photo': {
    ask: ({ facts: { purchaseId } }) => ({
      ...{ method: 'POST', path: `/orders/${purchaseId}/help/1/photo`, body: toPictureForm(PIXEL) },
    }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  'PUT /orders/{id}/notices.json': own('PUT', '/notices', { by: null }, STILL_A_CART),
  'PUT /api/purchases/{id}/measured.json': {
    ask: ({ facts: { purchaseId, sessionId } }) => ({
      ...{ method: 'PUT', path: `/api/purchases/${purchaseId}/measured.json` },
      body: { session_id: sessionId, google: null, meta: null },
    }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /orders/{id}/status_links.json': own('POST', '/status_links', undefined, STILL_A_CART),
  'POST /orders/{id}/status_link.json': own('POST', '/status_link', { token }),
  'POST /orders/{id}/return_link.json': own('POST', '/return_link', { token }, { ...OWNER, D1: 404 }),
  'POST /orders/{id}/link.json': own('POST', '/link', { token }),
  'POST /orders/{id}/members.json': own('POST', '/members', { token, terms: true }),
  // A survey of the branch that the tenant does not have.
  'POST /surveys/answers.json': {
    ask: ({ facts }) => ({
      method: 'POST',
      path: '/surveys/answers.json',
      body: {
        supplier_id: facts.branchId,
        service: 'on_table',
        key: 'otra',
        answers: [],
      },
    }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
};
