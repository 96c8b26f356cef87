import { useLocale } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { printClock, printHour } from '@/lib/domain/time/print-hour';

/** The branch's time zone; the phone's where the page has no branch. */
function useTimezone(): string {
  const { supplier } = useApp().screen;
  return supplier?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Prints a time by the branch's clock, not the phone's. */
export function useBranchClock(locale: string): (at: Date | string) => string {
  const timezone = useTimezone();
  return (at) => printClock({ at: new Date(at), timezone, locale });
}

/** «26 de noviembre de 2026», where the branch is. */
export function useBranchDay(
  locale: string,
  dateStyle: 'long' | 'medium' = 'long',
): (at: Date | string) => string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: useTimezone() });
  return (at) => day.format(new Date(at));
}

/** «26 de noviembre de 2026, 7:30 p. m.», where the branch is. */
export function useBranchMoment(...how: Parameters<typeof useBranchDay>): (at: Date | string) => string {
  const [day, clock] = [useBranchDay(...how), useBranchClock(how[0])];
  return (at) => `${day(at)}, ${clock(at)}`;
}

/** Prints `19:30` for the page. */
export function useHourText(): (time: string) => string {
  const locale = useLocale();
  return (time) => printHour(time, locale);
}
