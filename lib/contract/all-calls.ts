import * as booking from './booking/calls';
import * as bookingOrders from './booking/order-ahead-calls';
import * as branches from './branches/calls';
import * as cart from './cart/calls';
import * as cartGroups from './cart/group-calls';
import * as relatedProducts from './cart/related-products';
import type { Call } from './define-call';
import * as delivery from './delivery/calls';
import * as doorPhotos from './delivery/door-photo-calls';
import * as feedback from './feedback/calls';
import * as menu from './menu/calls';
import * as dishFacts from './menu/dish-facts';
import * as menuNow from './menu/menu-now';
import * as orders from './orders/calls';
import * as orderHelp from './orders/help-calls';
import * as orderLinks from './orders/link-calls';
import * as orderLists from './orders/list-calls';
import * as orderNotices from './orders/notice-calls';
import * as returnLinks from './orders/return-links';
import * as statusLinks from './orders/status-links';
import * as payments from './payments/calls';
import * as paymentMethods from './payments/method-calls';
import * as transfers from './payments/transfer-calls';
import * as account from './people/account-calls';
import * as people from './people/calls';
import * as ownData from './people/own-data-calls';
import * as phoneCodes from './people/phone-code-calls';
import * as staffAccounts from './staff/account-calls';
import * as staffAlarms from './staff/alarm-calls';
import * as staffAlerts from './staff/alert-calls';
import * as staffBoard from './staff/board-calls';
import * as staffBookings from './staff/booking-calls';
import * as staff from './staff/calls';
import * as staffCloses from './staff/day/close-calls';
import * as staffLedger from './staff/day/ledger-calls';
import * as staffDayOrders from './staff/day/order-calls';
import * as staffToday from './staff/day/today-calls';
import * as staffDevices from './staff/device-calls';
import * as staffHelp from './staff/help-calls';
import * as staffHistory from './staff/history-calls';
import * as staffInstance from './staff/instance-calls';
import * as staffLinks from './staff/link-calls';
import * as staffNumbers from './staff/number-calls';
import * as staffOffers from './staff/offer-calls';
import * as staffPace from './staff/pace-calls';
import * as staffPayments from './staff/payment-calls';
import * as staffPeople from './staff/people-calls';
import * as staffRatings from './staff/rating-calls';
import * as staffRefunds from './staff/refund-calls';
import * as staffRooms from './staff/room-charge-calls';
import * as staffShop from './staff/shop/calls';
import * as staffShopChanges from './staff/shop/change-calls';
import * as staffCoupons from './staff/shop/coupon-calls';
import * as staffLookDraft from './staff/shop/draft-calls';
import * as staffShopMenuFile from './staff/shop/menu-file-calls';
import * as staffShopPictures from './staff/shop/picture-calls';
import * as staffTables from './staff/table-calls';
import * as staffTelevisions from './staff/television-calls';
import * as staffTransfers from './staff/transfer-calls';
import * as staffWaiter from './staff/waiter-calls';
import * as tableAccount from './table/account-calls';
import * as tableAvoided from './table/avoided-calls';
import * as table from './table/calls';
import * as shares from './table/shares';
import * as tenant from './tenant/calls';
import * as visit from './visit/calls';
import * as forwardedSales from './visit/forwarded-sales';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value;
}

/** For OpenAPI and tests; too large for the browser. */
export const ALL_CALLS: readonly Call[] = [
  people,
  account,
  phoneCodes,
  ownData,
  visit,
  forwardedSales,
  tenant,
  branches,
  menu,
  dishFacts,
  menuNow,
  cart,
  cartGroups,
  relatedProducts,
  orders,
  orderLinks,
  orderHelp,
  returnLinks,
  statusLinks,
  orderLists,
  orderNotices,
  payments,
  paymentMethods,
  transfers,
  table,
  tableAvoided,
  tableAccount,
  shares,
  booking,
  bookingOrders,
  delivery,
  doorPhotos,
  feedback,
  staff,
  staffAccounts,
  staffAlarms,
  staffLedger,
  staffCloses,
  staffAlerts,
  staffBoard,
  staffBookings,
  staffDayOrders,
  staffToday,
  staffDevices,
  staffHelp,
  staffHistory,
  staffInstance,
  staffOffers,
  staffPace,
  staffRatings,
  staffLinks,
  staffNumbers,
  staffPayments,
  staffPeople,
  staffRefunds,
  staffRooms,
  staffShop,
  staffShopChanges,
  staffCoupons,
  staffLookDraft,
  staffShopMenuFile,
  staffShopPictures,
  staffTables,
  staffTelevisions,
  staffTransfers,
  staffWaiter,
].flatMap((group) => Object.values(group as Record<string, unknown>).filter(isCall));
