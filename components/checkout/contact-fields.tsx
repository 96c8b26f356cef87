'use client';

import { useTranslations } from 'next-intl';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import type { Contact } from '@/lib/contract/contact';
import type { Country } from '@/lib/domain/countries';
import { listDocumentTypes } from '@/lib/domain/documents';
import { PHONE_CODES } from '@/lib/domain/phone-codes';
import { findPhoneIssue, toPhone } from '@/lib/domain/phone-numbers';
import { useVisit } from '@/lib/visit/visit-provider';

const NATIVE = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
  dni: { autoComplete: 'off' },
} as const;
type FieldName = keyof typeof NATIVE;

/** Which sentence says what is wrong with a field. */
function problemOf(name: FieldName, value: string) {
  if (value.trim() === '') return 'required' as const;
  if (/^\s/.test(value)) return 'leading_space' as const;
  return name === 'email' ? ('invalid_email' as const) : ('invalid' as const);
}

/** Who orders: the five fields of the specification, with the documents of the tenant's country (decision 66). */
export function ContactFields({
  form,
  country,
}: {
  form: UseFormReturn<Contact, unknown, Contact>;
  country: Country;
}) {
  const t = useTranslations('Checkout');
  const { place } = useVisit().tenant;
  const phone = PHONE_CODES[country];
  const sentenceOf = (name: FieldName, value: string) => {
    const problem = problemOf(name, value);
    if (name !== 'phone' || problem !== 'invalid') return t(problem);
    const issue = findPhoneIssue(toPhone({ country, text: value }));
    return issue?.key === 'phone_length' ? t('phone_length', { digits: issue.digits }) : t('invalid_phone');
  };
  const field = (name: FieldName, label: string, hint?: string) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field: bound, fieldState }) => (
        <Field
          {...NATIVE[name]}
          label={label}
          hint={hint}
          value={bound.value}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
          inputRef={bound.ref}
          error={fieldState.error ? sentenceOf(name, bound.value) : undefined}
        />
      )}
    />
  );
  // The number is read by its type.
  const checkNumber = () => {
    if (form.getFieldState('dni').isTouched || form.formState.isSubmitted) void form.trigger('dni');
  };
  return (
    <div className="grid gap-4">
      {field('name', t('name'))}
      {field('phone', `${t('phone')} (+${phone.code})`, phone.sample)}
      {field('email', t('email'))}
      <label className="field">
        <span className="field-label">{t('dni_type')}</span>
        <select className="input" {...form.register('dni_type', { onChange: checkNumber })}>
          {listDocumentTypes(country).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      {field('dni', t('dni'), t('dni_why', { country, place }))}
    </div>
  );
}
