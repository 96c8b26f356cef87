const CHANGE = 'backend/orders/change-tip.ts';

/** The guards of a tip that changes after ordering, as `guards.mjs` has them. */
export const TIP_GUARDS = [
  {
    name: 'a tip waits for whoever moves its order, and for another tab',
    file: CHANGE,
    in: 'changeTip',
    text: ', lock: true',
    suites: 'races-of-tips',
  },
  {
    name: 'a tip changes only while its money is to be collected',
    file: CHANGE,
    in: 'changePayment',
    text: ' || !isTipOpen({ ctx, purchase, payment })',
    suites: 'orders/change-tip',
  },
  {
    name: 'a tip is never more than what it is for',
    file: CHANGE,
    in: 'changeTip',
    text: 'billWithTip({ bill: purchase.bill ?? [], isDeliveryFree, tip })',
    without: '(purchase.bill ?? [])',
    suites: 'orders/change-tip',
  },
];
