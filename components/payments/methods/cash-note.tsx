import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { cashAmounts } from '@/lib/domain/money/cash-notes';
import { cashChange, cashDue, roundingOf } from '@/lib/domain/money/cash-rounding';
import { currencySign, formatAmount, nearestMinor, readAmount, toMajor } from '@/lib/domain/money/money';

export type Note = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;

/** Asks with which notes the diner pays: one tap for those that fit, a field for another amount (rule payments/cash). */
export function CashNote({ total, note }: { total: number; note: Note }) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  const named = readAmount(note.value);
  const due = cashDue({ amount: total, currency });
  const change = cashChange({ cash: named, amount: total, currency });
  const rounding = roundingOf({ amount: total, currency });
  const print = (amount: number) => formatAmount({ amount, currency });
  const amounts = cashAmounts({ totalMinor: nearestMinor({ amount: total, currency }), currency });
  return (
    <fieldset className="mt-1 mb-3 grid gap-3">
      <legend className="field-label mb-2">{t('cash_amount')}</legend>
      <div className="flex flex-wrap gap-2">
        {amounts.map((amountMinor) => {
          const amount = toMajor({ amountMinor, currency });
          const isNamed = named === amount;
          return (
            <button
              key={amount}
              type="button"
              className="note"
              aria-pressed={isNamed}
              onClick={() => note.onChange(isNamed ? '' : String(amount))}
            >
              {print(amount)}
            </button>
          );
        })}
      </div>
      <Field
        label={`${t('cash_other')} (${currencySign(currency)})`}
        hint={t('cash_hint')}
        inputMode="decimal"
        {...note}
      />
      <p role="status">
        {rounding !== 0 && (
          <span className="block">
            {t('cash_rounded', { amount: print(due), rounding: print(rounding) })}
          </span>
        )}
        {change > 0 && t('cash_change', { change: print(change) })}
      </p>
    </fieldset>
  );
}
