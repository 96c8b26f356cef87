import { type OpeningHours, resolveOpenState } from '@/lib/domain/opening-hours';

/** The part of the document that says where the diner is led, and its parts. */
export const FORWARD_ID = 'forward';
export const LIST_ID = 'branches';

const forward = () => document.getElementById(FORWARD_ID);
const rowOf = (slug: string) => document.querySelector<HTMLElement>(`[data-branch="${slug}"]`);

/** Whether a listed branch is open; one that is not listed is not gone to. */
export function isOpenNow(slug: string): boolean {
  const hours = rowOf(slug)?.dataset.hours;
  // Written by the list of this very build.
  return (
    hours !== undefined && resolveOpenState({ hours: JSON.parse(hours) as OpeningHours, at: new Date() }).open
  );
}

export const nameOfBranch = (slug: string): string | undefined =>
  rowOf(slug)?.querySelector('h2')?.textContent ?? undefined;

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

/** Is aborted by the first touch or key, which also shows the list: whoever is at work on the page stays on it. */
export function stopOf(): AbortSignal {
  if (stop) return stop;
  const controller = new AbortController();
  stop = controller.signal;
  const stay = () => {
    showList();
    controller.abort();
  };
  if (wasStopped()) controller.abort();
  for (const touch of ['pointerdown', 'keydown', 'wheel'] as const) {
    addEventListener(touch, stay, { once: true, passive: true, capture: true });
  }
  return stop;
}
