import {
  type OpeningHours,
  type OpenState,
  resolveOpenState,
  WEEKDAYS,
  type Weekday,
} from '@/lib/domain/branches/opening-hours';
import { printHour } from '@/lib/domain/time/print-hour';

/** Sentences with `{time}` and `{day}` unfilled, because the browser has no catalogue to format them. */
export type OpenTexts = Record<
  'open' | 'open_always' | 'closed_today' | 'closed_tomorrow' | 'closed_day' | 'closed' | 'paused',
  string
> & {
  days: Record<Weekday, string>;
  /** How hours are printed. */
  locale: string;
};

export function openSentence(state: OpenState, texts: OpenTexts): string {
  const print = (hour: string) => printHour(hour, texts.locale);
  if (state.open)
    return state.until === null ? texts.open_always : texts.open.replace('{time}', print(state.until));
  if (!state.next) return texts.closed;
  const { inDays, day } = state.next;
  const time = print(state.next.time);
  if (inDays === 0 && state.paused) return texts.paused.replace('{time}', time);
  if (inDays === 0) return texts.closed_today.replace('{time}', time);
  if (inDays === 1) return texts.closed_tomorrow.replace('{time}', time);
  return texts.closed_day.replace('{time}', time).replace('{day}', texts.days[day]);
}

const TIME = '00:00';
const DAY_MS = 86_400_000;

/** It never closes: on no day of a week is an end in sight. */
const isAlwaysOpen = (hours: OpeningHours): boolean =>
  hours.exceptions.length === 0 &&
  WEEKDAYS.every((_day, index) => {
    const state = resolveOpenState({ hours, at: new Date(index * DAY_MS) });
    return state.open && state.until === null;
  });

/** The longest sentence that may be said of a branch: it keeps the room for all of them. */
export function longestSentence({ hours, texts }: { hours: OpeningHours; texts: OpenTexts }): string {
  if (isAlwaysOpen(hours)) return texts.open_always;
  const days = WEEKDAYS.filter((day) => hours.weekly.some((shift) => shift.days.includes(day)));
  // Open every day: it opens tomorrow at the latest.
  const isDaily = days.length === WEEKDAYS.length && hours.exceptions.length === 0;
  const said: OpenState[] = [
    { open: true, until: TIME },
    { open: true, until: null },
    { open: false, next: null },
    ...days.flatMap((day) =>
      (isDaily ? [0, 1] : [0, 1, 2]).map((inDays) => ({
        open: false as const,
        next: { day, time: TIME, inDays },
      })),
    ),
  ];
  const sentences = said.map((state) => openSentence(state, texts));
  return sentences.reduce((longest, one) => (one.length > longest.length ? one : longest));
}
