import { useUnpressed } from './use-unpressed';

type Notes = { id: string; hint?: string | undefined; error?: string | undefined };

/** The ids of the notes that describe the field, for assistive technology. */
export const describedBy = ({ id, hint, error }: Notes): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Says below a field what it is for, and what is wrong with it. */
export function FieldNotes({ id, hint, error: found }: Notes) {
  const error = useUnpressed(found);
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className="text-muted">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
    </>
  );
}
