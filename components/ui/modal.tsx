'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { holdPageSoon } from '@/lib/browser/document/hold-page';
import { useSheetEntry } from './sheet-history';

type DialogRef = RefObject<HTMLDialogElement | null>;

function useDialogEvents(element: DialogRef, close: RefObject<() => void>): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    // Dragging a selection out clicks the backdrop.
    const click = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) close.current();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // A second Escape closes without asking.
    const closed = () => dialog.isConnected && close.current();
    const listeners = { pointerdown: press, click, cancel, close: closed };
    for (const [name, listener] of Object.entries(listeners)) dialog.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) dialog.removeEventListener(name, listener);
    };
  }, [element, close]);
}

/** The focus returns where it was. */
function useHeldPage(element: DialogRef): void {
  useLayoutEffect(() => {
    const [dialog, cameFrom] = [element.current, document.activeElement];
    const stop = dialog ? holdPageSoon(dialog) : undefined;
    return () => {
      stop?.();
      dialog?.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [element]);
}

/** Closes by back button, Escape and backdrop. @param titleId of the naming element @param urgent read out at once */
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
  // Before it shows: an unheard Escape would close it behind its owner.
  useDialogEvents(element, close);
  useHeldPage(element);
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
