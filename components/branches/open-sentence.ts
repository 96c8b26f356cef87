import type { OpenState, Weekday } from '@/lib/domain/branches/opening-hours';

/** `{time}` and `{day}` stay in: no catalogue in the browser. */
export type OpenTexts = Record<
  'open' | 'open_always' | 'closed_today' | 'closed_tomorrow' | 'closed_day' | 'closed',
  string
> & {
  days: Record<Weekday, string>;
};

export function openSentence(state: OpenState, texts: OpenTexts): string {
  if (state.open) return state.until === null ? texts.open_always : texts.open.replace('{time}', state.until);
  if (!state.next) return texts.closed;
  const { inDays, time, day } = state.next;
  if (inDays === 0) return texts.closed_today.replace('{time}', time);
  if (inDays === 1) return texts.closed_tomorrow.replace('{time}', time);
  return texts.closed_day.replace('{time}', time).replace('{day}', texts.days[day]);
}
