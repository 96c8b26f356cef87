'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import type { Cart } from '@/lib/contract/cart';
import { readAmount } from '@/lib/domain/money';

type Tip = Cart['tip_choice'];
type Answer = 'yes' | 'no' | 'other';

/** Asked, never slipped in: yes with the suggestion, no, or another amount (decision 50). */
export function TipChoice({
  tip,
  error,
  onChange,
}: {
  tip: Tip;
  error: string | undefined;
  onChange: (tip: Tip) => void;
}) {
  const t = useTranslations('Checkout');
  const [answer, setAnswer] = useState<Answer>(
    tip.include === 'NO' ? 'no' : tip.customValue > 0 ? 'other' : 'yes',
  );
  const [amount, setAmount] = useState(tip.customValue > 0 ? String(tip.customValue) : '');
  const say = (next: Answer, value = amount) => {
    setAnswer(next);
    const customValue = next === 'other' ? readAmount(value) : 0;
    const includes = next === 'yes' || (next === 'other' && customValue > 0);
    onChange({ include: includes ? 'YES' : 'NO', percent: tip.percent, customValue });
  };
  const labels: Record<Answer, string> = {
    yes: t('tip_yes', { percent: tip.percent }),
    no: t('tip_no'),
    other: t('tip_other'),
  };
  return (
    <div className="grid gap-2">
      <p className="text-muted">{t('tip_note')}</p>
      {(['yes', 'no', 'other'] as const).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="tip" checked={answer === one} onChange={() => say(one)} />
          <span>{labels[one]}</span>
        </label>
      ))}
      {answer === 'other' && (
        <Field
          label={t('tip_other')}
          inputMode="decimal"
          value={amount}
          error={error}
          onChange={setAmount}
          onBlur={() => say('other')}
        />
      )}
    </div>
  );
}
