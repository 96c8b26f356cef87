'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { Currency } from '@/lib/domain/money/currencies';
import { currencySign, formatAmount } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';

const EXAMPLE = 12_500;

/**
 * A field for money. The caller reads what is typed with `readTypedAmount`; that it is no amount is said once the field was left or
 * something was tried (rule staff/typed-amounts). @param error what else is wrong with it
 */
export function AmountField({
  label,
  hint,
  value,
  onChange,
  currency,
  isTried = false,
  error,
  isBare = false,
  onKeyDown,
  onLeave,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  currency: Currency;
  isTried?: boolean;
  error?: string | undefined;
  /** The label is read out and not seen. */
  isBare?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onLeave?: () => void;
}) {
  const t = useTranslations('Staff');
  const [isLeft, setLeft] = useState(false);
  const isUnread = value.trim() !== '' && readTypedAmount({ text: value, currency }) === null;
  const unread = t('amount_unread', { example: formatAmount({ amount: EXAMPLE, currency }) });
  return (
    <Field
      label={`${label} (${currencySign(currency)})`}
      {...{ hint, value, onChange, isBare }}
      {...(onKeyDown ? { onKeyDown } : {})}
      inputMode="decimal"
      autoComplete="off"
      onBlur={() => {
        setLeft(true);
        onLeave?.();
      }}
      error={isUnread ? (isLeft || isTried ? unread : undefined) : error}
    />
  );
}
