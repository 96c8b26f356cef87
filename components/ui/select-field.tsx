'use client';

import { useId } from 'react';
import { describedBy, FieldNotes } from './field-notes';

export function SelectField({
  label,
  empty,
  value,
  options,
  disabled = false,
  error,
  onChange,
  onBlur,
}: {
  label: string;
  /** The text of no choice; without it there is always one. */
  empty?: string;
  value: string;
  options: readonly { value: string; text: string; disabled?: boolean }[];
  disabled?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldNotes {...{ id, error }} />
    </div>
  );
}
