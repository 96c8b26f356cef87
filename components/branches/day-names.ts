/** Prints a day that has no clock of its own (`2026-11-21T00:00:00Z`) as people name it. */
export const dayNames = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
