'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useController, useFormState } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { MethodChoice } from '@/components/payments/methods/method-choice';
import { MethodsLoad } from '@/components/payments/methods/methods-load';
import { FormField, useTextField } from './form-field';
import { Section } from './section';

export function PaymentSection({
  methods,
  total,
  room,
  refusal,
}: {
  methods: ComponentProps<typeof MethodsLoad>['query'];
  total: number;
  /** Where the order goes; empty: to no room. */
  room: string;
  refusal: string | undefined;
}) {
  const t = useTranslations('Checkout');
  const { isSubmitted } = useFormState<OrderForm>();
  const { field, fieldState } = useController<OrderForm, 'method'>({ name: 'method' });
  const note = useTextField('cash');
  return (
    <Section name="how" title={t('how')}>
      <MethodsLoad query={methods} wrong={isSubmitted}>
        {(offered) => (
          <MethodChoice
            methods={offered}
            chosen={field.value}
            error={fieldState.error?.message ?? refusal}
            total={total}
            note={note}
            guest={
              <div className="mt-1 mb-3">
                <FormField
                  name="guest"
                  label={t('guest')}
                  hint={t('guest_why', { room })}
                  autoComplete="family-name"
                />
              </div>
            }
            onChoose={field.onChange}
          />
        )}
      </MethodsLoad>
    </Section>
  );
}
