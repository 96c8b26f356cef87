import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { cashAmounts } from '@/lib/domain/money/cash-notes';
import { currencySign, formatAmount, nearestMinor, readAmount, toMajor } from '@/lib/domain/money/money';

export type Note = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;

/** Asks with which notes the diner pays: one tap for those that fit, a field for another amount (rule payments/cash). */
export function CashNote({ total, note }: { total: number; note: Note }) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  const named = readAmount(note.value);
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
              {formatAmount({ amount, currency })}
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
        {named > total && t('cash_change', { change: formatAmount({ amount: named - total, currency }) })}
      </p>
    </fieldset>
  );
}
