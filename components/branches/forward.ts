import { type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { findListedBranch } from './listed-branches';
import { findForward, showList } from './show-list';

/** Assistive technology only sends clicks. */
export const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

/** Null: any service. A branch outside the list is closed. */
export function openStateOf({ slug, service }: { slug: string; service: ServiceChoice | null }): OpenState {
  const row = findListedBranch(slug);
  if (!row) return { open: false, next: null };
  return resolveOpenState({ hours: row.hours, at: new Date(), ...(service ? { service } : {}) });
}

export const nameOfBranch = (slug: string): string | undefined => findListedBranch(slug)?.name;

export function announceForward(name: string): void {
  const notice = findForward()?.firstElementChild;
  const text = notice?.querySelector<HTMLElement>('[data-forward]');
  if (!notice || !text) return;
  text.textContent = (text.dataset.forward ?? '').replace('{name}', name);
  notice.removeAttribute('hidden');
}

export const wasStopped = (): boolean => findForward()?.dataset.stopped !== undefined;

let stop: AbortSignal | null = null;

/** Aborted by the first touch, key or click, which shows the list. */
export function stopOf(): AbortSignal {
  if (stop) return stop;
  const controller = new AbortController();
  stop = controller.signal;
  const stay = () => {
    showList();
    controller.abort();
  };
  if (wasStopped()) controller.abort();
  for (const touch of TOUCHES) {
    addEventListener(touch, stay, { once: true, passive: true, capture: true });
  }
  return stop;
}
