import { type MatrixRow, STAFF, staffRead, staffReadOf, staffWrite } from './matrix-row';

/** Reads something of the branch of whoever's facts these are. */
const ofBranch = (path: string): MatrixRow => ({
  ask: ({ facts }) => ({ path: `${path}?supplier_id=${facts.branchId}` }),
  expect: STAFF,
  foreign: 401,
});

/** The day of a restaurant is its staff's alone. */
export const DAY_ROWS: Record<string, MatrixRow> = {
  'GET /staff/alarms.json': staffRead('/staff/alarms.json'),
  'GET /staff/day/today.json': staffRead('/staff/day/today.json?supplier_id=1'),
  'GET /staff/day/orders.json': staffRead('/staff/day/orders.json'),
  'GET /staff/day/orders/{id}.json': staffReadOf(({ purchaseId }) => `/staff/day/orders/${purchaseId}.json`),
  'GET /staff/money.json': ofBranch('/staff/money.json'),
  'GET /staff/money/reading.json': ofBranch('/staff/money/reading.json'),
  'GET /staff/money/moves.json': ofBranch('/staff/money/moves.json'),
  'POST /staff/money/drawer.json': staffWrite(
    () => '/staff/money/drawer.json',
    { supplier_id: 1, kind: 'cash_out', amount: 100, reason: 'Hielo' },
    'POST',
  ),
  'POST /staff/money/moves/{id}/reversal.json': staffWrite(
    () => '/staff/money/moves/1/reversal.json',
    { reason: 'Fue dos veces' },
    'POST',
  ),
  'PUT /staff/payments/{id}/method.json': staffWrite(() => '/staff/payments/1/method.json', {
    ...{ method: 'card_reader', reason: 'Pasó la tarjeta' },
  }),
  'POST /staff/closes.json': staffWrite(
    () => '/staff/closes.json',
    { supplier_id: 1, number: 1, counted: 0 },
    'POST',
  ),
  'GET /staff/closes.json': ofBranch('/staff/closes.json'),
  'GET /staff/closes/{id}.json': staffReadOf(() => '/staff/closes/1.json'),
  'POST /staff/closes/{id}/prints.json': staffWrite(() => '/staff/closes/1/prints.json', {}, 'POST'),
};
