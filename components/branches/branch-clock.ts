import { useVisit } from '@/lib/browser/visit-provider';

/** «4:29 p. m.» must not break. */
export const onOneLine = (text: string): string =>
  text.replace(/(\d)\s(?=[ap]\.?\s?m)/gi, '$1\u00a0').replace(/([ap]\.)\s(?=m)/gi, '$1\u00a0');

/** By the branch's clock, not the phone's. */
export function useBranchClock(locale: string): (at: Date | string) => string {
  const timeZone = useVisit().screen.supplier?.timezone;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  return (at) => onOneLine(clock.format(new Date(at)));
}

/** «26 de noviembre de 2026», where the branch is. */
export function useBranchDay(locale: string): (at: Date | string) => string {
  const timeZone = useVisit().screen.supplier?.timezone;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) });
  return (at) => day.format(new Date(at));
}
