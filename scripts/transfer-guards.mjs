/** The guards of transfers, as `guards.mjs` has them. */
export const TRANSFER_GUARDS = [
  {
    name: 'a proof is decided about once',
    file: 'backend/payments/transfer/review-proof.ts',
    in: 'reviewProof',
    throws: 'conflict',
    suites: 'races-of-transfers',
  },
  {
    name: 'a proof comes too late for a cart',
    file: 'backend/payments/transfer/open-transfer.ts',
    in: 'openTransfer',
    throws: 'order_closed',
    suites: 'races-of-transfers',
  },
  {
    name: 'an order under review is not taken back',
    file: 'backend/orders/cancel-order.ts',
    in: 'hasPaid',
    text: " or p.method = 'transfer'",
    suites: 'payments/transfer',
  },
];
