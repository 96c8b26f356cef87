'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { canUsePasskeys } from '@/lib/browser/passkeys';
import { serverNow } from '@/lib/browser/server-clock';
import { type Passkey, removePasskey } from '@/lib/contract/staff/passkey-calls';
import { MOST_PASSKEYS } from '@/lib/domain/staff/passkeys';
import { usePasskeys } from '@/lib/queries/staff/passkeys';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AddPasskey } from './add-passkey';
import { FactorForm } from './factor-form';
import { useOpened } from './use-opened';

function RemovePasskey({
  id,
  onRemoved,
  onBack,
}: {
  id: number;
  onRemoved: (left: Passkey[]) => void;
  onBack: () => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [password, setPassword] = useState('');
  const { press, isPending, fault } = useSending(async () => {
    onRemoved(await http(null)(removePasskey, { params: { id: String(id) }, body: { password } }));
  });
  return (
    <FactorForm go={t('passkey_end_go')} {...{ isPending, fault, onBack }} onSubmit={press}>
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
    </FactorForm>
  );
}

function OwnPasskey({
  passkey: { id, name, created_at: createdAt, used_at: usedAt },
  onRemoved,
}: {
  passkey: Passkey;
  onRemoved: (left: Passkey[]) => void;
}) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { isOpen, open, close, opener } = useOpened();
  const ago = (at: string) => format.relativeTime(new Date(at), serverNow());
  return (
    <li className="board-card">
      <strong>{name}</strong>
      <span className="text-muted">
        {usedAt === null ? t('passkey_unused', { when: ago(createdAt) }) : t('seen', { when: ago(usedAt) })}
      </span>
      {isOpen ? (
        <RemovePasskey {...{ id, onRemoved }} onBack={close} />
      ) : (
        <button
          ref={opener}
          type="button"
          className="button button-quiet"
          aria-label={t('passkey_end_of', { name })}
          onClick={open}
        >
          {t('passkey_end')}
        </button>
      )}
    </li>
  );
}

/** Lists, adds and removes the own passkeys (rule staff/passkeys). */
export function PasskeysPart() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { passkeys, error, show } = usePasskeys();
  const { isOpen, open, close, opener } = useOpened();
  const [said, say] = useState('');
  const title = useCaughtFocus<HTMLHeadingElement>(passkeys?.length ?? 0);
  const done = (words: string) => (left: Passkey[]) => {
    show(left);
    close();
    say(words);
  };
  return (
    <section className="grid gap-3" aria-labelledby="passkeys" aria-busy={!passkeys && !error}>
      <h2 className="text-section" id="passkeys" ref={title} tabIndex={-1}>
        {t('passkeys')}
      </h2>
      <p>{t('passkeys_text')}</p>
      <p role="status">{said}</p>
      {error && !passkeys ? <p role="alert">{sayFault(error)}</p> : null}
      <ul className="grid gap-3">
        {passkeys?.map((passkey) => (
          <OwnPasskey key={passkey.id} {...{ passkey }} onRemoved={done(t('passkey_removed'))} />
        ))}
      </ul>
      {!canUsePasskeys() && <p>{t('passkey_unsupported')}</p>}
      {isOpen && <AddPasskey onAdded={done(t('passkey_added'))} onBack={close} />}
      {!isOpen && canUsePasskeys() && passkeys && passkeys.length < MOST_PASSKEYS && (
        <button ref={opener} type="button" className="button button-quiet" onClick={open}>
          {t('passkey_add')}
        </button>
      )}
    </section>
  );
}
