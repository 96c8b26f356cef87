export {
  type AccountRow,
  changedBy,
  countAccountChange,
  findClosedAccount,
  findOpenAccount,
  getAccountRow,
  getMemberAccount,
  isAwaitedAccount,
  isOpenAccount,
  listAccountsOfStaff,
  listOpenAccountIds,
  lockAccount,
} from './accounts/account-rows';
export { createAccount } from './accounts/create-account';
export { draftVersion, emptyDrafts, findLastTouch, listDrafts } from './accounts/drafts';
export { findMyAccountId, findTableVisit } from './accounts/find-table-visit';
export { copyMembers, moveRounds, moveWords } from './accounts/merge-accounts';
export { moveDrafts } from './accounts/move-drafts';
export { listRoomAccounts, type RoomAccountRow } from './accounts/room-accounts';
export { setBillAsked } from './accounts/set-bill-asked';
export { assertLink } from './assert-link';
export { beginCart } from './begin-cart';
export { countChange, countChanges } from './count-change';
export { createDeposit } from './create-deposit';
export { extendHold } from './extend-hold';
export { type BranchNews, findBranchNews } from './find-branch-news';
export { findPurchase, getOwnPurchase, lockOpenCart, lockSharedCart } from './find-purchase';
export { giveNumber } from './give-number';
export { endGroupNow, setGroupUntil } from './group-until';
export {
  listClosedPurchases,
  listDonePurchases,
  listPurchasesOfStaff,
  listRunningPurchases,
  listStallPurchases,
  MOST_DONE,
} from './list-purchases';
export { markSold } from './mark-sold';
export { mergeDetails } from './merge-details';
export { moveCarts } from './move-carts';
export { placePurchase } from './place-purchase';
export { assertOpen, orderServiceOf, paysNothing } from './purchase-access';
export type { PurchaseDetails, RemovedLine } from './purchase-details';
export type { MemberPurchaseRow, PurchaseRow, PurchaseService, Seat } from './purchase-row';
export { recordEvent } from './record-event';
export { releasePurchase } from './release-purchase';
export { changeBill, setBill } from './set-bill';
export { setFirst, setStatus, setStatusBack } from './set-status';
export { markNewsRead, readStaffNews } from './staff-news';
export { addStallOrder, markSplit } from './stall-orders';
export { tellDetails } from './tell-details';
export { beginAnew, movePlace, setCoupon, setSeat, writeCart } from './write-cart';
export { writePickUpNumber } from './write-pick-up-number';
