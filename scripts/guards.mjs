import { ACCOUNT_GUARDS } from './account-guards.mjs';
import { BANK_GUARDS } from './bank-guards.mjs';
import { BOOKING_GUARDS } from './booking-guards.mjs';
import { CART_GUARDS } from './cart-guards.mjs';
import { COURT_GUARDS } from './court-guards.mjs';
import { DEPOSIT_GUARDS } from './deposit-guards.mjs';
import { DINING_GUARDS } from './dining-guards.mjs';
import { GROUP_GUARDS } from './group-guards.mjs';
import { PAYMENT_GUARDS } from './payment-guards.mjs';
import { PROVIDER_GUARDS } from './provider-guards.mjs';
import { PUSH_GUARDS } from './push-guards.mjs';
import { ROOM_GUARDS } from './room-guards.mjs';
import { SALE_GUARDS } from './sale-guards.mjs';
import { SHARE_GUARDS } from './share-guards.mjs';
import { SLOT_GUARDS } from './slot-guards.mjs';
import { TABLE_GUARDS } from './table-guards.mjs';
import { TIP_GUARDS } from './tip-guards.mjs';
import { TRANSFER_GUARDS } from './transfer-guards.mjs';
import { WAITER_GUARDS } from './waiter-guards.mjs';

const ORDERS = 'backend/orders';

