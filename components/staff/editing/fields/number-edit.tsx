'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { useEditing } from '../editing-context';
import { type Edited, usePlace } from './use-place';

const WHOLE = /^\d{1,9}$/;

/**
 * A whole number. What is typed and is none stays in the field, and holds back the saving.
 * @param isNullable an empty field stands as null
 */
export function NumberEdit({
  at,
  label,
  hint,
  least = 0,
  most,
  isNullable = false,
}: Edited & { least?: number; most?: number; isNullable?: boolean }) {
  const t = useTranslations('StaffEditing');
  const { typedAt, type, leave } = useEditing();
  const { value, set, error } = usePlace(at);
  const [isLeft, setLeft] = useState(false);
  const typed = typedAt(at);
  const change = (text: string) => {
    const bare = text.trim();
    const isEmpty = bare === '' && isNullable;
    const number = WHOLE.test(bare) ? Number(bare) : null;
    const isRead = number !== null && number >= least && (most === undefined || number <= most);
    type(at, text, !isRead && !isEmpty);
    if (isRead || isEmpty) set(isEmpty ? null : number);
  };
  const allowed = most === undefined ? t('number_from', { least }) : t('number_between', { least, most });
  return (
    <Field
      {...{ label, hint }}
      value={typed?.text ?? (typeof value === 'number' ? String(value) : '')}
      onChange={change}
      onBlur={() => {
        setLeft(true);
        leave(at);
      }}
      inputMode="numeric"
      autoComplete="off"
      error={typed?.isUnread && isLeft ? allowed : error}
    />
  );
}
