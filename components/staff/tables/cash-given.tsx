'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { cashAmounts } from '@/lib/domain/money/cash-notes';
import { currencySign, nearestMinor, readAmount, toMajor } from '@/lib/domain/money/money';
import { useRoomPlace, useRoomWords } from './room-place';
import type { Taken } from './use-taking';

/** The notes that somebody hands over, and what goes back; nothing named is the exact sum. */
export function CashGiven({ taking: { sum, given, setGiven, change } }: { taking: Taken }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const notes = cashAmounts({ totalMinor: nearestMinor({ amount: sum, currency }), currency });
  const isLow = given.trim() !== '' && readAmount(given) < sum;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('given')}</legend>
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
              aria-pressed={readAmount(given) === amount}
              onClick={() => setGiven(String(amount))}
            >
              {money(amount)}
            </button>
          );
        })}
      </div>
      <Field
        label={`${t('given_other')} (${currencySign(currency)})`}
        value={given}
        onChange={setGiven}
        inputMode="decimal"
        autoComplete="off"
        error={isLow ? t('given_low') : undefined}
      />
      <p role="status" className="room-change empty:hidden">
        {change > 0 ? t('change', { amount: money(change) }) : null}
      </p>
    </fieldset>
  );
}
