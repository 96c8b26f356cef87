'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { Section } from './section';

/** Asks at a counter whether the order is eaten here or taken along (rule cart/packing). */
export function PackingSection() {
  const t = useTranslations('Checkout');
  const { field } = useController<OrderForm, 'packed'>({ name: 'packed' });
  const title = t('packing');
  return (
    <Section name="details" title={title}>
      <div role="radiogroup" className="grid gap-2 sm:grid-cols-2" aria-label={title}>
        {([false, true] as const).map((packed) => (
          <label key={String(packed)} className="choice">
            <input
              type="radio"
              name="packed"
              checked={field.value === packed}
              onChange={() => field.onChange(packed)}
            />
            <span>{t(packed ? 'packed' : 'eaten_here')}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}
