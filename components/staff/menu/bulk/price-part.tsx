'use client';

import { useTranslations } from 'next-intl';
import { AmountField } from '@/components/staff/amount-field';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { formatMoney } from '@/lib/domain/money/money';
import { type Rounding, readPercent, roundingsOf } from '@/lib/domain/shop/bulk/change-price';
import { useMenu } from '../menu-context';
import { type BulkForm, WAYS } from './bulk-form';

/** `4.900`, `5.900` are said by the first of them. */
const EXAMPLE = 4;

/** How much prices go up or down, and what they are rounded to. */
export function PricePart({ form, onForm }: { form: BulkForm; onForm: (form: BulkForm) => void }) {
  const t = useTranslations('StaffBulk');
  const { currency } = useMenu();
  const set = (part: Partial<BulkForm>) => onForm({ ...form, ...part });
  const sayRounding = ({ step, ending }: Rounding) =>
    ending === 0
      ? t('round_to', { amount: formatMoney({ amountMinor: step, currency }) })
      : t('round_ending', { amount: formatMoney({ amountMinor: EXAMPLE * step + ending, currency }) });
  const isPercent = form.way.endsWith('percent');
  const isUnread =
    form.text.trim() !== '' &&
    readPercent(form.text, form.way === 'lower_percent' ? 'lower' : 'raise') === null;
  return (
    <>
      <div className="bulk-pair">
        <SelectField
          {...{ label: t('way'), value: form.way }}
          options={WAYS.map((one) => ({ value: one, text: t(`way_${one}`) }))}
          onChange={(way) => set({ way: way as BulkForm['way'] })}
        />
        {isPercent ? (
          <Field
            {...{ label: t('percent'), value: form.text, inputMode: 'decimal', autoComplete: 'off' }}
            error={isUnread ? t('percent_unread') : undefined}
            onChange={(text) => set({ text })}
          />
        ) : (
          <AmountField
            {...{ label: t('amount'), value: form.text, currency }}
            onChange={(text) => set({ text })}
          />
        )}
      </div>
      {form.way !== 'set_amount' && (
        <SelectField
          {...{ label: t('rounding'), value: String(form.rounding) }}
          options={roundingsOf(currency).map((one, index) => ({
            value: String(index),
            text: sayRounding(one),
          }))}
          onChange={(rounding) => set({ rounding: Number(rounding) })}
        />
      )}
    </>
  );
}
