'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { Section } from './section';

export function DetailsSection() {
  const t = useTranslations('Checkout');
  const { register } = useFormContext<OrderForm>();
  return (
    <Section title={t('details')}>
      <div className="grid gap-2">
        {(['cutlery', 'packed'] as const).map((name) => (
          <label key={name} className="choice">
            <input type="checkbox" {...register(name)} />
            <span>{t(name)}</span>
          </label>
        ))}
        <label className="field mt-2">
          <span className="field-label">{t('comment')}</span>
          <textarea className="input" rows={2} maxLength={250} {...register('comment')} />
        </label>
      </div>
    </Section>
  );
}
