'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/shell/error-text';
import { Field } from '@/components/ui/field';
import { isAdult } from '@/lib/domain/age';
import type { CartIssueKey } from '@/lib/domain/cart-issues';
import { useVisit } from '@/lib/visit/visit-provider';

/** When somebody who orders alcohol was born; whether they are of age is said as soon as it is known. */
export function AgeField({
  birthDate,
  issues,
  tried,
  onChange,
}: {
  birthDate: string;
  /** What the server said and still holds. */
  issues: readonly { key: CartIssueKey }[];
  /** The form was refused. */
  tried: boolean;
  onChange: (birthDate: string) => void;
}) {
  const { tenant, screen } = useVisit();
  const t = useTranslations('Checkout');
  const errorText = useErrorText(tenant);
  const [hasLeft, setHasLeft] = useState(false);
  const [now] = useState(() => new Date());
  const timezone = screen.supplier?.timezone ?? 'UTC';
  const adult = isAdult({ birthDate, at: now, timezone });
  const isTold = tried || hasLeft;
  const isYoung = issues.some(({ key }) => key === 'under_age') || (isTold && adult === false);
  const isMissing = isTold && adult === null;
  return (
    <Field
      label={t('age_title')}
      hint={t('age_note')}
      type="date"
      autoComplete="bday"
      value={birthDate}
      error={isYoung ? errorText('under_age') : isMissing ? errorText('age_required') : undefined}
      onChange={onChange}
      onBlur={() => setHasLeft(true)}
    />
  );
}
