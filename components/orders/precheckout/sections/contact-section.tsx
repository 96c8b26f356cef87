'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/browser/visit-provider';
import type { CartIssue } from '@/lib/contract/cart/cart';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { AgeField } from './age-field';
import { DocumentFields } from './document-fields';
import { EmailField } from './email-field';
import { FormField } from './form-field';
import { Section } from './section';

/** With the country's documents, and a birthday for alcohol (rule people/contact). */
export function ContactSection({
  isAtTable,
  needsEmail,
  isEmailForPayment,
  needsAge,
  issues,
}: {
  /** The form asks there for nothing that the food does not need (rule people/optional-document, rule people/optional-email). */
  isAtTable: boolean;
  needsEmail: boolean;
  isEmailForPayment: boolean;
  needsAge: boolean;
  issues: readonly CartIssue[];
}) {
  const t = useTranslations('Checkout');
  const { country } = useVisit().tenant;
  const phone = PHONE_CODES[country];
  return (
    <Section name="who" title={t('who')}>
      <div className="grid gap-4">
        <FormField name="contact.name" label={t('name')} autoComplete="name" />
        <FormField
          name="contact.phone"
          label={`${t('phone')} (+${phone.code})`}
          hint={phone.sample}
          autoComplete="tel-national"
          inputMode="tel"
        />
        <EmailField isNeeded={needsEmail} isForPayment={isEmailForPayment} isOffered={!isAtTable} />
        {!isAtTable && <DocumentFields />}
        {needsAge && <AgeField issues={issues} />}
      </div>
    </Section>
  );
}
