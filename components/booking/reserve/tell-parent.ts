/** The page around the frame hears that a table was booked, and nothing of whom or when (rule booking/popup). */
export function tellParent({
  origins,
  own = window,
}: {
  origins: readonly string[];
  own?: Pick<Window, 'parent'>;
}): void {
  if (own.parent === own) return;
  for (const origin of origins) own.parent.postMessage({ type: 'booking:created' }, origin);
}
