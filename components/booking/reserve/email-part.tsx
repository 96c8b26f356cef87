import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AddField } from '@/components/orders/precheckout/sections/add-field';
import { useAddedField } from '@/components/orders/precheckout/sections/use-added-field';
import { BuyerInput } from '@/components/payments/linked/buyer-fields';
import type { useBuyer } from '@/components/payments/linked/use-buyer';
import type { BookingEmail } from '@/lib/domain/people/asked-rule';

/** The organiser's e-mail: folded if optional, absent where nothing is mailed (rule people/optional-email). */
export function EmailPart({
  buyer,
  email,
  isForPayment,
}: {
  buyer: ReturnType<typeof useBuyer>;
  email: BookingEmail;
  /** A deposit is paid online. */
  isForPayment: boolean;
}) {
  const [t, words] = [useTranslations('Reserve'), useTranslations('Checkout')];
  const input = useRef<HTMLInputElement>(null);
  const { isShown, isAdded, add } = useAddedField(buyer.typed.email);
  useEffect(() => {
    if (isAdded) input.current?.focus();
  }, [isAdded]);
  if (email === 'unused') return null;
  if (email === 'optional' && !isShown) return <AddField label={words('email_add')} onAdd={add} />;
  const optional = email === 'optional' ? t('email_optional') : undefined;
  return (
    <BuyerInput
      buyer={buyer}
      field="email"
      inputRef={input}
      hint={isForPayment ? words('email_payment') : optional}
    />
  );
}
