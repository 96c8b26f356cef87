'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useVisit } from '@/lib/browser/visit-provider';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { FormField } from './form-field';

function Fields({ why, isAsked }: { why: string; isAsked: boolean }) {
  const t = useTranslations('Checkout');
  const { country } = useVisit().tenant;
  const { register, getFieldState, formState, trigger, setFocus } = useFormContext<OrderForm>();
  useEffect(() => {
    if (isAsked) setFocus('contact.dni');
  }, [isAsked, setFocus]);
  const checkNumber = () => {
    if (getFieldState('contact.dni').isTouched || formState.isSubmitted) void trigger('contact.dni');
  };
  return (
    <>
      <label className="field">
        <span className="field-label">{t('dni_type')}</span>
        <select className="input" {...register('contact.dni_type', { onChange: checkNumber })}>
          {listDocumentTypes(country).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <FormField name="contact.dni" label={t('dni')} hint={why} autoComplete="off" />
    </>
  );
}

/** Folded away where nobody needs it and none is known (rule people/documents, rule people/optional-document). */
export function DocumentFields() {
  const t = useTranslations('Checkout');
  const { country, establishment, isDocumentOptional } = useVisit().tenant;
  const number = useWatch<OrderForm, 'contact.dni'>({ name: 'contact.dni' });
  const [isAdded, setAdded] = useState(false);
  const [isKept, setKept] = useState(false);
  if (number !== '' && !isKept) setKept(true);
  if (!isDocumentOptional) return <Fields why={t('dni_why', { country, establishment })} isAsked={false} />;
  if (isAdded || isKept)
    return <Fields why={t('dni_optional', { country, establishment })} isAsked={isAdded} />;
  return (
    <button
      type="button"
      className="inline-flex min-h-[44px] items-center justify-self-start text-brand-text underline"
      onClick={() => setAdded(true)}
    >
      {t('dni_add')}
    </button>
  );
}
