export { addProduct } from './add-product';
export { applyCoupon, removeCoupon } from './apply-coupon';
export { assertSold, capabilitiesOf, isDraft } from './assert-orderable';
export { type AllottedLine, allotPieces, bringLines } from './bring-lines';
export { findCoverage, findTaken, findWaitsForCode } from './cart-facts';
export { changeSupplier, previewSupplierChange } from './change-supplier';
export { cleanCart } from './clean-cart';
export { courtOf } from './court';
export { followSeat } from './find-seat';
export { getCart } from './get-cart';
export { listGoesWith } from './goes-with';
export { assertLink } from './group/assert-link';
export { closeGroup } from './group/close-group';
export { joinGroup, openGroupLink } from './group/join-group';
export { leaveGroup, removeGroupMember } from './group/leave-group';
export { type GroupMemberRow, listGroupMembers } from './group/member-rows';
export { openGroup } from './group/open-group';
export { setGroupDone } from './group/set-done';
export { memberName, membersOf, toMemberLine, toOrderGroup } from './group/to-group';
export { toLineFacts } from './line-facts';
export { lineNameOf } from './line-name';
export { listLinesAhead } from './lines-ahead';
export {
  type LoadedCart,
  loadCart,
  lockPurchase,
  priceCart,
  priceDraft,
} from './load-cart';
export { planLines } from './plan-lines';
export { listPricedLines, type PricedLine, storedChoices } from './priced-lines';
export {
  agreedJson,
  assertOpen,
  getOwnPurchase,
  isTipAsked,
  lockOpenCart,
  MEMBER_SELECT,
  type MemberPurchaseRow,
  orderServiceOf,
  PURCHASE_SELECT,
  type PurchaseRow,
  type PurchaseService,
  packedOf,
  paysNothing,
  scheduleOf,
  toSchedule,
} from './purchase-rows';
export { setProductCount } from './set-product-count';
export { toBill, toCoupon, toIssueValues } from './to-cart';
export { sumSaved, toCartLine, withoutWords } from './to-cart-line';
export { updateCart } from './update-cart';
