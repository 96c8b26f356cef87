'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import type { TipAnswer } from '@/components/orders/precheckout/tip-draft';
import { useVisit } from '@/lib/browser/visit-provider';
import { currencySign } from '@/lib/domain/money/money';
import { FormField } from './form-field';
import { Section } from './section';

/** Suggestion, none, or another amount; nothing preselected (rule cart/tip). */
export function TipSection({ percent, refusal }: { percent: number; refusal: string | undefined }) {
  const t = useTranslations('Checkout');
  const { currency } = useVisit().tenant;
  const note = useId();
  const { field } = useController<OrderForm, 'tip.answer'>({ name: 'tip.answer' });
  const labels: Record<TipAnswer, string> = {
    yes: t('tip_yes', { percent }),
    no: t('tip_no'),
    other: t('tip_other'),
  };
  return (
    <Section name="tip" title={t('tip_title')}>
      <div className="grid gap-2">
        <p id={note} className="text-muted">
          {t('tip_note')}
        </p>
        <div role="radiogroup" className="grid gap-2" aria-label={t('tip_title')} aria-describedby={note}>
          {(['yes', 'no', 'other'] as const).map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name="tip"
                checked={field.value === one}
                onChange={() => field.onChange(one)}
              />
              <span>{labels[one]}</span>
            </label>
          ))}
        </div>
        {field.value === 'other' && (
          <FormField
            name="tip.amount"
            label={`${t('tip_amount')} (${currencySign(currency)})`}
            inputMode="decimal"
            error={refusal}
          />
        )}
      </div>
    </Section>
  );
}
