'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdPageSoon } from '@/lib/browser/document/hold-page';
import { useSheetEntry } from './sheet-history';

/**
 * What holds the screen until it is answered, in the browser's own modal dialog: the page beneath is inert, focus
 * goes in and comes back. Closes by back button, Escape and its ground.
 * @param titleId of the element that names it
 * @param urgent read out at once, for what went wrong
 */
export function Modal({
  onClose,
  titleId,
  children,
  className = '',
  urgent = false,
}: {
  onClose: () => void;
  titleId: string;
  children: ReactNode;
  className?: string;
  urgent?: boolean;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useSheetEntry(onClose);
  // Before it is shown: an Escape that nobody hears would close the dialog and leave its owner open.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    // A text that is marked from inside to the ground ends there as a click as well.
    const click = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) close.current();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // A browser that is asked twice closes without asking.
    const closed = () => dialog.isConnected && close.current();
    const listeners = { pointerdown: press, click, cancel, close: closed };
    for (const [name, listener] of Object.entries(listeners)) dialog.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) dialog.removeEventListener(name, listener);
    };
  }, []);
  useLayoutEffect(() => {
    const [dialog, cameFrom] = [element.current, document.activeElement];
    const stop = dialog ? holdPageSoon(dialog) : undefined;
    return () => {
      stop?.();
      // While it is open, nothing beneath takes the focus.
      dialog?.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`sheet-ground ${className}`}
      aria-labelledby={titleId}
      aria-modal
      {...(urgent ? { role: 'alertdialog' } : {})}
    >
      {children}
    </dialog>
  );
}
