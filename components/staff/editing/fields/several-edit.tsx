'use client';

import { useId } from 'react';
import { FieldNotes } from '@/components/ui/field-notes';
import { type Edited, usePlace } from './use-place';

/** Some of several, in the order in which they are offered; what is not offered stays. @param isNullable none stands as null */
export function SeveralEdit({
  at,
  label,
  hint,
  options,
  isNullable = false,
}: Edited & { isNullable?: boolean; options: readonly { value: string; text: string }[] }) {
  const id = useId();
  const { value, set, error } = usePlace(at);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choose = (one: string, isChosen: boolean) => {
    const left = [
      ...chosen.filter((before) => options.every((option) => option.value !== before)),
      ...options
        .filter((option) => (option.value === one ? isChosen : chosen.includes(option.value)))
        .map((option) => option.value),
    ];
    set(isNullable && left.length === 0 ? null : left);
  };
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="edit-several">
        {options.map((option) => (
          <label key={option.value} className="edit-switch">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => choose(option.value, event.target.checked)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
