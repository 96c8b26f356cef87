export { acceptBySetting } from './accept-by-setting';
export { cancelOrder } from './cancel-order';
export { cashMinorOf } from './cash';
export { changeTip } from './change-tip';
export {
  type AskedSigns,
  compareSigns,
  countWrongSigns,
  keepProof,
} from './delivery-code';
export { endHold } from './end-hold';
export { findOrderState, type OrderState } from './find-order-state';
export { getOrder } from './get-order';
export { hastenCheck, hastenReturn } from './hasten-check';
export { askHelp, getHelp, sendHelpPhoto } from './help/ask-help';
export { forgetOldHelpPhotos, getHelpPhoto } from './help/help-photos';
export { holdAsked, lockStalls } from './help/hold-asked';
export { type HelpRow, toExchange, toHelpMessage } from './help/read-help';
export { settleWords, writeAnswer } from './help/write-answer';
export { joinOrder, letPay } from './links/join-order';
export { openOrderLink } from './links/open-order-link';
export { openReturn, writeReturnAddress } from './links/return-link';
export { openStatus, shareStatus } from './links/status-link';
export { revokeOrderLinks, writeOrderLink } from './links/write-order-link';
export { readRatable, writeRatingLink } from './links/write-rating-link';
export { listActualPurchases, listMyPurchases } from './list-orders';
export { loadOrder, toArrival, toPickUp } from './load-order';
export { moveOrderBack } from './move-back';
export { lockOrder, type MovingOrder, moveLockedOrder } from './move-order';
export { addAnswerNotice } from './notices/answer-notices';
export { chooseNotices } from './notices/choose-notices';
export { type Outgoing, senderOf } from './notices/outgoing';
export { forgetOldBrowsers } from './notices/push-browsers';
export { sendOrderNotice, takeDueOrderNotices } from './notices/send-order-notice';
export { orderAgain } from './order-again';
export { askCode } from './phone-codes/ask-code';
export { confirmPhone } from './phone-codes/confirm-phone';
export { forgetOldCodes, sendDueCode, takeDueCodes } from './phone-codes/send-due-codes';
export { asOrdered } from './placing/as-ordered';
export { type CountUnpaid, type GiveBack, unpaidLimiter } from './placing/limit-unpaid';
export { placeOrder } from './placing/place-order';
export { toRefusal } from './placing/refusal';
export { rateOrder } from './rate-order';
export { ratingObstacleOf } from './rating-rows';
export { readAtOnce } from './read-at-once';
export { readMoments } from './read-moments';
export { followStalls } from './stalls/follow-stalls';
export { splitOrder } from './stalls/split-order';
export { listStallRows } from './stalls/stall-rows';
export { findLateRounds, findUnaccepted, tellUnaccepted } from './tell-unaccepted';
export { toPayment } from './to-payment';
