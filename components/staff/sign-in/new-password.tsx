'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { canUsePasskeys, signPasskey } from '@/lib/browser/passkeys';
import { askForPasskey, changePasswordByPasskey } from '@/lib/contract/staff/passkey-calls';
import { changePassword, type StaffSession } from '@/lib/contract/staff/person-calls';
import { usePasskeys } from '@/lib/queries/staff/passkeys';
import { useStaff } from '@/lib/queries/staff/staff-context';

function ByPasskey({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const t = useTranslations('Staff');
  return (
    <button type="button" className="button button-quiet" disabled={isPending} onClick={onPress}>
      {t('new_password_by_passkey')}
    </button>
  );
}

/** Ends every other session, PINs and passkeys but the one that proves who sets it: the old password may be known to somebody, or lost. */
export function NewPassword({ onChanged }: { onChanged: (left: StaffSession[]) => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { passkeys, askAgain } = usePasskeys();
  const hasPasskey = canUsePasskeys() && (passkeys ?? []).length > 0;
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState('');
  const [isDone, setDone] = useState(false);
  const { press, isPending, fault } = useSending(async (by: 'password' | 'passkey') => {
    setDone(false);
    onChanged(
      by === 'password'
        ? await http(null)(changePassword, { body: { password, wanted } })
        : await http(null)(changePasswordByPasskey, {
            body: { wanted, ...(await signPasskey({ asked: await http(null)(askForPasskey) })) },
          }),
    );
    askAgain();
    setPassword('');
    setWanted('');
    setDone(true);
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        press('password');
      }}
    >
      <h2 className="text-section">{t('new_password')}</h2>
      <p>{t('new_password_ends')}</p>
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
      <Field
        {...{ label: t('password_wanted'), value: wanted, onChange: setWanted }}
        hint={t('password_hint')}
        type="password"
        autoComplete="new-password"
      />
      <p role="status">{isDone ? t('password_changed') : ''}</p>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button" disabled={isPending}>
        {t('new_password_go')}
      </button>
      {hasPasskey && <ByPasskey {...{ isPending }} onPress={() => press('passkey')} />}
    </form>
  );
}
