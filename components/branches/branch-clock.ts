import { useVisit } from '@/lib/browser/visit-provider';

/** An hour is one word: «4:29 p. m.» does not break. */
export const onOneLine = (text: string): string =>
  text.replace(/(\d)\s(?=[ap]\.?\s?m)/gi, '$1\u00a0').replace(/([ap]\.)\s(?=m)/gi, '$1\u00a0');

/** Prints an hour by the branch's own clock, wherever the diner's phone thinks it is. */
export function useBranchClock(locale: string): (at: string) => string {
  const timeZone = useVisit().screen.supplier?.timezone;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  return (at) => onOneLine(clock.format(new Date(at)));
}
