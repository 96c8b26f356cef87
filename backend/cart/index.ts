export { addProduct } from './add-product';
export { applyCoupon, removeCoupon } from './apply-coupon';
export { allotPieces, bringLines } from './bring-lines';
export { changeSupplier, previewSupplierChange } from './change-supplier';
export { cleanCart } from './clean-cart';
export { getCart } from './get-cart';
export {
  findCoverage,
  findTaken,
  findWaitsForCode,
  type LoadedCart,
  loadCart,
  lockPurchase,
  priceCart,
} from './load-cart';
export { planLines } from './plan-lines';
export { listPricedLines, type PricedLine } from './priced-lines';
export {
  assertOpen,
  getOwnPurchase,
  MEMBER_SELECT,
  type MemberPurchaseRow,
  type OrderService,
  PURCHASE_SELECT,
  type PurchaseRow,
  scheduleOf,
  toSchedule,
} from './purchase-rows';
export { setProductCount } from './set-product-count';
export { toBill, toCartLine, toCoupon, toIssueValues } from './to-cart';
export { updateCart } from './update-cart';
