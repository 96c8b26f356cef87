import { PIXEL, toForm } from '@/tests/support/backend/to-form';
import type { MatrixRow } from './matrix-row';

const OWNER = { D1: 200, D2: 404, E1: 401, none: 401, wrong: 401 };

export const TRANSFER_ROWS: Record<string, MatrixRow> = {
  // A cart waits for no transfer: its own diner hears so.
  'GET /payments/transfer/{purchase_id}.json': {
    ask: ({ facts }) => ({ path: `/payments/transfer/${facts.purchaseId}.json` }),
    expect: { ...OWNER, D1: 409 },
    foreign: 404,
  },
  'DELETE /payments/transfer/{purchase_id}.json': {
    ask: ({ facts: { purchaseId } }) => ({
      method: 'DELETE',
      path: `/payments/transfer/${purchaseId}.json`,
    }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /api/pay_purchase_image': {
    ask: ({ facts }) => ({
      method: 'POST',
      path: '/api/pay_purchase_image',
      body: toForm(PIXEL, facts.purchaseId),
    }),
    expect: { ...OWNER, D1: 409 },
    foreign: 404,
  },
};
