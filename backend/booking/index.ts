export { holdBooking } from './booking-rows';
export { acceptOffer, cancelBooking, editBooking } from './change-booking';
export { createBooking } from './create-booking';
export { isUnpaid, toBookingDeposit } from './deposit/deposit-rows';
export { endDeposit } from './deposit/end-deposit';
export { endUndecided, expireDeposit } from './deposit/expire-deposit';
export { findUndecided } from './deposit/find-undecided';
export { followDeposit } from './deposit/follow-deposit';
export { openDeposit } from './deposit/pay-deposit';
export { expireHolds, findBranchesWithOldHolds } from './expire-holds';
export { freeHeldTable } from './free-held-table';
export { addGuest, createLink, leaveBooking, removeGuest } from './guests';
export { holdTable } from './hold-table';
export {
  findStaffBooking,
  listBookingsBetween,
  listUnreadBookings,
  type StaffBookingRow,
} from './list-for-staff';
export { listBookingHoursOf } from './list-hours';
export {
  asAgreed,
  type BookingBranch,
  bookedAt,
  rulesOf,
  takesBookings,
  toBookingBranch,
} from './load-branch';
export { muteBooking } from './mute-booking';
export { tellState } from './notices/add-notice';
export { addMessage, isReachable, listMessages, type MessageRow, messagesOf } from './notices/messages';
export { sendNotice, takeDueNotices } from './notices/send-notice';
export { freeExpired, offerPlaces } from './offer-places';
export { addProductToBook } from './order-ahead/add-ahead';
export { readAhead } from './order-ahead/list-ahead';
export { findBookingOfLine, removeLineAhead } from './order-ahead/remove-ahead';
export { rateBooking } from './rate-booking';
export { getBooking, listBookings } from './read-bookings';
export { freeTables, getTables, listTaken, lockBranch, lockTables, writeTables } from './take-tables';
