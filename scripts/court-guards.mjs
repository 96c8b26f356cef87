const suites = 'table/court';
const SHARE = { file: 'backend/orders/end-order.ts', in: 'oweShare', suites: 'court-stalls' };

/** The guards of food courts, as `guards.mjs` has them. */
export const COURT_GUARDS = [
  {
    ...SHARE,
    name: 'a stall gives no part back that was given back before',
    text: ' - beforeMinor',
    without: '',
  },
  {
    ...SHARE,
    name: 'a stall gives no more back than is kept',
    text: 'Math.min((shareMinor ?? 0) - beforeMinor, keptMinor)',
    without: '(shareMinor ?? 0) - beforeMinor',
  },
  {
    ...SHARE,
    name: 'staff give no more of a stall back than its part',
    file: 'backend/staff/refund-order.ts',
    in: 'boundKept',
    text: 'Math.min(left, one.keptMinor)',
    without: 'one.keptMinor',
  },
  {
    name: 'a court order is in no kitchen',
    file: 'backend/staff/list-staff-orders.ts',
    in: 'listStaffOrders',
    text: 'and not c.is_split',
    suites,
  },
  {
    name: 'no kitchen moves a court order',
    file: 'backend/staff/move-staff-order.ts',
    in: 'moveStaffOrder',
    text: '|| (staff && order.is_split)',
    suites: 'court-stalls',
  },
  {
    name: 'two stalls move one after the other',
    file: 'backend/orders/move-order.ts',
    in: 'lockOrder',
    text: 'id in ($a, (select court_order_id from purchases where instance_id = $b and id = $c))',
    without: 'id = $a',
    suites: 'races-of-courts',
  },
  {
    name: 'a cart takes nothing from outside its court',
    file: 'backend/cart/add-product.ts',
    in: 'assertOffered',
    text: '!offer || !sellsFrom(purchase, offer.supplier_id)',
    without: '!offer',
    suites,
  },
  {
    name: 'a closed stall sells nothing',
    file: 'lib/domain/cart/stall-issues.ts',
    in: 'findStallIssues',
    text: "state.open ? [] : [cartIssue('stall_closed', about)]",
    without: 'state.open ? [] : []',
    suites,
  },
  {
    name: 'a stall has no account of its own',
    file: 'backend/payments/accounts/account-slot.ts',
    in: 'getBranchId',
    throws: 'invalid_input',
    suites: 'import-accounts',
  },
  {
    name: 'a court order of one stall is not split',
    file: 'backend/orders/stalls/split-order.ts',
    in: 'splitOrder',
    if: 'length',
    suites,
  },
  {
    name: 'a court order ends with its last stall',
    file: 'backend/orders/stalls/follow-stalls.ts',
    in: 'followStalls',
    text: "if (to === 'cancelled') await endOrder({ sql, ctx, order: { ...order, court_order_id: null } });",
    without: 'if (!endOrder) return;',
    suites: 'court-stalls|races-of-courts',
  },
  {
    name: 'what nobody has paid is asked of nobody once its order ends',
    file: 'backend/orders/end-order.ts',
    in: 'endOrder',
    text: "status = 'created' or status = 'pending' and provider is null or status",
    without: 'status',
    suites: 'races-of-releases|(?<=backend/)orders|payments/pay-in-person',
  },
];
