'use client';

import { useId } from 'react';
import { describedBy, FieldNotes } from '@/components/ui/field-notes';
import { type Edited, usePlace } from './use-place';

/** Something that is so or is not. */
export function SwitchEdit({ at, label, hint }: Edited) {
  const id = useId();
  const { value, set, error } = usePlace(at);
  return (
    <div className="field">
      <label className="edit-switch">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={describedBy({ id, hint, error })}
          onChange={(event) => set(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
