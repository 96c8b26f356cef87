import type { Facts } from '@/tests/support/backend/contract-target';
import { PIXEL, toListForm, toPictureForm } from '@/tests/support/backend/to-form';
import { DAY_ROWS } from './matrix-of-day';
import { STAFF_BOOKING_ROWS } from './matrix-of-staff-bookings';
import { STAFF_TABLE_ROWS } from './matrix-of-staff-tables';
import { type MatrixRow, STAFF, staffRead, staffReadOf, staffWrite } from './matrix-row';

const SHOP_STEPS = {
  patches: [{ op: 'set', kind: 'product', key: 'nothing', field: ['isNew'], from: false, to: true }],
};

const linksPath: (facts: Facts) => string = ({ purchaseId }) => `/staff/orders/${purchaseId}/links.json`;

/** A key is the staff's alone: whoever a diner is, they have none. */
export const STAFF_ROWS: Record<string, MatrixRow> = {
  ...DAY_ROWS,
  'GET /staff/orders.json': staffRead('/staff/orders.json'),
  'GET /staff/orders/events': staffRead('/staff/orders/events?supplier_id=1'),
  'GET /staff/charge_problems.json': staffRead('/staff/charge_problems.json'),
  'PUT /staff/charge_problems/{id}.json': staffWrite(() => '/staff/charge_problems/1.json', {
    transaction: 'x',
  }),
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
  'GET /staff/orders/:id/door_photos/:photo': {
    ask: ({ facts }) => ({ path: `/staff/orders/${facts.purchaseId}/door_photos/1` }),
    expect: STAFF,
    foreign: 401,
  },
  'GET /staff/shop/folder.zip': staffRead('/staff/shop/folder.zip'),
  'GET /staff/shop/products.xlsx': staffRead('/staff/shop/products.xlsx'),
  'GET /staff/branches/{id}/alerts.json': {
    ask: ({ facts }) => ({ path: `/staff/branches/${facts.branchId}/alerts.json` }),
    expect: STAFF,
    foreign: 401,
  },
  'PUT /staff/branches/{id}/alerts.json': staffWrite(
    ({ branchId }) => `/staff/branches/${branchId}/alerts.json`,
    { push: null },
  ),
  'PUT /staff/orders/{id}/status.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/status.json`,
    { status: 'accepted' },
  ),
  'POST /staff/orders/{id}/undo.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/undo.json`,
    { status: 'accepted' },
    'POST',
  ),
  'GET /staff/orders/done.json': staffRead('/staff/orders/done.json?supplier_id=1'),
  'POST /staff/orders/{id}/recall.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/recall.json`,
    {},
    'POST',
  ),
  'PUT /staff/orders/{id}/called.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/called.json`,
    { called: true },
  ),
  'PUT /staff/orders/{id}/lines.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/lines.json`,
    { lines: [1], state: 'preparation' },
  ),
  'PUT /staff/orders/{id}/first.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/first.json`,
    { first: true },
  ),
  'PUT /staff/orders/{id}/lines/{line}/struck.json': staffWrite(
    ({ purchaseId, lineId }) => `/staff/orders/${purchaseId}/lines/${lineId}/struck.json`,
    { struck: true },
  ),
  'PUT /staff/orders/{id}/read.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/read.json`,
    {
      through: 1,
    },
  ),
  'POST /staff/orders/{id}/links.json': staffWrite(linksPath, {}, 'POST'),
  'POST /staff/orders/{id}/rating_links.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/rating_links.json`,
    {},
    'POST',
  ),
  'DELETE /staff/orders/{id}/links.json': staffWrite(linksPath, {}, 'DELETE'),
  'GET /staff/products.json': staffRead('/staff/products.json?supplier_id=1'),
  'GET /staff/products/{id}.json': staffReadOf(({ productId }) => `/staff/products/${productId}.json`),
  'PUT /staff/products/{id}.json': staffWrite(({ productId }) => `/staff/products/${productId}.json`, {
    available: false,
  }),
  'GET /staff/shop.json': staffRead('/staff/shop.json'),
  'POST /staff/shop/changes.json': staffWrite(() => '/staff/shop/changes.json', SHOP_STEPS, 'POST'),
  'POST /staff/shop/changes/check.json': staffWrite(
    () => '/staff/shop/changes/check.json',
    SHOP_STEPS,
    'POST',
  ),
  'GET /staff/shop/changes.json': staffRead('/staff/shop/changes.json'),
  'GET /staff/shop/changes/{id}.json': staffRead('/staff/shop/changes/1.json'),
  'POST /staff/shop/changes/{id}/undo.json': staffWrite(() => '/staff/shop/changes/1/undo.json', {}, 'POST'),
  'GET /staff/coupon_uses.json': staffRead('/staff/coupon_uses.json'),
  'GET /staff/shop/look_draft.json': staffRead('/staff/shop/look_draft.json'),
  'PUT /staff/shop/look_draft.json': staffWrite(() => '/staff/shop/look_draft.json', { patches: [] }),
  'POST /staff/shop/pictures': {
    ask: () => ({ method: 'POST', path: '/staff/shop/pictures', body: toPictureForm(PIXEL) }),
    expect: STAFF,
    foreign: null,
  },
  'POST /staff/shop/menu-file.json': {
    ask: () => ({ method: 'POST', path: '/staff/shop/menu-file.json', body: toListForm('Tinto 4500') }),
    expect: STAFF,
    foreign: null,
  },
  'GET /staff/options.json': staffRead('/staff/options.json?supplier_id=1'),
  'PUT /staff/options/{id}.json': staffWrite(({ productId }) => `/staff/options/${productId}.json`, {
    supplier_id: 1,
    available: false,
  }),
  'GET /staff/branches/{id}/pace.json': staffRead('/staff/branches/1/pace.json'),
  'PUT /staff/branches/{id}/busy.json': staffWrite(() => '/staff/branches/1/busy.json', {
    minutes: 10,
    length: 'hour',
  }),
  'PUT /staff/branches/{id}/pauses.json': staffWrite(() => '/staff/branches/1/pauses.json', {
    service: null,
    length: 15,
  }),
  'GET /staff/numbers.json': staffRead('/staff/numbers.json'),
  'GET /staff/ratings.json': staffRead('/staff/ratings.json'),
  'PUT /staff/orders/{id}/ratings/{rating}.json': staffWrite(
    ({ purchaseId }) => `/staff/orders/${purchaseId}/ratings/1.json`,
    { answer: 'Gracias' },
  ),
  'GET /staff/survey_answers.json': staffRead('/staff/survey_answers.json'),
  'GET /staff/help_requests.json': staffRead('/staff/help_requests.json'),
  'PUT /staff/help_requests/{id}.json': staffWrite(() => '/staff/help_requests/1.json', { answer: 'Ya va' }),
  'PUT /staff/help_requests/{id}/settled.json': staffWrite(() => '/staff/help_requests/1/settled.json', {
    settled: true,
  }),
  'GET /staff/conversations.json': staffRead('/staff/conversations.json'),
  'GET /staff/help_requests/:id/photo': {
    ask: () => ({ path: '/staff/help_requests/1/photo' }),
    expect: STAFF,
    foreign: 401,
  },
  'GET /staff/instance.json': staffRead('/staff/instance.json'),
  'PUT /staff/instance/status.json': {
    ...staffWrite(() => '/staff/instance/status.json', { status: 'locked' }),
    foreign: null,
  },
  'GET /staff/history.json': staffRead('/staff/history.json'),
  'GET /staff/devices.json': staffRead('/staff/devices.json'),
  'POST /staff/devices.json': staffWrite(
    () => '/staff/devices.json',
    { supplier_id: 1, name: 'Barra', role: 'waiter' },
    'POST',
  ),
  'POST /staff/devices/{id}/code.json': staffWrite(() => '/staff/devices/1/code.json', {}, 'POST'),
  'DELETE /staff/devices/{id}/tries.json': staffWrite(() => '/staff/devices/1/tries.json', {}, 'DELETE'),
  'DELETE /staff/devices/{id}.json': staffWrite(() => '/staff/devices/1.json', {}, 'DELETE'),
  'GET /staff/people.json': staffRead('/staff/people.json'),
  'PUT /staff/people/{id}.json': staffWrite(() => '/staff/people/999999.json', { role: 'waiter' }),
  'DELETE /staff/people/{id}.json': staffWrite(() => '/staff/people/999999.json', {}, 'DELETE'),
  'POST /staff/people/invitations.json': staffWrite(
    () => '/staff/people/invitations.json',
    { mail: 'eva@example.com', role: 'waiter' },
    'POST',
  ),
  'DELETE /staff/people/invitations/{id}.json': staffWrite(
    () => '/staff/people/invitations/1.json',
    {},
    'DELETE',
  ),
  'POST /staff/people/{id}/password_link.json': staffWrite(
    () => '/staff/people/999999/password_link.json',
    {},
    'POST',
  ),
  'GET /staff/televisions.json': staffRead('/staff/televisions.json'),
  'POST /staff/televisions.json': staffWrite(() => '/staff/televisions.json', { supplier_id: 1 }, 'POST'),
  'DELETE /staff/televisions/{id}.json': staffWrite(() => '/staff/televisions/1.json', {}, 'DELETE'),
  ...STAFF_TABLE_ROWS,
  ...STAFF_BOOKING_ROWS,
};
