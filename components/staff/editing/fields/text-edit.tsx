'use client';

import { Field } from '@/components/ui/field';
import { LongField } from './long-field';
import { type Edited, usePlace } from './use-place';

/** A line of text, or several. @param isNullable an empty text stands as null @param most letters */
export function TextEdit({
  at,
  label,
  hint,
  isLong = false,
  isNullable = false,
  most,
}: Edited & { isLong?: boolean; isNullable?: boolean; most?: number }) {
  const { value, set, error } = usePlace(at);
  const text = typeof value === 'string' ? value : '';
  const change = (to: string) => set(to === '' && isNullable ? null : to);
  const shared = { label, hint, error, value: text, onChange: change };
  if (isLong) return <LongField {...shared} maxLength={most} />;
  return <Field {...shared} autoComplete="off" {...(most === undefined ? {} : { maxLength: most })} />;
}
