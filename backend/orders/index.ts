export { cancelOrder } from './cancel-order';
export { cashMinorOf } from './cash';
export { findOrderNews, type OrderNews } from './find-order-news';
export { getOrder } from './get-order';
export { hastenCheck, hastenReturn } from './hasten-check';
export { joinOrder } from './join-order';
export { listActualPurchases, listMyPurchases } from './list-orders';
export { loadOrder, toPayment } from './load-order';
export { lockOrder, type MovingOrder, moveLockedOrder } from './move-order';
export { openOrderLink } from './open-order-link';
export { orderAgain } from './order-again';
export {
  actorOf,
  CLOSED,
  IN_FLIGHT,
  listLatestPayments,
  MAY_HOLD_MONEY,
  PAYMENT_COLUMNS,
  type PaymentRow,
  recordEvent,
  sumsOf,
} from './order-rows';
export { askCode } from './phone-codes/ask-code';
export { confirmPhone } from './phone-codes/confirm-phone';
export { forgetOldCodes, sendDueCode, takeDueCodes } from './phone-codes/send-due-codes';
export { placeOrder } from './place-order';
export { NEVER_BEFORE } from './reference';
export { addRefund, markGiven } from './refund-rows';
export { releaseHold } from './release-hold';
export { revokeOrderLinks, writeOrderLink } from './write-order-link';
