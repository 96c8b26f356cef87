'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { makePasskey } from '@/lib/browser/passkeys';
import { addPasskey, offerPasskey, type Passkey } from '@/lib/contract/staff/passkey-calls';
import { browserOf } from '@/lib/domain/staff/browser-of';
import { MOST_PASSKEY_NAME } from '@/lib/domain/staff/passkeys';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AskedCode } from './code-field';
import { FactorForm } from './factor-form';
import { useAskedCode } from './use-asked-code';

/** The password first, and the code of a second factor, because a passkey opens the account without both. */
export function AddPasskey({
  onAdded,
  onBack,
}: {
  onAdded: (passkeys: Passkey[]) => void;
  onBack: () => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [name, setName] = useState(() => browserOf(navigator.userAgent).slice(0, MOST_PASSKEY_NAME));
  const [password, setPassword] = useState('');
  const { given, ask, ...asked } = useAskedCode();
  const { press, isPending, fault } = useSending(() =>
    ask(async () => {
      const offered = await http(null)(offerPasskey, { body: { password, ...given } });
      onAdded(await http(null)(addPasskey, { body: { name, ...(await makePasskey(offered)) } }));
    }),
  );
  return (
    <FactorForm go={t('passkey_make')} {...{ isPending, fault, onBack }} onSubmit={press}>
      <Field
        {...{ label: t('passkey_name'), hint: t('passkey_name_hint'), value: name, onChange: setName }}
        maxLength={MOST_PASSKEY_NAME}
        autoComplete="off"
      />
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
      <AskedCode asked={asked} />
    </FactorForm>
  );
}
