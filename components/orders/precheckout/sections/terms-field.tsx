'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Only for tenants with policies. */
export function TermsField({ slug }: { slug: string }) {
  const t = useTranslations('Checkout');
  const { register, formState } = useFormContext<OrderForm>();
  return (
    <label className="choice mt-6">
      <input
        type="checkbox"
        aria-invalid={formState.errors.terms ? true : undefined}
        {...register('terms')}
      />
      <span>
        {t.rich('terms', {
          link: (words) => (
            <a
              className="underline"
              href={screenPath({ screen: '*/politicas-servicio', slug })}
              target="_blank"
              rel="noreferrer"
            >
              {words}
            </a>
          ),
        })}
      </span>
    </label>
  );
}
