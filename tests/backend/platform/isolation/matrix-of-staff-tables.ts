import type { Facts } from '@/tests/support/backend/contract-target';
import { type MatrixRow, staffRead, staffReadOf, staffWrite } from './matrix-row';

const ofAccount =
  (part: string) =>
  ({ purchaseId }: Facts) =>
    `/staff/accounts/${purchaseId}${part}.json`;
/** The calls about the tables of a room, their accounts and what is paid there. */
export const STAFF_TABLE_ROWS: Record<string, MatrixRow> = {
  'GET /staff/waiter_calls.json': staffRead('/staff/waiter_calls.json'),
  'PUT /staff/waiter_calls/{id}.json': staffWrite(() => '/staff/waiter_calls/1.json', { by: 'Ana' }),
  'GET /staff/accounts.json': staffRead('/staff/accounts.json'),
  'GET /staff/tables.json': staffRead('/staff/tables.json?supplier_id=1'),
  'GET /staff/tables/{id}/code.json': staffReadOf(() => '/staff/tables/1/code.json'),
  'PUT /staff/tables/{id}/code.json': staffWrite(() => '/staff/tables/1/code.json', { old: 'x' }),
  'POST /staff/tables/{id}/account.json': staffWrite(() => '/staff/tables/1/account.json', {}, 'POST'),
  'POST /staff/accounts/{id}/payments.json': staffWrite(
    ofAccount('/payments'),
    { method: 'cash', part: { kind: 'all' } },
    'POST',
  ),
  'GET /staff/accounts/{id}.json': staffReadOf(ofAccount('')),
  'PUT /staff/accounts/{id}/rounds/{number}.json': staffWrite(ofAccount('/rounds/1'), { state: 'served' }),
  'PUT /staff/accounts/{id}/lines/{line}.json': staffWrite(ofAccount('/lines/1'), { state: 'served' }),
  'POST /staff/accounts/{id}/lines.json': staffWrite(
    ofAccount('/lines'),
    { product: { id: 1, count: 1 } },
    'POST',
  ),
  'POST /staff/accounts/from_code.json': staffWrite(
    () => '/staff/accounts/from_code.json',
    { code: 'x' },
    'POST',
  ),
  'PUT /staff/accounts/{id}/table.json': staffWrite(ofAccount('/table'), { table_id: 1 }),
  'PUT /staff/accounts/{id}/joined.json': staffWrite(ofAccount('/joined'), { account_id: 1 }),
  'PUT /staff/accounts/{id}/bill.json': staffWrite(ofAccount('/bill'), { asked: true }),
  'PUT /staff/accounts/{id}/waiter.json': staffWrite(ofAccount('/waiter'), { waiter_id: null, was_id: null }),
  'PUT /staff/accounts/{id}/status.json': staffWrite(ofAccount('/status'), { status: 'closed_account' }),
  'DELETE /staff/accounts/{id}/members/{number}.json': staffWrite(ofAccount('/members/1'), {}, 'DELETE'),
  'PUT /staff/accounts/{id}/wishes/{wish}.json': staffWrite(ofAccount('/wishes/1'), { admit: true }),
  'GET /staff/payments.json': staffRead('/staff/payments.json'),
  'GET /staff/room_charges.json': staffRead('/staff/room_charges.json'),
  'PUT /staff/room_charges/{id}/settled.json': staffWrite(
    ({ purchaseId }) => `/staff/room_charges/${purchaseId}/settled.json`,
    { amount: 1 },
  ),
  'PUT /staff/payments/{id}/taken.json': staffWrite(
    ({ purchaseId }) => `/staff/payments/${purchaseId}/taken.json`,
    { taken: true },
  ),
};
