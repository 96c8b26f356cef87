'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MailGuess } from '@/components/layout/mail-guess';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { useApp } from '@/lib/browser/app-provider';
import type { Profile } from '@/lib/contract/people/profile';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { toPhone, toPhoneText } from '@/lib/domain/people/phone-numbers';
import { Answer, Part, SavedPart, useSaving } from './part';

type Props = { account: Profile };

export function ContactPart({ account }: Props) {
  const [t, words] = [useTranslations('Profile'), useTranslations('Checkout')];
  const { country } = useApp().tenant;
  const saving = useSaving({ profileId: account.id, fieldKeys: { 'profile.email': 'invalid_email' } });
  const [name, setName] = useState(account.name);
  const [phone, setPhone] = useState(() => toPhoneText({ country, ...account }));
  const [email, setEmail] = useState(account.email);
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    saving.clear();
  };
  const { code, sample } = PHONE_CODES[country];
  const save = () =>
    void saving.save({ name: name.trim(), email: email.trim(), ...toPhone({ country, text: phone }) });
  return (
    <SavedPart title={t('contact')} note={t('contact_note')} saving={saving} onSave={save}>
      <Field
        label={words('name')}
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={change(setName)}
      />
      <Field
        label={`${words('phone')} (+${code})`}
        hint={sample}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={20}
        error={saving.errorOf('phone_invalid')}
        value={phone}
        onChange={change(setPhone)}
      />
      <Field
        label={words('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        error={saving.errorOf('invalid_email')}
        value={email}
        onChange={change(setEmail)}
      />
      <MailGuess typed={email} onTake={change(setEmail)} />
    </SavedPart>
  );
}

export function DocumentPart({ account }: Props) {
  const [t, words] = [useTranslations('Profile'), useTranslations('Checkout')];
  const { country } = useApp().tenant;
  const types = listDocumentTypes(country);
  const saving = useSaving({ profileId: account.id });
  const [type, setType] = useState(account.dni_type || (types[0] ?? ''));
  const [number, setNumber] = useState(account.dni);
  const save = () => void saving.save({ dni_type: number.trim() === '' ? '' : type, dni: number.trim() });
  return (
    <SavedPart title={t('document')} saving={saving} onSave={save}>
      <SelectField
        label={words('dni_type')}
        value={type}
        options={types.map((one) => ({ value: one, text: one }))}
        onChange={(next) => {
          setType(next);
          saving.clear();
        }}
      />
      <Field
        label={words('dni')}
        autoComplete="off"
        maxLength={30}
        error={saving.errorOf('document_invalid')}
        value={number}
        onChange={(next) => {
          setNumber(next);
          saving.clear();
        }}
      />
    </SavedPart>
  );
}

/** Shows a birthday that was told: nothing but alcohol asks for it (rule people/age). */
export function BirthdayPart({ account }: Props) {
  const [t, words] = [useTranslations('Profile'), useTranslations('Checkout')];
  const saving = useSaving({
    profileId: account.id,
    fieldKeys: { 'profile.birthday_date': 'birthday_invalid' },
  });
  const [wasTold] = useState(account.birthday_date !== null);
  const [birthDate, setBirthDate] = useState(account.birthday_date ?? '');
  if (!wasTold) return null;
  return (
    <SavedPart
      title={words('age_title')}
      note={t('birthday_note')}
      saving={saving}
      onSave={() => void saving.save({ birthday_date: birthDate === '' ? null : birthDate })}
    >
      <Field
        label={words('age_title')}
        type="date"
        autoComplete="bday"
        error={saving.errorOf('birthday_invalid')}
        value={birthDate}
        onChange={(next) => {
          setBirthDate(next);
          saving.clear();
        }}
      />
    </SavedPart>
  );
}

/** The answers that the next order begins with (rule people/known-diner). */
export function RememberedPart({ account }: Props) {
  const [t, methods] = [useTranslations('Profile'), useTranslations('Methods')];
  const { payment_method: method, invoice } = account;
  const saving = useSaving({ profileId: account.id });
  const { save, said, isPending } = saving;
  const remembered = [
    ...(method
      ? [{ text: t('pays_with', { method: methods(method) }), changes: { payment_method: null } }]
      : []),
    ...(invoice
      ? [
          {
            text: t('invoice_for', { name: invoice.name, number: invoice.number }),
            changes: { invoice: null },
          },
        ]
      : []),
  ];
  if (remembered.length === 0 && said === null) return null;
  return (
    <Part title={t('remembered')}>
      <ul className="grid gap-2">
        {remembered.map(({ text, changes }) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-2">
            <span>{text}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('forget_one', { what: text })}
              disabled={isPending}
              onClick={() => void save(changes)}
            >
              {t('forget_short')}
            </button>
          </li>
        ))}
      </ul>
      <Answer said={said} />
    </Part>
  );
}
