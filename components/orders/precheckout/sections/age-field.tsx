'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import type { CartIssueKey } from '@/lib/domain/cart/cart-issues';
import { legalAgeOf } from '@/lib/domain/people/age';
import { FormField } from './form-field';

/** Says at once whether the diner is of age (rule people/age). */
export function AgeField({ issues }: { issues: readonly { key: CartIssueKey }[] }) {
  const t = useTranslations('Checkout');
  const { tenant } = useApp();
  const errorText = useErrorText(tenant);
  const age = legalAgeOf(tenant.country);
  const isYoung = issues.some(({ key }) => key === 'under_age');
  return (
    <FormField
      name="birthDate"
      label={t('age_title')}
      hint={t('age_note', { age })}
      type="date"
      autoComplete="bday"
      error={isYoung ? errorText('under_age', { age }) : undefined}
    />
  );
}
