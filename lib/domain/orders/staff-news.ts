/**
 * Events that staff read of an order that its diner changed, that its kitchen does not answer, that waited while no board was open, whose courier had no signs, or that was
 * accepted by itself, that one of them rejected after its kitchen had begun with it, or of which a line was taken off a table's bill while it was
 * made (rule staff/news).
 */
export const STAFF_NEWS = [
  'cancelled',
  'rejected',
  'line_cancelled',
  'tip',
  'help',
  'unaccepted',
  'unwatched',
  'unproved',
  'auto_accepted',
] as const;
export type StaffNews = (typeof STAFF_NEWS)[number];

/** That one of them rejected it is no news any more after these hours: the board where it was done shows it to nobody. */
export const REJECTED_HOURS = 12;

/** The value of the event of an order that waited while nobody had a board open; any other of its kind says that it waits too long. */
export const UNWATCHED = 'unwatched';

/** After these minutes an order that nobody has accepted is news, and again after them once it was read (rule orders/unaccepted). */
export const ACCEPT_MINUTES = 5;
/** A round at a table has a waiter near it, and is news later. */
export const ACCEPT_ROUND_MINUTES = 10;
/** After that time its table has eaten or has called: many restaurants never say how far a round is. */
export const LATE_ROUND_MINUTES = 60;
/** Before a wanted hour the kitchen has to know the order. */
export const ACCEPT_BEFORE_HOUR_MINUTES = 60;

/** Whether staff have to read an event that they did not make; `isBySetting`: their branch's setting did (rule orders/auto-accept). */
export const isNews = ({
  kind,
  value,
  isBySetting,
}: {
  kind: string;
  value: string;
  isBySetting: boolean;
}): boolean =>
  kind === 'status'
    ? value === 'cancelled' || (isBySetting && value === 'accepted')
    : STAFF_NEWS.some((news) => news === kind);
