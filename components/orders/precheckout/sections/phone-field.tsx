'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { AddField } from './add-field';
import { FormField } from './form-field';
import { useAddedFormField } from './use-added-field';

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
  const { country } = useApp().tenant;
  const { code, sample } = PHONE_CODES[country];
  const { isShown, add } = useAddedFormField('contact.phone');
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
