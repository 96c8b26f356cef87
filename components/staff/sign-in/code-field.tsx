'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import type { useAskedCode } from './use-asked-code';

/** A code of the app, or one of the recovery codes, which have letters. */
export function CodeField({
  value,
  onChange,
  inputRef,
}: {
  value: string;
  onChange: (code: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const t = useTranslations('Staff');
  return (
    <Field
      {...{ label: t('factor_code'), hint: t('factor_code_hint'), value, onChange }}
      {...(inputRef && { inputRef })}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The field that a form gets once the backend asks for a code: it is said, and has the focus. */
export function AskedCode({
  asked: { isAsked, code, setCode },
}: {
  asked: Pick<ReturnType<typeof useAskedCode>, 'isAsked' | 'code' | 'setCode'>;
}) {
  const t = useTranslations('Staff');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  return (
    <>
      <p role="status">{isAsked ? t('factor_asked') : ''}</p>
      {isAsked && <CodeField value={code} onChange={setCode} inputRef={input} />}
    </>
  );
}
