'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffLanguage } from '@/components/staff/staff-language';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { goTo } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { acceptInvitation, type OpenInvitation } from '@/lib/contract/staff/person-calls';
import { homeOf } from '@/lib/domain/staff/screens';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AskedCode } from './code-field';
import { useAskedCode } from './use-asked-code';
import { useInvitation } from './use-invitation';

function Accepting({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { tenant, mail, role, is_reset: isReset } = invitation;
  const place = tenant?.name ?? t('installation');
  const isKnown = invitation.is_known && !isReset;
  const isNew = !isKnown && !isReset;
  const { given, ask, ...asked } = useAskedCode();
  const { press, isPending, fault } = useSending(() =>
    ask(async () => {
      const { tenants } = await http(null)(acceptInvitation, {
        body: { token, password, ...given, ...(isNew ? { name } : {}) },
      });
      const own = tenants.find(({ slug }) => slug === tenant?.slug);
      // An operator without a second factor adds it first.
      goTo(own ? homeOf(own) : '/operator');
    }),
  );
  return (
    <StaffForm
      title={isReset ? t('reset_title') : t('invited_to', { tenant: place })}
      go={isReset ? t('reset_go') : t('join_go')}
      {...{ isPending, fault }}
      onSubmit={press}
    >
      <p>
        {isReset
          ? t('reset_of', { mail, tenant: place })
          : t('invited_as', { mail, role: t(role === null ? 'role_operator' : `role_${role}`) })}
      </p>
      {isNew && (
        <Field {...{ label: t('name'), value: name, onChange: setName }} name="name" autoComplete="name" />
      )}
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        hint={isKnown ? t('password_known') : t('password_hint')}
        type="password"
        name="password"
        autoComplete={isKnown ? 'current-password' : 'new-password'}
      />
      <AskedCode asked={asked} />
    </StaffForm>
  );
}

/** The person who used the link already looks for the way in. */
function Over() {
  const t = useTranslations('Staff');
  return (
    <div role="alert">
      <p>{t('invitation_over')}</p>
      <a className="link-button" href="/sign-in">
        {t('sign_in')}
      </a>
    </div>
  );
}

export function Invitation() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { token, invitation, error } = useInvitation();
  const isOver = error instanceof ApiError && error.key === 'link_expired';
  return (
    <main className="page max-w-[480px]" aria-busy={!invitation && !error && token !== ''}>
      {isOver && <Over />}
      {error && !isOver ? <p role="alert">{sayFault(error)}</p> : null}
      {token === '' && <p role="alert">{t('invitation_missing')}</p>}
      {token && invitation && <Accepting {...{ token, invitation }} />}
      <div className="mt-6">
        <StaffLanguage />
      </div>
    </main>
  );
}
