/** Photos of one address (rule delivery/door-photos). */
export const MOST_DOOR_PHOTOS = 2;
/** Photos of one diner, over all addresses: above it the oldest goes. */
export const MOST_OF_DINER = 20;

const DAY_MS = 24 * 3_600_000;
/** A photo is kept so long from its upload or the last order with it. */
export const PHOTO_KEPT_MS = 180 * DAY_MS;
/** Copies that an order took, from its placing on. */
export const ORDER_PHOTO_KEPT_MS = 30 * DAY_MS;
