import { useState } from 'react';

/** A field that need not be filled in: shown once it was asked for, or something is known, and while that is changed. */
export function useAddedField(text: string) {
  const [isAdded, setAdded] = useState(false);
  const [isKept, setKept] = useState(false);
  if (text !== '' && !isKept) setKept(true);
  return { isShown: isAdded || isKept, isAdded, add: () => setAdded(true) };
}
