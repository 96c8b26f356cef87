'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '@/components/ui/field';
import type { TipAnswer, TipDraft } from './tip-draft';

/** Asked, never slipped in: yes with the suggestion, no, or another amount (decision 50). */
export function TipChoice({
  said: { answer, amount },
  percent,
  error,
  onChange,
}: {
  said: TipDraft;
  percent: number;
  error: string | undefined;
  onChange: (said: TipDraft) => void;
}) {
  const t = useTranslations('Checkout');
  const note = useId();
  const labels: Record<TipAnswer, string> = {
    yes: t('tip_yes', { percent }),
    no: t('tip_no'),
    other: t('tip_other'),
  };
  return (
    <div className="grid gap-2">
      <p id={note} className="text-muted">
        {t('tip_note')}
      </p>
      <div role="radiogroup" className="grid gap-2" aria-label={t('tip_title')} aria-describedby={note}>
        {(['yes', 'no', 'other'] as const).map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="tip"
              checked={answer === one}
              onChange={() => onChange({ answer: one, amount })}
            />
            <span>{labels[one]}</span>
          </label>
        ))}
      </div>
      {answer === 'other' && (
        <Field
          label={t('tip_other')}
          inputMode="decimal"
          value={amount}
          error={error}
          onChange={(value) => onChange({ answer, amount: value })}
        />
      )}
    </div>
  );
}
