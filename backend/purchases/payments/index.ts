export { addPayment, beginPayment } from './begin-payment';
export { dropPayment, dropPayments } from './drop-payments';
export { findPayment, listLatestPayments, listPayments } from './find-payments';
export { type LatestPayment, type PaymentRow, sumsOf } from './payment-row';
export { NEVER_BEFORE } from './reference';
export { addRefund, markGiven, sumStallRefunds } from './refunds';
export { IN_FLIGHT, IS_KEPT, MAY_HOLD_MONEY, PAYMENT_COLUMNS } from './select-payment';
