/** Where the cart stands beside a menu, on a screen that is wide enough. */
export const CART_SLOT_ID = 'cart-slot';
