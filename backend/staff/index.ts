export { addAccountLines } from './accounts/add-line';
export { answerJoinWish, removeAccountMember } from './accounts/admit-members';
export { closeStaffAccount } from './accounts/close-staff-account';
export { joinAccounts } from './accounts/join-accounts';
export { getStaffAccount, listAllAccounts, listStaffAccounts } from './accounts/list-accounts';
export { moveAccount } from './accounts/move-account';
export { noteBill } from './accounts/note-bill';
export { openStaffAccount } from './accounts/open-account';
export { setLineState, setRoundState, voidLine } from './accounts/set-lines';
export { setWaiter } from './accounts/set-waiter';
export { takeWaiterCode } from './accounts/take-code';
export { getAlerts, setAlerts } from './alerts/phones';
export { findAlarms, raiseAlarms } from './alerts/raise-alarms';
export { forgetOldAlarms, sendAlert, takeDueAlerts } from './alerts/send-alerts';
export { blockTable } from './bookings/block-table';
export { changeTables } from './bookings/change-tables';
export { decideBooking } from './bookings/decide-booking';
export { freeBookedTables } from './bookings/free-booked-tables';
export { listBookingDay } from './bookings/list-day';
export { makeBooking } from './bookings/make-booking';
export { noteArrival } from './bookings/note-arrival';
export { readBookingNews } from './bookings/read-booking-news';
export { takeWalkIn } from './bookings/take-walk-in';
export { writeToBooker } from './bookings/write-to-booker';
export { assertBranch } from './branches/assert-branch';
export { countVisits } from './count-visits';
export {
  addDevice,
  allowPins,
  endDevice,
  listDevices,
  renewDeviceCode,
} from './devices/manage-devices';
export { getStaffInstance } from './get-staff-instance';
export { answerHelp, answerRating, settleHelp } from './help/answer-help';
export { listHelpRequests } from './help/help-requests';
export { listConversations } from './help/list-conversations';
export { type CreatedKey, createStaffKey } from './keys/create-staff-key';
export { findStaff } from './keys/find-staff';
export { type KeyLine, listStaffKeys } from './keys/list-staff-keys';
export { revokeStaffKey } from './keys/revoke-staff-key';
export { listHistory } from './list-history';
export { listRatings } from './list-ratings';
export { listSurveyAnswers } from './list-survey-answers';
export { listChargeProblems } from './money/list-charge-problems';
export { listOwedRefunds } from './money/list-owed-refunds';
export { listTransfers } from './money/list-transfers';
export { listOrderRefunds } from './money/order-refunds';
export { refundOrder } from './money/refund-order';
export { findTransfer, reviewTransfer, seeProof } from './money/review-transfer';
export { listRoomCharges, settleRoomCharge } from './money/room-charges';
export { setRefunded } from './money/set-refunded';
export { settleChargeProblem } from './money/settle-charge-problem';
export { listWaitingPayments, takePayment } from './money/take-payment';
export { takeShare } from './money/take-share';
export { bringOfferBack, bringOptionBack, findOffersBack, findOptionsBack } from './offers/bring-back';
export { listStaffOffers } from './offers/list-staff-offers';
export { listStaffOptions } from './offers/list-staff-options';
export { setStaffOffer } from './offers/set-staff-offer';
export { setStaffOption } from './offers/set-staff-option';
export {
  clearOperatorFactor,
  inviteOperator,
  listOperators,
  type OperatorLine,
  type OperatorLink,
  removeOperator,
} from './operators/make-operators';
export { putCalled, putLines } from './orders/call-next';
export { listDoneOrders, recallOrder } from './orders/done-orders';
export { strikeLine } from './orders/line-strikes';
export { listStaffOrders } from './orders/list-staff-orders';
export { moveStaffOrder, readMovedOrder } from './orders/move-staff-order';
export { createOrderLink, createRatingLink, deleteOrderLinks } from './orders/order-links';
export { putFirst } from './orders/put-first';
export { readOrderNews } from './orders/read-order-news';
export { undoStaffMove } from './orders/undo-move';
export { endBusy, findBusyOver } from './pace/end-busy';
export { findLoaded, followLoad, LOADED } from './pace/follow-load';
export { getPace } from './pace/get-pace';
export { pauseBranch } from './pace/pause-branch';
export { setBusy } from './pace/set-busy';
export { forgetOldSessions } from './people/forget-old';
export { deleteInvitation, invitePerson, linkPassword } from './people/invite-people';
export { listPeople, removePerson, setRole } from './people/manage-people';
export { clearSecondFactor } from './people/second-factor/clear-second-factor';
export {
  type FactorRotation,
  rotateSecondFactors,
  warnOfSecondFactors,
} from './people/second-factor/rotate-second-factors';
export { setStaffStatus } from './set-staff-status';
export { forgetUploadedPictures } from './shop/add-picture';
export { forgetLookDrafts } from './shop/look-draft';
export { listRoom } from './tables/list-room';
export { getTableCode, renewTableCode } from './tables/table-code';
export { endTelevision, listTelevisions, openTelevision } from './televisions/televisions';
export { attendWaiterCall, listWaiterCalls } from './waiter-calls';
