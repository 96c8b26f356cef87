export { addPayment, type BegunPayment, beginPayment } from './begin-payment';
export { changeAmount } from './change-amount';
export { noteCheck, noteFailed, noteNamed } from './check-times';
export { correctMethod } from './correct-method';
export { creditDeposit } from './credit-deposit';
export { dropPayment, dropPayments } from './drop-payments';
export { type DrawerRow, findDrawerRow } from './find-drawer-row';
export { findPayment, listLatestPayments, listPayments } from './find-payments';
export { takeOnHandOver, untakeOnHandOver } from './hand-over-money';
export { hastenPayment } from './hasten-payment';
export { isHoldOver } from './is-hold-over';
export { findMoney, listKept } from './kept-payments';
export { claimMoves, type LedgerRow, readMovesOf, readOpenMoves, toReportMove } from './ledger-rows';
export { clearMismatch, type FoundMismatch, markMismatch, settleMismatch } from './mismatches';
export { noteDrawer } from './money-moves';
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
