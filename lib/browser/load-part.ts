import { reportFailure } from '@/lib/reporting/reporter';
import { holdPage } from './document/hold-page';

/** The dialog of the document for a part that does not load; it needs no other script (rule platform/late-parts). */
export const PART_NOTICE_ID = 'part-notice';
/** A part that takes longer is reported as missing (rule platform/late-parts). */
const LIMIT_MS = 120_000;

function findNotice(): HTMLDialogElement | null {
  const found = document.getElementById(PART_NOTICE_ID);
  return found instanceof HTMLDialogElement ? found : null;
}

/** Without a line the page stays as it is, with what was typed, and the notice goes when the line is back. */
function closeWithLine(notice: HTMLDialogElement): void {
  const close = () => notice.close();
  addEventListener('online', close, { once: true });
  notice.addEventListener('close', () => removeEventListener('online', close), { once: true });
}

/** Says that a part of the page does not come: offers to load the page again, or to wait for the line. */
export function sayPartIsMissing(): void {
  const notice = findNotice();
  if (!notice || notice.open) return;
  const hasLine = navigator.onLine;
  notice.dataset.line = hasLine ? 'up' : 'dead';
  if (!hasLine) closeWithLine(notice);
  holdPage(notice);
  if (!hasLine) return;
  // What helps, before what only closes.
  notice.querySelector('a')?.focus();
}

/**
 * Loads a part of the page that nobody waits for yet: a failure is the caller's, but one that hangs is told after
 * 120 s (guarantee/slow-part), and taken back when it comes after all. The browser's chunk loader tries once more by
 * itself before it fails (rule platform/late-parts).
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
