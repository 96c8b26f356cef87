/** Orders that one answer lists (guarantee/bounded-answers); a shorter one is the last. */
export const ORDERS_PAGE = 20;
