'use client';

import { SelectField } from '@/components/ui/select-field';
import { type Edited, usePlace } from './use-place';

/** One of several. @param empty the text of none, which stands as null */
export function ChoiceEdit({
  at,
  label,
  options,
  empty,
}: Omit<Edited, 'hint'> & { options: readonly { value: string; text: string }[]; empty?: string }) {
  const { value, set, error } = usePlace(at);
  return (
    <SelectField
      {...{ label, options, error }}
      {...(empty === undefined ? {} : { empty })}
      value={typeof value === 'string' ? value : ''}
      onChange={(to) => set(to === '' ? null : to)}
    />
  );
}
