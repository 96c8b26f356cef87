import { findForward, hideForward } from './forward-notice';
import { nameOfListed } from './listed-branches';

/** Assistive technology only sends clicks. */
export const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

export function announceForward({ slug, otherwise }: { slug: string; otherwise: string }): void {
  const notice = findForward()?.firstElementChild;
  const text = notice?.querySelector<HTMLElement>('[data-forward]');
  if (!notice || !text) return;
  text.textContent = (text.dataset.forward ?? '').replace('{name}', nameOfListed(slug) ?? otherwise);
  notice.removeAttribute('hidden');
}

export const wasStopped = (): boolean => findForward()?.dataset.stopped !== undefined;

let stop: AbortSignal | null = null;

/** Aborted by the first touch, key or click, which hides the notice. */
export function stopOf(): AbortSignal {
  if (stop) return stop;
  const controller = new AbortController();
  stop = controller.signal;
  const stay = () => {
    hideForward();
    controller.abort();
  };
  if (wasStopped()) controller.abort();
  for (const touch of TOUCHES) {
    addEventListener(touch, stay, { once: true, passive: true, capture: true });
  }
  return stop;
}
