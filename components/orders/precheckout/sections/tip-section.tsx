'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import type { TipDraft } from '@/components/orders/precheckout/tip-draft';
import { useVisit } from '@/lib/browser/visit-provider';
import { TIP_PERCENTS } from '@/lib/domain/cart/tip';
import { currencySign } from '@/lib/domain/money/money';
import { FormField } from './form-field';
import { Section } from './section';

/** The country's percentages, none, or another amount; nothing preselected (rule cart/tip). */
export function TipSection({ refusal }: { refusal: string | undefined }) {
  const t = useTranslations('Checkout');
  const { country, currency } = useVisit().tenant;
  const note = useId();
  const { field } = useController<OrderForm, 'tip'>({ name: 'tip' });
  const { answer, percent } = field.value;
  const answers: { key: string; label: string; says: Partial<TipDraft>; isChosen: boolean }[] = [
    ...TIP_PERCENTS[country].map((one) => ({
      key: `yes-${one}`,
      label: t('tip_yes', { percent: one }),
      says: { answer: 'yes' as const, percent: one },
      isChosen: answer === 'yes' && percent === one,
    })),
    { key: 'no', label: t('tip_no'), says: { answer: 'no' }, isChosen: answer === 'no' },
    { key: 'other', label: t('tip_other'), says: { answer: 'other' }, isChosen: answer === 'other' },
  ];
  return (
    <Section name="tip" title={t('tip_title')}>
      <div className="grid gap-2">
        <p id={note} className="text-muted">
          {t('tip_note')}
        </p>
        <div role="radiogroup" className="grid gap-2" aria-label={t('tip_title')} aria-describedby={note}>
          {answers.map(({ key, label, says, isChosen }) => (
            <label key={key} className="choice">
              <input
                type="radio"
                name="tip"
                checked={isChosen}
                onChange={() => field.onChange({ ...field.value, ...says })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        {answer === 'other' && (
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
