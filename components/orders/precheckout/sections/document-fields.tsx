'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useApp } from '@/lib/browser/app-provider';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { AddField } from './add-field';
import { FormField } from './form-field';
import { useAddedFormField } from './use-added-field';

function Fields({ why }: { why: string }) {
  const t = useTranslations('Checkout');
  const { country } = useApp().tenant;
  const { register, getFieldState, formState, trigger } = useFormContext<OrderForm>();
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
  const { country, establishment, isDocumentOptional } = useApp().tenant;
  const { isShown, add } = useAddedFormField('contact.dni');
  if (!isDocumentOptional) return <Fields why={t('dni_why', { country, establishment })} />;
  if (isShown) return <Fields why={t('dni_optional', { country, establishment })} />;
  return <AddField label={t('dni_add')} onAdd={add} />;
}
