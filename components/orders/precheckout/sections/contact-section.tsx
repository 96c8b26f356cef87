'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useVisit } from '@/lib/browser/visit-provider';
import type { CartIssue } from '@/lib/contract/cart/cart';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { AgeField } from './age-field';
import { FormField } from './form-field';
import { Section } from './section';

/** With the country's documents, and a birthday for alcohol (rule people/contact, rule people/documents). */
export function ContactSection({ needsAge, issues }: { needsAge: boolean; issues: readonly CartIssue[] }) {
  const t = useTranslations('Checkout');
  const { establishment, country } = useVisit().tenant;
  const { register, getFieldState, formState, trigger } = useFormContext<OrderForm>();
  const phone = PHONE_CODES[country];
  const checkNumber = () => {
    if (getFieldState('contact.dni').isTouched || formState.isSubmitted) void trigger('contact.dni');
  };
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
        <FormField
          name="contact.email"
          label={t('email')}
          autoComplete="email"
          inputMode="email"
          type="email"
        />
        <label className="field">
          <span className="field-label">{t('dni_type')}</span>
          <select className="input" {...register('contact.dni_type', { onChange: checkNumber })}>
            {listDocumentTypes(country).map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <FormField
          name="contact.dni"
          label={t('dni')}
          hint={t('dni_why', { country, establishment })}
          autoComplete="off"
        />
        {needsAge && <AgeField issues={issues} />}
      </div>
    </Section>
  );
}
