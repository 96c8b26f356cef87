'use client';

import { Field } from '@/components/ui/field';
import { type Edited, usePlace } from './use-place';

/** An hour of a day, `19:30`, or a date, `2026-12-24`; an empty field stands as null. */
export function TimeEdit({ at, label, hint, type = 'time' }: Edited & { type?: 'time' | 'date' }) {
  const { value, set, error } = usePlace(at);
  return (
    <Field
      {...{ label, hint, error, type }}
      value={typeof value === 'string' ? value : ''}
      onChange={(to) => set(to === '' ? null : to)}
    />
  );
}
