import type { Cart, CartLine } from '@/lib/contract/cart/cart';

/** The dishes of a diner that their account has not been sent. */
export type DraftCart = Pick<Cart, 'total'> & { products: readonly CartLine[] };
