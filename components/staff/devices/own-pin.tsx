'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnTenant } from '@/components/staff/staff-frame';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { setPin } from '@/lib/contract/staff/tablet-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** The own PIN at the shared tablets of a restaurant (rule staff/pins). */
function OwnPin({ tenant: { slug, name } }: { tenant: OwnTenant }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [pin, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { press, isPending, fault } = useSending(async () => {
    setDone(false);
    await http(null)(setPin, { body: { slug, pin, password } });
    setTyped('');
    setPassword('');
    setDone(true);
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <h2 className="text-section">{t('pin_of', { name })}</h2>
      <Field
        {...{ label: t('pin'), value: pin, onChange: setTyped }}
        hint={t('pin_hint')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...{ label: t('pin_password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
      <p role="status">{isDone ? t('pin_set') : ''}</p>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button
        type="submit"
        className="button"
        disabled={isPending || password === '' || !/^\d{4,6}$/.test(pin)}
      >
        {t('pin_go')}
      </button>
    </form>
  );
}

export const OwnPins = ({ tenants }: { tenants: readonly OwnTenant[] }) =>
  tenants.map((tenant) => <OwnPin key={tenant.slug} tenant={tenant} />);
