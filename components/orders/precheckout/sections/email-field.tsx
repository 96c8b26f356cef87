'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { MailGuess } from '@/components/layout/mail-guess';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { AddField } from './add-field';
import { FormField } from './form-field';
import { useAddedFormField } from './use-added-field';

/** Folded away where nobody needs it and none is known (rule people/optional-email). */
export function EmailField({
  isNeeded,
  isForPayment,
  isOffered,
}: {
  isNeeded: boolean;
  /** The way to pay asks for it, nobody else. */
  isForPayment: boolean;
  /** False at a table, where nothing is mailed. */
  isOffered: boolean;
}) {
  const t = useTranslations('Checkout');
  const { setValue } = useFormContext<OrderForm>();
  const { typed, isShown, add } = useAddedFormField('contact.email');
  if (!isNeeded && !isShown) return isOffered && <AddField label={t('email_add')} onAdd={add} />;
  return (
    <div className="grid gap-1">
      <FormField
        name="contact.email"
        label={t('email')}
        hint={isForPayment ? t('email_payment') : isNeeded ? undefined : t('email_optional')}
        autoComplete="email"
        inputMode="email"
        type="email"
      />
      <MailGuess
        typed={typed}
        onTake={(address) => setValue('contact.email', address, { shouldValidate: true, shouldTouch: true })}
      />
    </div>
  );
}
