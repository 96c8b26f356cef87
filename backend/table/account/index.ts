export { isPaidUp } from './account-money';
export {
  type AccountRow,
  changedBy,
  findOpenAccount,
  isAwaitedAccount,
  isOpenAccount,
  listAccountsOfStaff,
  lockAccount,
  noteChange,
} from './account-rows';
export { arriveAtTable, sendAheadOf } from './arrive';
export { askBill, reopenAccount } from './ask-bill';
export { getAvoided, listAvoided, setAvoided } from './avoided';
export { closeAccount } from './close-account';
export { closeIdleAccount, takeIdleAccounts } from './close-idle-account';
export { emptyDrafts, listDrafts } from './drafts';
export { holdBookingRow } from './find-ahead';
export { createGetAccount } from './get-account';
export { isRoundSent } from './is-round-sent';
export { joinAccount } from './join-account';
export { loadAccount } from './load-account';
export {
  addMember,
  isAtTable,
  isMember,
  listMembers,
  listWishes,
  type MemberRow,
  sharersOf,
} from './member-rows';
export { getNamedAccount } from './named-account';
export { sendCart } from './send-cart';
export { sendRound } from './send-round';
export { setLineForAll } from './set-line-for-all';
export { closeIfPaid, settleBill } from './settle-bill';
export { readSharedBill, type SharedBill } from './shared-bill';
export { writeBill, writeRound } from './write-round';
