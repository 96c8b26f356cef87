'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useHours } from '@/components/staff/shop';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import type { Chosen } from './add/chosen';

export type RoomPlace = {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  scopes: readonly StaffScope[];
  /** Says something above all, where a form or a row that is gone cannot; it stays until somebody has read it. */
  tell: (text: string) => void;
  /** Dishes that are noted down and not sent, by account: another table may be looked at meanwhile. */
  noted: Readonly<Record<number, readonly Chosen[]>>;
  note: (accountId: number, chosen: readonly Chosen[]) => void;
};
const PlaceContext = createContext<RoomPlace | null>(null);

/** The branch whose tables are on the screen. */
export function InRoom({
  place,
  children,
}: {
  place: Omit<RoomPlace, 'tell' | 'noted' | 'note'>;
  children: ReactNode;
}) {
  const t = useTranslations('StaffTables');
  const [told, tell] = useState<string | null>(null);
  const [noted, setNoted] = useState<RoomPlace['noted']>({});
  const note: RoomPlace['note'] = (accountId, chosen) => setNoted((all) => ({ ...all, [accountId]: chosen }));
  return (
    <PlaceContext value={{ ...place, tell, noted, note }}>
      <div role="status" className="room-told">
        {told !== null && (
          <>
            <strong>{told}</strong>
            <button type="button" className="button button-quiet" onClick={() => tell(null)}>
              {t('understood')}
            </button>
          </>
        )}
      </div>
      {children}
    </PlaceContext>
  );
}

/** @throws outside an `InRoom` */
export function useRoomPlace(): RoomPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('useRoomPlace needs an InRoom above it');
  return place;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** After them hours are easier to read. */
const MOST_MINUTES = 120;

/** Prints sums, hours and ages as the branch reads them. */
export function useRoomWords() {
  const t = useTranslations('StaffTables');
  const { currency, branch } = useRoomPlace();
  const { clock } = useHours();
  return {
    money: (amount: number) => formatAmount({ amount, currency }),
    clock: (at: string) => clock(at, branch.timezone),
    age(at: string, now: Date): string {
      const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS));
      return minutes < MOST_MINUTES
        ? t('ago', { minutes })
        : t('ago_hours', { hours: Math.floor(minutes / HOUR_MINUTES) });
    },
  };
}
