'use client';

import { useFormatter, useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { printClock, printHour, printHours } from '@/lib/domain/time/print-hour';
import { useStaffInstance } from '@/lib/queries/staff/board';

type Shop = {
  name: string;
  branches: StaffInstance['branches'];
  /** Null: it is not known yet. */
  country: StaffInstance['country'] | null;
};
const ShopContext = createContext<Shop | null>(null);

/** The restaurant whose screens are inside. */
export function InShop({ slug, name, children }: { slug: string; name: string; children: ReactNode }) {
  const { data } = useStaffInstance(slug);
  const { branches = [], country = null } = data ?? {};
  return <ShopContext value={{ name, branches, country }}>{children}</ShopContext>;
}

/** @throws outside a restaurant's screens */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a StaffFrame above it');
  return shop;
}

/** A day is said by its parts, or as a date. */
type DayParts = { weekday: 'short' | 'long'; day?: 'numeric'; month?: 'short' } | { dateStyle: 'medium' };

/** Prints hours of a time zone as the diners of the restaurant read them (rule tenant/hours). */
export function useHours() {
  const lang = useLocale();
  const format = useFormatter();
  const { country } = useShop();
  const locale = country === null ? lang : `${lang}-${country}`;
  const timeOf = (at: string, timezone: string) =>
    toClockTime(localMoment({ at: new Date(at), timezone }).minute);
  return {
    /** @param time `19:30` */
    hour: (time: string) => printHour(time, locale),
    clock: (at: string, timezone: string) => printClock({ at: new Date(at), timezone, locale }),
    /** A day and its hour. @param at an instant @param day how the day is said */
    moment: (at: string, timezone: string, day: DayParts = { dateStyle: 'medium' }) =>
      `${format.dateTime(new Date(at), { ...day, timeZone: timezone })}, ${printClock({ at: new Date(at), timezone, locale })}`,
    span: ({ from, to }: { from: string; to: string }, timezone: string) =>
      printHours({ from: timeOf(from, timezone), to: timeOf(to, timezone) }, locale),
  };
}
