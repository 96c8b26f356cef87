import { paymentMessage } from '@/lib/domain/payments/payment-message';

const shown = {
  method: 'card',
  status: 'pending',
  not_created: false,
  not_received: false,
  next_action: null,
  pse: null,
} as const;
const PSE = { method: 'pse', pse: { person: 'natural' } } as const;
const EXPIRED = { status: 'expired' } as const;

test('a payment that is being sent is pending', () => expect(paymentMessage(null)).toBe('payment_pending'));

test.each([
  ['a pending card', {}, 'payment_pending'],
  ['a pending wallet that asked for nothing', { method: 'nequi' }, 'payment_pending'],
  ['a payment by PSE of another member', { method: 'pse' }, 'payment_pending'],
  ['a payment by PSE at its bank', PSE, null],
  ['a wallet to be opened', { method: 'nequi', next_action: { type: 'wait' } }, null],
  ['a challenge', { next_action: { type: 'challenge' } }, null],
  ['a transfer under review', { method: 'transfer' }, null],
  ['a refused transfer', { method: 'transfer', status: 'declined' }, null],
  ['a refused card', { status: 'declined' }, 'payment_declined'],
  ['a refused wallet', { method: 'nequi', status: 'declined' }, 'payment_declined'],
  ['a payment that the bank refused', { ...PSE, status: 'declined' }, 'payment_rejected'],
  ['a charge that failed', { status: 'error' }, 'payment_error'],
  ['a charge that was not created', { status: 'error', not_created: true }, 'transaction_failed'],
  ['a charge without a record', { ...EXPIRED, not_received: true }, 'payment_not_processed'],
  ['a charge out of time', EXPIRED, null],
  ['a paid order', { status: 'success' }, null],
  ['an order paid in person', { method: 'cash', status: 'in_person' }, null],
  ['money that goes back', { status: 'refund_due' }, null],
] as const)('%s (rule payments/results)', (_what, changes, message) => {
  expect(paymentMessage({ ...shown, ...changes })).toBe(message);
});
