export const CART_SLOT_ID = 'cart-slot';
