'use client';

import { useFormContext } from 'react-hook-form';
import { TermsWords } from '@/components/layout/terms-words';
import type { OrderForm } from '@/components/orders/precheckout/order-form';

/** Only for tenants with policies. */
export function TermsField({ slug }: { slug: string }) {
  const { register, formState } = useFormContext<OrderForm>();
  return (
    <label className="choice mt-6">
      <input
        type="checkbox"
        aria-invalid={formState.errors.terms ? true : undefined}
        {...register('terms')}
      />
      <TermsWords slug={slug} />
    </label>
  );
}
