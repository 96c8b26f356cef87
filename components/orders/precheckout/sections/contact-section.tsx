'use client';

import { useTranslations } from 'next-intl';
import type { CartIssue } from '@/lib/contract/cart/cart';
import { AgeField } from './age-field';
import { DocumentFields } from './document-fields';
import { EmailField } from './email-field';
import { FormField } from './form-field';
import { PhoneField } from './phone-field';
import { Section } from './section';

/** Asks who orders, with the country's documents, and a birthday for alcohol (rule people/contact). */
export function ContactSection({
  isAtTable,
  needsEmail,
  isEmailForPayment,
  needsPhone,
  isPhoneForPayment,
  offersPhone,
  needsAge,
  issues,
}: {
  /** The form asks there for the name alone (rule people/optional-document, rule people/optional-email, rule people/optional-phone). */
  isAtTable: boolean;
  needsEmail: boolean;
  isEmailForPayment: boolean;
  needsPhone: boolean;
  isPhoneForPayment: boolean;
  offersPhone: boolean;
  needsAge: boolean;
  issues: readonly CartIssue[];
}) {
  const t = useTranslations('Checkout');
  return (
    <Section name="who" title={t('who')}>
      <div className="grid gap-4">
        <FormField name="contact.name" label={t('name')} autoComplete="name" />
        <PhoneField isNeeded={needsPhone} isForPayment={isPhoneForPayment} isOffered={offersPhone} />
        <EmailField isNeeded={needsEmail} isForPayment={isEmailForPayment} isOffered={!isAtTable} />
        {!isAtTable && <DocumentFields />}
        {needsAge && <AgeField issues={issues} />}
      </div>
    </Section>
  );
}
