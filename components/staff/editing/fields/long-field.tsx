import { useId } from 'react';
import { describedBy, FieldNotes } from '@/components/ui/field-notes';

/** A field of several lines, which grows with its text. */
export function LongField({
  label,
  hint,
  error,
  value,
  onChange,
  maxLength,
  lang,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number | undefined;
  lang?: string;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...{ id, value, maxLength, lang }}
        className="input edit-long"
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
