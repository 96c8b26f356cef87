import { type RefObject, useEffect, useRef, useState } from 'react';

const WRONG = '[aria-invalid="true"], [data-wrong="true"]';
const FOCUSABLE = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:enabled`).join(', ');

/** @returns whether anything is marked */
export function focusFirstWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>(WRONG);
  const target = wrong?.matches(`${FOCUSABLE}, [tabindex]`)
    ? wrong
    : wrong?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  // Centred, away from bars.
  target?.scrollIntoView({ block: 'center' });
  return target !== null && target !== undefined;
}

/** Focuses the first problem once the page shows it. @param otherwise when nothing is marked @returns `refuse` */
export function useFirstWrong<T>({
  wrong,
  otherwise,
}: {
  wrong: T;
  otherwise: RefObject<HTMLElement | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const shown = JSON.stringify(wrong);
  useEffect(() => {
    if (awaited !== shown || !form.current) return;
    setAwaited(null);
    if (!focusFirstWrong(form.current)) otherwise.current?.focus();
  }, [awaited, shown, otherwise]);
  return { form, refuse: (toBeSaid: T = wrong) => setAwaited(JSON.stringify(toBeSaid)) };
}
