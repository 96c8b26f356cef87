'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { useHours } from '@/components/staff/shop';
import { useDoerText } from '@/components/staff/use-doer-text';
import type { Doer } from '@/lib/contract/staff/doer';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

export type ClosePlace = {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  /** Whether who looks may move the drawer and close. */
  mayWrite: boolean;
};
const PlaceContext = createContext<ClosePlace | null>(null);

/** The branch whose day is closed. */
export const InClose = ({ place, children }: { place: ClosePlace; children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
);

/** @throws outside an `InClose` */
export function useClosePlace(): ClosePlace & { branchId: number } {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('useClosePlace needs an InClose above it');
  return { ...place, branchId: place.branch.id };
}

/** Prints sums, hours, days and people as the branch reads them. */
export function useCloseWords() {
  const t = useTranslations('StaffClose');
  const format = useFormatter();
  const { currency, branch } = useClosePlace();
  const { clock } = useHours();
  const doerText = useDoerText();
  const { timezone } = branch;
  const day = (date: string): string =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
  return {
    day,
    money: (amount: number) => formatAmount({ amount, currency }),
    clock: (at: string) => clock(at, timezone),
    when: (at: string): string =>
      `${format.dateTime(new Date(at), {
        ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: timezone },
      })}, ${clock(at, timezone)}`,
    days: (dates: readonly string[]): string => dates.map(day).join(' · '),
    by: (doer: Doer | null): string => (doer === null ? t('nobody') : doerText(doer)),
    /** How what was counted compares with what the drawer must hold. */
    difference(amount: number): { text: string; kind: 'even' | 'less' | 'more' } {
      if (amount === 0) return { text: t('even'), kind: 'even' };
      const sum = formatAmount({ amount: Math.abs(amount), currency });
      return amount < 0
        ? { text: t('less', { amount: sum }), kind: 'less' }
        : { text: t('more', { amount: sum }), kind: 'more' };
    },
  };
}
