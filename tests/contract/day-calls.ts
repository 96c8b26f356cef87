/** Calls about a restaurant's day. */
export const DAY_CALLS: readonly string[] = [
  'GET /staff/day/orders.json',
  'GET /staff/day/orders/{id}.json',
  'GET /staff/money.json',
  'GET /staff/money/reading.json',
  'GET /staff/money/moves.json',
  'POST /staff/money/drawer.json',
  'POST /staff/money/moves/{id}/reversal.json',
  'PUT /staff/payments/{id}/method.json',
  'POST /staff/closes.json',
  'GET /staff/closes.json',
  'GET /staff/closes/{id}.json',
  'POST /staff/closes/{id}/prints.json',
  'GET /staff/day/today.json',
];
