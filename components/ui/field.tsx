'use client';

import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes';
import { FilledInput } from './filled-input';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'autoComplete'
  | 'maxLength'
  | 'placeholder'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'pattern'
>;

export function Field({
  label,
  hint,
  error,
  value,
  onChange,
  inputRef,
  isBare = false,
  ...native
}: Native & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The label is read out and not seen, because the place says it. */
  isBare?: boolean;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className={isBare ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <FilledInput
        {...native}
        id={id}
        inputRef={inputRef}
        className="input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onText={onChange}
      />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
