'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { MailGuess } from '@/components/layout/mail-guess';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useVisit } from '@/lib/browser/visit-provider';
import type { CartIssue } from '@/lib/contract/cart/cart';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { AgeField } from './age-field';
import { DocumentFields } from './document-fields';
import { FormField } from './form-field';
import { Section } from './section';

function EmailField({ label }: { label: string }) {
  const { setValue } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, 'contact.email'>({ name: 'contact.email' });
  return (
    <div className="grid gap-1">
      <FormField name="contact.email" label={label} autoComplete="email" inputMode="email" type="email" />
      <MailGuess
        typed={typed}
        onTake={(address) => setValue('contact.email', address, { shouldValidate: true, shouldTouch: true })}
      />
    </div>
  );
}

/** With the country's documents, and a birthday for alcohol (rule people/contact). */
export function ContactSection({
  asksDocument,
  needsAge,
  issues,
}: {
  /** Not at the table (rule people/optional-document). */
  asksDocument: boolean;
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
        <EmailField label={t('email')} />
        {asksDocument && <DocumentFields />}
        {needsAge && <AgeField issues={issues} />}
      </div>
    </Section>
  );
}
