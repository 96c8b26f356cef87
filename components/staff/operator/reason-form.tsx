'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { MOST_REASON } from '@/lib/domain/staff/operators/operators';

/** Fewer letters say nothing. */
const LEAST = 3;

/** An act with its reason, which the restaurant reads in its history. */
export function ReasonForm({
  go,
  hint,
  isDanger = false,
  onGo,
}: {
  go: string;
  hint: string;
  isDanger?: boolean;
  onGo: (reason: string) => Promise<void>;
}) {
  const t = useTranslations('StaffOperator');
  const [reason, setReason] = useState('');
  const { press, isPending, fault } = useSending(onGo);
  const given = reason.trim();
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length >= LEAST) press(given);
      }}
    >
      <Field
        {...{ label: t('reason'), hint, value: reason, onChange: setReason }}
        {...{ maxLength: MOST_REASON, autoComplete: 'off' }}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button
        type="submit"
        className={isDanger ? 'button button-quiet button-danger' : 'button'}
        disabled={isPending || given.length < LEAST}
      >
        {go}
      </button>
    </form>
  );
}
