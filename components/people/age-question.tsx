'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useErrorText } from '@/components/layout/error-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { legalAgeOf } from '@/lib/domain/people/age';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useCheckAge } from '@/lib/queries/people/age';
import { ageQuestionStore } from '@/lib/stores/age-question';

/** Says that nothing was added; a diner who mistyped the date corrects it with their details. */
function Refused({ age, onClose }: { age: number; onClose: () => void }) {
  const t = useTranslations('Age');
  const errorText = useErrorText(useApp().tenant);
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} className="grid gap-4 outline-none" role="alert">
      <p className="text-lead">{errorText('under_age', { age })}</p>
      <p className="text-muted">{t('mistyped')}</p>
      <button type="button" className="button w-full" onClick={onClose}>
        {t('ok')}
      </button>
      <a className="button button-quiet w-full" href={screenPath({ screen: 'perfil' })}>
        {t('profile')}
      </a>
    </div>
  );
}

/** @param onAnswer with whether they are of age */
function Birthday({ age, onAnswer }: { age: number; onAnswer: (isOfAge: boolean) => void }) {
  const t = useTranslations('Age');
  const errorText = useErrorText(useApp().tenant);
  const [birthDate, setBirthDate] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { check, isPending } = useCheckAge();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (birthDate === '') return setProblem(t('invalid'));
    const outcome = await check(birthDate);
    if (outcome.kind === 'done') return onAnswer(outcome.value);
    const key = outcome.error instanceof ApiError ? outcome.error.key : 'internal';
    setProblem(key === 'invalid_input' ? t('invalid') : errorText(key));
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p>{t('why', { age })}</p>
      <Field
        label={t('born')}
        type="date"
        autoComplete="bday"
        value={birthDate}
        error={problem ?? undefined}
        onChange={(typed) => {
          setBirthDate(typed);
          setProblem(null);
        }}
      />
      <button type="submit" className="button w-full" disabled={isPending}>
        {t('save')}
      </button>
      <p className="text-muted">{t('kept')}</p>
    </form>
  );
}

/** Asks once when the diner was born (rule people/age). */
export function AgeQuestion() {
  const { tenant } = useApp();
  const t = useTranslations('Age');
  const question = useStore(ageQuestionStore, (state) => state.question);
  const [isRefused, setRefused] = useState(false);
  const age = legalAgeOf(tenant.country);
  if (!question) return null;
  return (
    <Dialog onClose={question.stop} title={t('title')} closeLabel={t('close')}>
      {isRefused ? (
        <Refused age={age} onClose={question.stop} />
      ) : (
        <Birthday age={age} onAnswer={(isOfAge) => (isOfAge ? question.isOfAge() : setRefused(true))} />
      )}
    </Dialog>
  );
}
