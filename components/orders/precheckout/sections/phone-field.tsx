'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useVisit } from '@/lib/browser/visit-provider';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { AddField } from './add-field';
import { FormField } from './form-field';
import { useAddedField } from './use-added-field';

/** Left out where nobody needs it and none is known (rule people/optional-phone). */
export function PhoneField({
  isNeeded,
  isForPayment,
  isOffered,
}: {
  isNeeded: boolean;
  /** The way to pay asks for it, nobody else. */
  isForPayment: boolean;
  /** An SMS tells there that the order is ready. */
  isOffered: boolean;
}) {
  const t = useTranslations('Checkout');
  const { country } = useVisit().tenant;
  const { code, sample } = PHONE_CODES[country];
  const { setFocus } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, 'contact.phone'>({ name: 'contact.phone' });
  const { isShown, isAdded, add } = useAddedField(typed);
  useEffect(() => {
    if (isAdded) setFocus('contact.phone');
  }, [isAdded, setFocus]);
  if (!isNeeded && !isShown) return isOffered && <AddField label={t('phone_add')} onAdd={add} />;
  const why = isForPayment ? t('phone_payment') : t('phone_optional', { tells: isOffered ? 'yes' : 'no' });
  return (
    <FormField
      name="contact.phone"
      label={`${t('phone')} (+${code})`}
      hint={isNeeded && !isForPayment ? sample : why}
      autoComplete="tel-national"
      inputMode="tel"
    />
  );
}
