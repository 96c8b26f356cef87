import type { FieldPlace } from '@/lib/domain/shop/draft/draft';
import { useEditing } from '../editing-context';

/** Shared by the fields of a thing. `at`: the value that it edits. */
export type Edited = { at: FieldPlace; label: string; hint?: string | undefined };

/** A value of the shop as a field edits it. */
export function usePlace(at: FieldPlace) {
  const { valueIn, set, isDirty, problemOf } = useEditing();
  return {
    value: valueIn(at),
    set: (to: unknown) => set(at, to),
    isEdited: isDirty(at),
    error: problemOf(at),
  };
}
