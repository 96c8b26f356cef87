'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffLanguage } from '@/components/staff/staff-language';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { goTo } from '@/lib/browser/go-to';
import { signIn } from '@/lib/contract/staff/person-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AskedCode } from './code-field';
import { PasskeyEntry } from './passkey-entry';
import { useAskedCode } from './use-asked-code';

export function SignIn() {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const { given, ask, ...asked } = useAskedCode();
  const { press, isPending, fault } = useSending(() =>
    ask(async () => {
      await http(null)(signIn, { body: { mail, password, ...given } });
      goTo('/');
    }),
  );
  return (
    <main className="page max-w-[480px]">
      <StaffForm title={t('sign_in')} go={t('sign_in_go')} {...{ isPending, fault }} onSubmit={press}>
        <Field
          {...{ label: t('mail'), value: mail, onChange: setMail }}
          type="email"
          name="username"
          autoComplete="username webauthn"
        />
        <Field
          {...{ label: t('password'), value: password, onChange: setPassword }}
          type="password"
          name="password"
          autoComplete="current-password"
        />
        <AskedCode asked={asked} />
      </StaffForm>
      <PasskeyEntry />
      <p className="mt-6 text-muted">{t('password_forgotten')}</p>
      <p className="mt-6">
        <a className="link-button" href="/device">
          {t('tablet_is')}
        </a>
      </p>
      <div className="mt-6">
        <StaffLanguage />
      </div>
    </main>
  );
}
