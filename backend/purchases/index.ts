export {
  type AccountRow,
  changedBy,
  findClosedAccount,
  findOpenAccount,
  getAccountRow,
  getMemberAccount,
  isAwaitedAccount,
  isOpenAccount,
  listAccountsOfStaff,
  lockAccount,
  noteChange,
} from './accounts';
export { assertLink } from './assert-link';
export { draftVersion, emptyDrafts, findLastTouch, listDrafts, noteDrafts } from './drafts';
export { actorOf, recordEvent } from './events';
export { findPurchase, getOwnPurchase, lockOpenCart, lockSharedCart } from './find-purchase';
export { giveNumber } from './give-number';
export {
  listClosedPurchases,
  listPurchasesOfStaff,
  listRunningPurchases,
  listStallPurchases,
} from './list-purchases';
export { mergeDetails } from './merge-details';
export type { PurchaseDetails, RemovedLine } from './purchase-details';
export {
  assertOpen,
  type MemberPurchaseRow,
  orderServiceOf,
  type PurchaseCoupon,
  type PurchaseRow,
  type PurchaseService,
  paysNothing,
  type Seat,
} from './purchase-row';
export { agreedJson } from './select-purchase';
export { setStatus } from './set-status';
export { touchPurchase, touchPurchases } from './touch-purchase';
