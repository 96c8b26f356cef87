'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { TipAnswers } from '@/components/orders/tip/tip-answers';
import { useApp } from '@/lib/browser/app-provider';
import { currencySign } from '@/lib/domain/money/money';
import { FormField } from './form-field';
import { Section } from './section';

/** The question about a tip; nothing preselected (rule cart/tip). */
export function TipSection({ refusal }: { refusal: string | undefined }) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  const note = useId();
  const { field } = useController<OrderForm, 'tip'>({ name: 'tip' });
  return (
    <Section name="tip" title={t('tip_title')}>
      <div className="grid gap-2">
        <p id={note} className="text-muted">
          {t('tip_note')}
        </p>
        <TipAnswers tip={field.value} describedBy={note} onChange={field.onChange} />
        {field.value.answer === 'other' && (
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
