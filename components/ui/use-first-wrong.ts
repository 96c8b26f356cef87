import { type RefObject, useEffect, useRef, useState } from 'react';

const WRONG = '[aria-invalid="true"], [data-wrong="true"]';
const FOCUSABLE = 'input, select, textarea, button';

/** Moves the focus to what is wrong first on the page. @returns whether anything is marked as wrong */
function focusFirstWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>(WRONG);
  const target = wrong?.matches(`${FOCUSABLE}, [tabindex]`)
    ? wrong
    : wrong?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  // In the middle, where no bar lies over it or over what is said below it.
  target?.scrollIntoView({ block: 'center' });
  return target !== null && target !== undefined;
}

/**
 * Where the focus goes when a form is refused: to what is wrong first, as it stands on the page, once the page says so.
 * @param said what the page says is wrong
 * @param otherwise where nothing on the page is marked
 * @returns `refuse`, which is told what the page is going to say; left out, it says so already
 */
export function useFirstWrong<T>({ said, otherwise }: { said: T; otherwise: RefObject<HTMLElement | null> }) {
  const form = useRef<HTMLFormElement>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const shown = JSON.stringify(said);
  useEffect(() => {
    if (awaited !== shown || !form.current) return;
    setAwaited(null);
    if (!focusFirstWrong(form.current)) otherwise.current?.focus();
  }, [awaited, shown, otherwise]);
  return { form, refuse: (toBeSaid: T = said) => setAwaited(JSON.stringify(toBeSaid)) };
}
