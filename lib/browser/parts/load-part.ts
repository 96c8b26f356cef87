import { holdPage } from '@/lib/browser/document/hold-page';
import { reportFailure } from '@/lib/reporting/reporter';

/** In every document; needs no other script (rule platform/late-parts). */
export const PART_NOTICE_ID = 'part-notice';
/** After that time a part is reported as missing (rule platform/late-parts). */
const LIMIT_MS = 120_000;

function findNotice(): HTMLDialogElement | null {
  const found = document.getElementById(PART_NOTICE_ID);
  return found instanceof HTMLDialogElement ? found : null;
}

/** Keeps the page and its input; closes when the connection is back. */
function closeWhenOnline(notice: HTMLDialogElement): void {
  const close = () => notice.close();
  addEventListener('online', close, { once: true });
  notice.addEventListener('close', () => removeEventListener('online', close), { once: true });
}

/** Offers to reload, or to wait for the connection. */
export function sayPartIsMissing(): void {
  const notice = findNotice();
  if (!notice || notice.open) return;
  const hasConnection = navigator.onLine;
  notice.dataset.connection = hasConnection ? 'up' : 'dead';
  if (!hasConnection) closeWhenOnline(notice);
  holdPage(notice);
  if (!hasConnection) return;
  // The action, before the close button.
  notice.querySelector('a')?.focus();
}

/**
 * Loads a part that nobody waits for: the caller handles failures, a hanging one is reported after 120 s until it comes
 * (guarantee/slow-part). The chunk loader retries once (rule platform/late-parts).
 */
export async function watchPart<T>(load: () => Promise<T>): Promise<T> {
  let told = false;
  const alarm = setTimeout(() => {
    told = true;
    sayPartIsMissing();
    reportFailure({ error: new Error('A part of the page did not come in time'), kind: 'loader' });
  }, LIMIT_MS);
  try {
    const part = await load();
    if (told) findNotice()?.close();
    return part;
  } catch (error) {
    reportFailure({ error, kind: 'loader' });
    throw error;
  } finally {
    clearTimeout(alarm);
  }
}

/** Loads a part that the diner asked for: a failure is told at once. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await watchPart(load);
  } catch (error) {
    sayPartIsMissing();
    throw error;
  }
}
