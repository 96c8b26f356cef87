type Dated = { state: string; starts_at: string; ends_at: string };

/** Bookings that are not over, the nearest first. */
export const comingBookings = <B extends Dated>(bookings: readonly B[], now: Date): B[] =>
  bookings
    .filter(({ state, ends_at: end }) => state !== 'cancelled' && new Date(end) > now)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
