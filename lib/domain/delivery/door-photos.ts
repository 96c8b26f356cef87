/** Of one place (rule delivery/door-photos). */
export const MOST_DOOR_PHOTOS = 2;
/** Of one diner, in all places: of too many the oldest goes. */
export const MOST_OF_DINER = 20;

const DAY_MS = 24 * 3_600_000;
/** From its upload or the last order with it on. */
export const PHOTO_KEPT_MS = 180 * DAY_MS;
/** What an order took, from its placing on. */
export const ORDER_PHOTO_KEPT_MS = 30 * DAY_MS;
