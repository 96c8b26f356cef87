import { addDays, type Weekday, weekdayOf } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';

/** Days and hours by the branch's clock; null: no bound. */
export type PromoWindow = {
  days: readonly Weekday[];
  from: string | null;
  to: string | null;
  starts: string | null;
  ends: string | null;
};

/** When a promotion holds: at any time without a window, for any service without one. */
export type PromoTimes = { window: PromoWindow | null; services: readonly ServiceChoice[] };

/** «Take 3, pay 2»: `take` pieces for the price of `pay` of them. */
export type Bundle = { take: number; pay: number };

/** The effect of a promotion at a branch (rule menu/promotions): its price or its bundle; neither is words alone. */
export type PromoTerms<Price> = PromoTimes & { price: Price | null; bundle: Bundle | null };

/** Whether it comes and goes: by the clock, or by the service that the diner chooses. */
export const isPassing = ({ window, services }: PromoTimes): boolean =>
  window !== null || services.length > 0;

function holdsAt({ window, at, timezone }: { window: PromoWindow; at: Date; timezone: string }): boolean {
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

/** In the branch's zone; hours past midnight belong to the day they began. @param service null: not known yet */
export function isPromoActive({
  promo: { window, services },
  at,
  timezone,
  service,
}: {
  promo: PromoTimes;
  at: Date;
  timezone: string;
  service: ServiceChoice | null;
}): boolean {
  const isFor = services.length === 0 || (service !== null && services.includes(service));
  return isFor && (window === null || holdsAt({ window, at, timezone }));
}
