import { useEffect, useRef } from 'react';

/** A refusal or a change in the bar of a product, which grows upwards: nothing moves. Takes a lost button's focus. */
export function BarNews({ said: news, refused = null }: { said: string | null; refused?: string | null }) {
  const said = refused ?? news;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [said]);
  return (
    <p
      ref={note}
      role="status"
      tabIndex={-1}
      className={said === null ? 'sr-only' : `w-full ${refused === null ? 'font-semibold' : 'error'}`}
    >
      {said}
    </p>
  );
}
