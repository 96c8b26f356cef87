import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';

/** The part of the document that says where the diner is led. */
export const FORWARD_ID = 'forward';
/** What shows the list: assistive technology presses a button with a click alone. */
export const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

const forward = () => document.getElementById(FORWARD_ID);
const rowOf = (slug: string) => document.querySelector<HTMLElement>(`[data-branch="${slug}"]`);

/** Whether a listed branch is open for a service, or at all for null; one that is not listed is not gone to. */
export function isOpenNow({ slug, service }: { slug: string; service: ServiceChoice | null }): boolean {
  const written = rowOf(slug)?.dataset.hours;
  if (written === undefined) return false;
  // Written by the list of this very build.
  const hours = JSON.parse(written) as OpeningHours;
  return resolveOpenState({ hours, at: new Date(), ...(service ? { service } : {}) }).open;
}

export const nameOfBranch = (slug: string): string | undefined => rowOf(slug)?.dataset.name;

/** Shows the list, and that nobody is led anywhere. */
export function showList(): void {
  document.getElementById(LIST_ID)?.removeAttribute('hidden');
  forward()?.firstElementChild?.setAttribute('hidden', '');
}

/** Says where the diner is led. */
export function announceForward(name: string): void {
  const notice = forward()?.firstElementChild;
  const text = notice?.querySelector<HTMLElement>('[data-forward]');
  if (!notice || !text) return;
  text.textContent = (text.dataset.forward ?? '').replace('{name}', name);
  notice.removeAttribute('hidden');
}

/** Whether the document's own script has shown the list already. */
export const wasStopped = (): boolean => forward()?.dataset.stopped !== undefined;

let stop: AbortSignal | null = null;

/** Is aborted by the first touch, key or click, which also shows the list: whoever is at work on the page stays on it. */
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
