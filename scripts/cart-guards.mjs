const CART = 'backend/cart';

/** The guards of carts that move and are begun, as `guards.mjs` has them. */
export const CART_GUARDS = [
  {
    name: 'carts of a diner are begun one after the other',
    file: `${CART}/open-cart.ts`,
    in: 'findOrBeginCart',
    text: 'lockDiner({ sql, ctx }),',
    without: 'null,',
    suites: 'races-of-carts',
  },
  {
    name: 'whoever places an order waits for no cart of its diner',
    file: 'backend/people/lock-diner.ts',
    in: 'lockDiner',
    text: 'for no key update',
    without: 'for update',
    suites: 'races-of-carts',
  },
  {
    name: 'carts of a diner move one after the other',
    file: `${CART}/change-supplier.ts`,
    in: 'changeSupplier',
    calls: 'lockDiner',
    suites: 'races-of-carts',
  },
  {
    name: 'a cart that is joined is held before its lines are read',
    file: `${CART}/change-supplier.ts`,
    in: 'changeSupplier',
    text: ', lock: true',
    suites: 'races-of-carts',
  },
  {
    name: 'a cart that was ordered meanwhile is not joined',
    file: `${CART}/plan-move.ts`,
    in: 'findThere',
    text: "if (open.status !== 'cart') return null;",
    suites: 'races-of-carts',
  },
  {
    name: 'a cart that went to another branch meanwhile is read anew',
    file: `${CART}/purchase-rows.ts`,
    in: 'getOwnPurchase',
    text: 'lock ? (await read())[0] : undefined',
    without: 'undefined',
    suites: 'races-of-carts',
  },
];
