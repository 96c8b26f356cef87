'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useApp } from '@/lib/browser/app-provider';
import { Section } from './section';

/** Orders that are brought or fetched are packed; a shop's goods need no cutlery. */
export function DetailsSection() {
  const t = useTranslations('Checkout');
  const { establishment } = useApp().tenant;
  const { register } = useFormContext<OrderForm>();
  return (
    <Section name="details" title={t('details')}>
      {establishment !== 'store' && (
        <label className="choice mb-2">
          <input type="checkbox" {...register('cutlery')} />
          <span>{t('cutlery')}</span>
        </label>
      )}
      <label className="field">
        <span className="field-label">{t('comment')}</span>
        <textarea className="input" rows={2} maxLength={250} {...register('comment')} />
      </label>
    </Section>
  );
}
