'use client';

import { useTranslations } from 'next-intl';
import { AmountField } from '@/components/staff/amount-field';
import { CashRounded } from '@/components/staff/cash-rounded';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { cashAmounts } from '@/lib/domain/money/cash-notes';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';
import type { Taken } from './use-taking';

/** The notes that somebody hands over; nothing named is the exact sum. */
export function CashGiven({ taking: { sum, given, setGiven, cash, isLow } }: { taking: Taken }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const notes = cashAmounts({ totalMinor: nearestMinor({ amount: sum, currency }), currency });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('given')}</legend>
      <CashRounded amount={sum} {...{ currency }} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={given === ''}
          onClick={() => setGiven('')}
        >
          {t('exact')}
        </button>
        {notes.map((amountMinor) => {
          const amount = toMajor({ amountMinor, currency });
          return (
            <button
              key={amount}
              type="button"
              className="button button-quiet"
              aria-pressed={cash === amount}
              onClick={() => setGiven(String(amount))}
            >
              {money(amount)}
            </button>
          );
        })}
      </div>
      <AmountField
        label={t('given_other')}
        value={given}
        onChange={setGiven}
        {...{ currency }}
        error={isLow ? t('given_low') : undefined}
      />
    </fieldset>
  );
}
