'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { endSecondFactor, type SecondFactor } from '@/lib/contract/staff/second-factor-calls';
import { useSecondFactor } from '@/lib/queries/staff/second-factor';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AddFactor, RecoveryCodes } from './add-factor';
import { CodeField } from './code-field';
import { FactorForm } from './factor-form';
import { useOpened } from './use-opened';

function EndFactor({ onEnded, onBack }: { onEnded: (factor: SecondFactor) => void; onBack: () => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { press, isPending, fault } = useSending(async () => {
    onEnded(await http(null)(endSecondFactor, { body: { password, code } }));
  });
  return (
    <FactorForm go={t('factor_end_go')} {...{ isPending, fault, onBack }} onSubmit={press}>
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
      <CodeField value={code} onChange={setCode} />
    </FactorForm>
  );
}

function Added({ left, onEnded }: { left: number; onEnded: (factor: SecondFactor) => void }) {
  const t = useTranslations('Staff');
  const { isOpen, open, close, opener } = useOpened();
  return (
    <>
      <p>{t('factor_on', { count: left })}</p>
      {isOpen ? (
        <EndFactor {...{ onEnded }} onBack={close} />
      ) : (
        <button ref={opener} type="button" className="button button-quiet" onClick={open}>
          {t('factor_end')}
        </button>
      )}
    </>
  );
}

/** A code of an app besides the password: everybody may have it, and nobody must (rule staff/second-factor). */
export function SecondFactorPart({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { factor, error, show, askAgain } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const added = (made: readonly string[]) => {
    setCodes(made);
    void askAgain();
    onAdded();
  };
  return (
    <section className="grid gap-3" aria-busy={!factor && !error}>
      <h2 className="text-section">{t('factor')}</h2>
      {error && !factor ? <p role="alert">{sayFault(error)}</p> : null}
      {codes && <RecoveryCodes {...{ codes }} onKept={() => setCodes(null)} />}
      {!codes && factor?.state === 'unavailable' && <p>{t('factor_unavailable')}</p>}
      {!codes && factor?.state === 'off' && <AddFactor onAdded={added} />}
      {!codes && factor?.state === 'on' && <Added left={factor.recovery_left} onEnded={show} />}
    </section>
  );
}
