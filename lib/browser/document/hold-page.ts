import { afterPaint } from './after-paint';
import { keepScrollBarsRoom } from './scroll-bar';

/** Makes the dialog modal that is open and not yet so; at most one is. */
let makeModal: (() => void) | null = null;

/** Opens a dialog above everything; the page beneath is inert. */
export function holdPage(dialog: HTMLDialogElement): void {
  makeModal?.();
  keepScrollBarsRoom();
  dialog.showModal();
}

/**
 * The same for what answers a tap. A modal dialog has the browser restyle the whole document as inert, so this one
 * lies over the page with the focus in it and becomes modal when it and what follows it have been painted, or with
 * the first key or the next dialog (guarantee/tap-response).
 * @returns what keeps it from becoming modal any more
 */
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
    // Not closed in between: nobody hears of it, and nothing is painted.
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
