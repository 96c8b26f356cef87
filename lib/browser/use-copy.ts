import { useEffect, useState } from 'react';

/** Long enough to be read; then the button says again what it does. */
const SHOWN_MS = 4_000;

/** `refused`: the browser did not let us copy, so the text is to be shown, to be copied by hand. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Closed by the diner, or open already. */
const hasSheet = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** Copies a text and says what became of it; `share` gives it to the phone's own sheet where there is one. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string): Promise<void> => {
    // Absent on pages without TLS and in old browsers.
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'copied' : 'refused');
  };
  const share = (data: ShareData, text: string): Promise<void> =>
    'share' in navigator
      ? navigator.share(data).catch((error: unknown) => (hasSheet(error) ? undefined : copy(text)))
      : copy(text);
  return { state, copy, share };
}
