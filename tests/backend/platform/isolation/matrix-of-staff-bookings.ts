import { type MatrixRow, STAFF, staffWrite } from './matrix-row';

/** The calls about the bookings of a branch. */
export const STAFF_BOOKING_ROWS: Record<string, MatrixRow> = {
  'PUT /staff/bookings/{id}/read.json': staffWrite(() => '/staff/bookings/1/read.json', {
    at: '2026-11-18T17:00:00.000Z',
  }),
  'GET /staff/bookings.json': {
    ask: ({ facts }) => ({ path: `/staff/bookings.json?supplier_id=${facts.branchId}` }),
    expect: STAFF,
    foreign: 401,
  },
  'PUT /staff/bookings/{id}/decision.json': staffWrite(() => '/staff/bookings/1/decision.json', {
    decision: 'approve',
  }),
  'PUT /staff/bookings/{id}/arrival.json': staffWrite(() => '/staff/bookings/1/arrival.json', {
    arrival: 'no_show',
  }),
  'POST /staff/bookings.json': staffWrite(
    () => '/staff/bookings.json',
    {
      ...{ supplier_id: 1, date: '2026-11-20', hour: '20:00', people: 2, notes: '' },
      contact: { name: 'Ana', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO' },
    },
    'POST',
  ),
  'POST /staff/bookings/{id}/messages.json': staffWrite(
    () => '/staff/bookings/1/messages.json',
    { words: 'Tu mesa está lista' },
    'POST',
  ),
  'POST /staff/bookings/walk_ins.json': staffWrite(
    () => '/staff/bookings/walk_ins.json',
    { supplier_id: 1, people: 2 },
    'POST',
  ),
  'POST /staff/bookings/blocks.json': staffWrite(
    () => '/staff/bookings/blocks.json',
    { supplier_id: 1, table_id: 1, date: '2026-11-20', from: '18:00', to: '20:00' },
    'POST',
  ),
  'PUT /staff/bookings/{id}/tables.json': staffWrite(() => '/staff/bookings/1/tables.json', {
    table_ids: [1],
  }),
  'DELETE /staff/bookings/{id}/tables.json': staffWrite(() => '/staff/bookings/1/tables.json', {}, 'DELETE'),
};
