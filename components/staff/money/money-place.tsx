'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

export type MoneyPlace = {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  /** Says something above the lists, where a row that is gone cannot. */
  tell: (text: string) => void;
  /** The names of the rows about which this screen has decided itself. */
  own: Set<string>;
};
const PlaceContext = createContext<MoneyPlace | null>(null);

/** The branch whose money is on the screen. */
export const InMoney = ({ place, children }: { place: MoneyPlace; children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
);

/** @throws outside an `InMoney` */
export function useMoneyPlace(): MoneyPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('useMoneyPlace needs an InMoney above it');
  return place;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** After them hours, then days, are easier to read. */
const MOST_MINUTES = 120;
const MOST_HOURS = 48;
const DAY_HOURS = 24;

/** Prints sums, hours and ages as the branch reads them. */
export function useMoneyWords() {
  const t = useTranslations('StaffMoney');
  const { currency, branch } = useMoneyPlace();
  const { clock } = useHours();
  const now = useNow();
  const minutesSince = (at: string) => Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  const span = (minutes: number): string => {
    if (minutes < MOST_MINUTES) return t('minutes', { minutes });
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return hours < MOST_HOURS ? t('hours', { hours }) : t('days', { days: Math.floor(hours / DAY_HOURS) });
  };
  return {
    money: (amount: number) => formatAmount({ amount, currency }),
    clock: (at: string) => clock(at, branch.timezone),
    age(at: string): string {
      const minutes = minutesSince(at);
      return minutes < 1 ? t('now') : t('ago', { span: span(minutes) });
    },
    /** The time until something is due; `isOver`: it passed. */
    left(until: string): { text: string; isOver: boolean } {
      const minutes = minutesSince(until);
      return minutes < 0
        ? { text: t('time_left', { span: span(-minutes) }), isOver: false }
        : { text: minutes < 1 ? t('due_now') : t('overdue', { span: span(minutes) }), isOver: true };
    },
  };
}
