/** Prints days that have no time zone (`2026-11-21T00:00:00Z`). */
export const dayNames = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
