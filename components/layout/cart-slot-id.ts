export const CART_SLOT_ID = 'cart-slot';
/** What stands there without a cart. */
export const CART_EMPTY_ID = 'cart-empty';
