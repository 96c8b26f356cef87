'use client';

import { AmountField } from '@/components/staff/amount-field';
import { printTyped } from '@/lib/domain/money/typed-amount';
import { amountOf } from '@/lib/domain/shop/typed-money';
import { useEditing } from '../editing-context';
import { type Edited, usePlace } from './use-place';

/**
 * An amount in the currency of the restaurant. What is typed and is no amount stays in the field, and holds back the saving.
 * @param isNullable an empty field stands as null @param isLeftOut an empty field is left out
 */
export function MoneyEdit({
  at,
  label,
  hint,
  isNullable = false,
  isLeftOut = false,
  isBare = false,
}: Edited & { isNullable?: boolean; isLeftOut?: boolean; isBare?: boolean }) {
  const { facts, typedAt, type, leave } = useEditing();
  const { value, set, error } = usePlace(at);
  const { currency } = facts;
  const printed = typeof value === 'number' ? printTyped(value, currency) : '';
  const change = (text: string) => {
    const isEmpty = text.trim() === '' && (isNullable || isLeftOut);
    const amount = isEmpty ? null : amountOf({ text }, currency);
    type(at, text, amount === null && !isEmpty);
    if (amount !== null || isEmpty) set(amount ?? (isLeftOut ? undefined : null));
  };
  return (
    <AmountField
      {...{ label, currency, error, isBare }}
      {...(hint === undefined ? {} : { hint })}
      value={typedAt(at)?.text ?? printed}
      onChange={change}
      onLeave={() => leave(at)}
    />
  );
}
