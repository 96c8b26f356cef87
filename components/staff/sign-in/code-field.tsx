'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';

/** A code of the app, or one of the recovery codes, which have letters. */
export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useTranslations('Staff');
  return (
    <Field
      {...{ label: t('factor_code'), hint: t('factor_code_hint'), value, onChange }}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
