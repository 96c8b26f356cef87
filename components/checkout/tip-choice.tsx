'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Field } from '@/components/ui/field';
import type { TipAnswer, TipDraft } from './tip-draft';

/** Room for the button that stands over the lower end of the page. */
const ABOVE_THE_BUTTON = '0px 0px -80px 0px';

/** The question about a tip: yes with the suggestion, no, or another amount. */
export function TipChoice({
  said: { answer, amount },
  percent,
  error,
  onChange,
  onSeen,
}: {
  said: TipDraft;
  percent: number;
  error: string | undefined;
  onChange: (said: TipDraft) => void;
  /** Called once most of the question is in view; null where that is known already. */
  onSeen: (() => void) | null;
}) {
  const t = useTranslations('Checkout');
  const note = useId();
  const group = useRef<HTMLDivElement>(null);
  const tellSeen = useEffectEvent(() => onSeen?.());
  const waits = onSeen !== null;
  useEffect(() => {
    if (!waits || !group.current) return;
    const look: IntersectionObserverCallback = (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tellSeen();
    };
    const observer = new IntersectionObserver(look, { threshold: 0.75, rootMargin: ABOVE_THE_BUTTON });
    observer.observe(group.current);
    return () => observer.disconnect();
  }, [waits]);
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
      <div
        ref={group}
        role="radiogroup"
        className="grid gap-2"
        aria-label={t('tip_title')}
        aria-describedby={note}
      >
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
