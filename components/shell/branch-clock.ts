import { useVisit } from '@/lib/visit/visit-provider';

/** Prints an hour by the branch's own clock, wherever the diner's phone thinks it is. */
export function useBranchClock(locale: string): (at: string) => string {
  const timeZone = useVisit().screen.supplier?.timezone;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  return (at) => clock.format(new Date(at));
}
