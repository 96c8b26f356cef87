'use client';

import { useFormatter } from 'next-intl';

/** Prints moments by the clock of this device, for somebody who looks at no branch. */
export function useHereTime() {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    moment: (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    hour: (at: string) => format.dateTime(new Date(at), { timeStyle: 'short', timeZone }),
  };
}
