import { addDays, type Weekday, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';

export type PromoTerms<Price> = {
  price: Price | null;
  window: {
    days: readonly Weekday[];
    from: string | null;
    to: string | null;
    starts: string | null;
    ends: string | null;
  } | null;
};

/** In the branch's zone; hours past midnight belong to the day they began. */
export function isPromoActive({
  promo,
  at,
  timezone,
}: {
  promo: PromoTerms<unknown>;
  at: Date;
  timezone: string;
}): boolean {
  const { window } = promo;
  if (!window) return true;
  const { date, minute } = localMoment({ at, timezone });
  const time = toClockTime(minute);
  const from = window.from ?? '00:00';
  const to = window.to ?? '24:00';
  const overnight = to <= from;
  const holdsOn = (day: string) =>
    window.days.includes(weekdayOf(day)) && (window.starts ?? day) <= day && day <= (window.ends ?? day);
  if (!overnight) return holdsOn(date) && from <= time && time < to;
  return (holdsOn(date) && from <= time) || (holdsOn(addDays(date, -1)) && time < to);
}
