import type { OpeningHours } from '@/lib/domain/branches/opening-hours';

const TOLD = 'branch-hours';

/** The branch of the document has other hours from now on. */
export const tellHours = (hours: OpeningHours): void =>
  void document.dispatchEvent(new CustomEvent(TOLD, { detail: hours }));

/** @returns the stop function */
export function followHours(onHours: (hours: OpeningHours) => void): () => void {
  // Safe: no other code sends this event.
  const hear = (event: Event) => onHours((event as CustomEvent<OpeningHours>).detail);
  document.addEventListener(TOLD, hear);
  return () => document.removeEventListener(TOLD, hear);
}
