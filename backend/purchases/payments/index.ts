export { addPayment, type BegunPayment, beginPayment } from './begin-payment';
export { changeAmount } from './change-amount';
export { noteCheck, noteFailed, noteNamed } from './check-times';
export { creditDeposit } from './credit-deposit';
export { dropPayment, dropPayments } from './drop-payments';
export { findPayment, listLatestPayments, listPayments } from './find-payments';
export { hastenPayment } from './hasten-payment';
export { isHoldOver } from './is-hold-over';
export { findMoney, listKept } from './kept-payments';
export { clearMismatch, type FoundMismatch, markMismatch } from './mismatches';
export { findOwedRefund, noteRefundCheck, type RefundRow, setRefundState } from './owed-refunds';
export { type LatestPayment, type PaymentRow, sumsOf } from './payment-row';
export { addRefund, markGiven, sumStallRefunds } from './refunds';
export { markCollected, mergePaymentDetails, setPaymentStatus } from './set-payment-status';
export {
  countDueHolds,
  dropCheckLeases,
  findDueHolds,
  takeDuePayments,
  takeDueRefunds,
} from './take-due';