/** What stands in the way, where (`find-guard.mjs`), and the suites that must notice when it is gone. */
export const GUARDS = [
  {
    name: 'stock is taken only while there is enough',
    file: `${ORDERS}/placing/stock.ts`,
    in: 'takeStock',
    text: 'and (stock is null or stock >= $a)',
    suites: 'races-of-orders',
  },
  {
    name: 'a coupon is taken only while a use is left',
    file: `${ORDERS}/placing/coupon-uses.ts`,
    in: 'takeCoupon',
    text: 'and (usage_limit is null or used < usage_limit)',
    suites: 'races-of-orders',
  },
  {
    name: 'help is asked for one after the other, so that nobody asks more than five times',
    file: `${ORDERS}/help/ask-help.ts`,
    in: 'askHelp',
    calls: 'lockOrder',
    suites: 'orders/help',
  },
  {
    name: 'a revoked key hears of no order',
    file: 'backend/staff/find-branch-news.ts',
    in: 'findBranchNews',
    text: 'and k.revoked_at is null',
    suites: 'watch-branches',
  },
  {
    name: 'a guest that is none any more hears of no order',
    file: `${ORDERS}/watch-order.ts`,
    in: 'watchOrder',
    text: 'news?.memberIds.includes(profileId) === true',
    without: 'news !== null',
    suites: 'watch-order',
  },
  {
    name: 'an order without its stock is refused',
    file: `${ORDERS}/placing/stock.ts`,
    in: 'takeStock',
    text: 'union all select refuse_stock($a, $b), null where not exists (select from taken)',
    suites: 'races-of-orders',
  },
  {
    name: 'an order without its use of a coupon is refused',
    file: `${ORDERS}/placing/coupon-uses.ts`,
    in: 'takeCoupon',
    text: "select refuse('coupon_used') where not exists (select from taken)",
    without: 'select 1',
    suites: 'races-of-orders',
  },
  {
    name: 'a diner has so many uses of a coupon',
    file: `${ORDERS}/placing/coupon-uses.ts`,
    in: 'takeCoupon',
    text: 'select refuse($a) where not exists (select from kept)',
    without: 'select $a::text',
    suites: 'races-of-orders',
  },
  {
    name: 'what is left is read after others have taken of it',
    file: 'backend/migrations/04-menu.sql',
    text: 'language plpgsql as $$ declare',
    without: 'language plpgsql stable as $$ declare',
    suites: 'races-of-orders',
  },
  {
    name: 'a coupon comes back with its order',
    file: `${ORDERS}/end-order.ts`,
    in: 'endOrder',
    calls: 'returnCoupon',
    suites: 'races-of-orders',
  },
  {
    name: 'stock comes back with its order',
    file: `${ORDERS}/end-order.ts`,
    in: 'endOrder',
    calls: 'returnStock',
    suites: 'races-of-releases',
  },
  {
    name: 'a purchase is held by whoever changes it',
    file: 'backend/cart/purchase-rows.ts',
    in: 'getOwnPurchase',
    text: "'for update of c'",
    without: "''",
    suites: 'races-of-orders|races-of-payments',
  },
  {
    name: 'an order is held by whoever moves it',
    file: `${ORDERS}/move-order.ts`,
    in: 'lockOrder',
    text: 'for update',
    suites: 'races-of-releases',
  },
  {
    name: 'a cart that is being paid is locked',
    file: 'backend/cart/purchase-rows.ts',
    in: 'assertOpen',
    throws: 'cart_locked',
    suites: 'races-of-orders',
  },
  {
    name: 'what was shown is what is ordered',
    file: `${ORDERS}/placing/place-order.ts`,
    in: 'assertPayable',
    throws: 'total_changed',
    suites: 'races-of-orders',
  },
  {
    name: 'an order moves along its table alone',
    file: `${ORDERS}/move-order.ts`,
    in: 'moveLockedOrder',
    throws: 'illegal_transition',
    suites: 'races-of-releases',
  },
  {
    name: 'money of an order that ends is owed back',
    file: `${ORDERS}/end-order.ts`,
    in: 'endOrder',
    calls: 'oweAll',
    suites: 'races-of-payments',
  },
  {
    name: 'a hold stays while money may be on its way',
    file: `${ORDERS}/release-hold.ts`,
    in: 'isHoldOver',
    text: '{MAY_HOLD_MONEY}',
    without: `{"p.status = 'success'"}`,
    suites: 'races-of-releases',
  },
  {
    name: 'an order is not taken back while it is being paid',
    file: `${ORDERS}/cancel-order.ts`,
    in: 'hasPaid',
    throws: 'payment_in_progress',
    suites: 'races-of-releases',
  },
  {
    name: 'a paid order is not taken back',
    file: `${ORDERS}/cancel-order.ts`,
    in: 'cancelOrder',
    throws: 'order_closed',
    suites: 'payments\\.',
  },
  {
    name: 'an order and its payment are read at one moment',
    file: `${ORDERS}/read-at-once.ts`,
    in: 'readAtOnce',
    text: "await sql('set transaction isolation level repeatable read, read only');",
    suites: 'races-of-payments',
  },
  {
    name: 'a payment without its events is asked about',
    file: 'backend/jobs/run-due-jobs.ts',
    in: 'JOBS',
    text: '(await reconcilePayment({ ctx, paymentId: due.id })) ? changedOf(due) : null',
    without: 'null && ctx && due',
    suites: 'provider-faults',
  },
  {
    name: 'a payment is asked about soon while a page waits',
    file: `${ORDERS}/hasten-check.ts`,
    in: 'hastenCheck',
    text: "if (!payment?.online || payment.status !== 'pending') return;",
    without: 'if (payment || ctx) return;',
    suites: 'open-pages',
  },
  {
    name: 'a job that fails fails alone',
    file: 'backend/jobs/run-due-jobs.ts',
    in: 'runDueJobs',
    text: '} catch (error) {',
    without: '} catch (error) { throw error;',
    suites: 'jobs',
  },
  {
    name: 'a call that runs is not run again',
    file: 'backend/platform/idempotency/answer-once.ts',
    in: 'claim',
    text: 'and k.lease_until <= $a',
    suites: 'races-of-orders|races-of-payments',
  },
  {
    name: 'a key is for one body',
    file: 'backend/platform/idempotency/answer-once.ts',
    in: 'claim',
    throws: 'idempotency_key_reused',
    suites: 'idempotency',
  },
  {
    name: 'a key is for one diner',
    file: 'backend/platform/http/idempotency-key.ts',
    in: 'idempotencyScope',
    if: 'diner',
    suites: 'idempotency',
  },
  {
    name: 'an order that its own call placed is answered',
    file: `${ORDERS}/placing/place-order.ts`,
    in: 'placeOrder',
    if: 'isPlacedByThisCall',
    suites: 'idempotency',
  },
  {
    name: 'wrong codes of many profiles count against their address',
    file: 'backend/cart/limit-coupons.ts',
    in: 'limitCoupons',
    text: 'visitor === null',
    without: 'true',
    suites: 'limits/coupons',
  },
  {
    name: 'wrong codes count against their profile',
    file: 'backend/cart/limit-coupons.ts',
    in: 'limitCoupons',
    text: 'wrong(profile, wrongCouponsPerHour),',
    suites: 'limits/coupons',
  },
  {
    name: 'a till pays for no delivery',
    file: 'backend/payments/methods/offered-methods.ts',
    in: 'listAskedMethods',
    text: '.filter(({ method }) => fitsService({ method, service }))',
    suites: 'placing-rules',
  },
  {
    name: 'alcohol asks for an age at placing',
    file: 'backend/cart/load-cart.ts',
    in: 'findIssues',
    text: '...findAgeIssues({',
    without: '...(() => [])({',
    suites: 'placing-rules',
  },
  {
    name: 'a cart again has taken nothing',
    file: `${ORDERS}/move-order.ts`,
    in: 'moveLockedOrder',
    text: ', taken = 0',
    suites: '(?<=backend/)orders',
  },
  {
    name: 'what nobody counts is not kept as taken',
    file: `${ORDERS}/placing/stock.ts`,
    in: 'takeStock',
    text: 'and exists (select from taken where stock is not null)',
    suites: 'races-of-orders',
  },
  ...PAYMENT_GUARDS,
  ...BANK_GUARDS,
  ...PROVIDER_GUARDS,
  ...ACCOUNT_GUARDS,
  ...TRANSFER_GUARDS,
  ...SALE_GUARDS,
  ...SHARE_GUARDS,
  ...SLOT_GUARDS,
  ...TABLE_GUARDS,
  ...TIP_GUARDS,
  ...DINING_GUARDS,
  ...WAITER_GUARDS,
  ...BOOKING_GUARDS,
  ...DEPOSIT_GUARDS,
  ...CART_GUARDS,
  ...ROOM_GUARDS,
  ...GROUP_GUARDS,
  ...COURT_GUARDS,
  ...PUSH_GUARDS,
];
