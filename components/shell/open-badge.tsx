'use client';

import { useEffect, useState } from 'react';
import { type OpeningHours, resolveOpenState, type Weekday } from '@/lib/domain/opening-hours';

/** Sentences with `{time}` and `{day}` left in, so that no catalogue reaches the browser. */
export type OpenTexts = Record<
  'open' | 'open_always' | 'closed_today' | 'closed_tomorrow' | 'closed_day' | 'closed',
  string
> & {
  days: Record<Weekday, string>;
};

function sentenceOf(state: ReturnType<typeof resolveOpenState>, texts: OpenTexts): string {
  if (state.open) return state.until === null ? texts.open_always : texts.open.replace('{time}', state.until);
  if (!state.next) return texts.closed;
  const { inDays, time, day } = state.next;
  if (inDays === 0) return texts.closed_today.replace('{time}', time);
  if (inDays === 1) return texts.closed_tomorrow.replace('{time}', time);
  return texts.closed_day.replace('{time}', time).replace('{day}', texts.days[day]);
}

/** Open or closed now: reckoned in the browser, because the page around it is static (decision 109). */
export function OpenBadge({ hours, texts }: { hours: OpeningHours; texts: OpenTexts }) {
  const [state, setState] = useState<ReturnType<typeof resolveOpenState> | null>(null);
  useEffect(() => {
    const look = () => setState(resolveOpenState({ hours, at: new Date() }));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours]);
  const color = state?.open ? 'text-success' : 'text-muted';
  return (
    <span className={`block min-h-[24px] font-semibold ${color}`}>
      {state === null ? '' : sentenceOf(state, texts)}
    </span>
  );
}
