import { afterPaint } from './after-paint';
import { keepScrollBarsRoom } from './scroll-bar';

/** At most one dialog waits to become modal. */
let makeModal: (() => void) | null = null;

export function holdPage(dialog: HTMLDialogElement): void {
  makeModal?.();
  keepScrollBarsRoom();
  dialog.showModal();
}

/** Becomes modal after paint: that restyles the whole document (guarantee/tap-response). @returns cancels it */
export function holdPageSoon(dialog: HTMLDialogElement): () => void {
  if (document.querySelector('dialog[open]')) {
    holdPage(dialog);
    return () => undefined;
  }
  keepScrollBarsRoom();
  dialog.show();
  const stop = () => {
    cancel();
    document.removeEventListener('keydown', become, true);
    if (makeModal === become) makeModal = null;
  };
  const become = () => {
    const focused = document.activeElement;
    stop();
    // Not closed in between, which would fire an event.
    dialog.removeAttribute('open');
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  };
  let cancel = afterPaint(() => {
    cancel = afterPaint(become);
  });
  document.addEventListener('keydown', become, true);
  makeModal = become;
  return stop;
}
