'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/lib/browser/use-copy';
import {
  type OfferedFactor,
  offerSecondFactor,
  proveSecondFactor,
} from '@/lib/contract/staff/second-factor-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { FactorForm } from './factor-form';
import { useOpened } from './use-opened';

/** The secret for the app, until a code of it proves that it is there. */
function Prove({
  offered,
  onProved,
  onBack,
}: {
  offered: OfferedFactor;
  onProved: (codes: string[]) => void;
  onBack: () => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [code, setCode] = useState('');
  const { press, isPending, fault } = useSending(async () => {
    onProved((await http(null)(proveSecondFactor, { body: { code } })).recovery_codes);
  });
  return (
    <FactorForm go={t('factor_prove')} {...{ isPending, fault, onBack }} onSubmit={press}>
      <p>{t('factor_scan')}</p>
      <div className="max-w-[220px]">
        <QrCode text={offered.uri} title={t('qr')} />
      </div>
      <label className="field">
        <span className="field-label">{t('factor_secret')}</span>
        <input className="input" readOnly value={offered.secret} />
      </label>
      <Field
        {...{ label: t('factor_code'), value: code, onChange: setCode }}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </FactorForm>
  );
}

/** The password first: a tablet that somebody left open adds nothing. */
export function AddFactor({ onAdded }: { onAdded: (codes: string[]) => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { isOpen, open, close, opener } = useOpened();
  const [password, setPassword] = useState('');
  const [offered, setOffered] = useState<OfferedFactor | null>(null);
  const { press, isPending, fault } = useSending(async () => {
    setOffered(await http(null)(offerSecondFactor, { body: { password } }));
  });
  const leave = () => {
    setOffered(null);
    setPassword('');
    close();
  };
  if (offered) return <Prove {...{ offered }} onProved={onAdded} onBack={leave} />;
  if (!isOpen)
    return (
      <>
        <p>{t('factor_off')}</p>
        <button ref={opener} type="button" className="button button-quiet" onClick={open}>
          {t('factor_add')}
        </button>
      </>
    );
  return (
    <FactorForm go={t('factor_next')} {...{ isPending, fault }} onSubmit={press} onBack={leave}>
      <Field
        {...{ label: t('password'), value: password, onChange: setPassword }}
        type="password"
        autoComplete="current-password"
      />
    </FactorForm>
  );
}

/** The only time that they are seen. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('Staff');
  const { state, copy } = useCopy();
  return (
    <div className="grid gap-4">
      <p role="status">{t('factor_recovery')}</p>
      <ol className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" className="button button-quiet" onClick={() => void copy(codes.join('\n'))}>
        {state === 'copied' ? t('copied') : t('factor_copy')}
      </button>
      <button type="button" className="button" onClick={onKept}>
        {t('factor_kept')}
      </button>
    </div>
  );
}
