import { holdPage } from '@/lib/dom/hold-page';
import { reportFailure } from '@/lib/reporting/reporter';

/** The dialog of the document that says a part does not come; it needs no script but this (spec section 8). */
export const PART_NOTICE_ID = 'part-notice';
/** Spec section 9: loading a screen's chunk that takes longer is an error. */
const LIMIT_MS = 120_000;

function findNotice(): HTMLDialogElement | null {
  const found = document.getElementById(PART_NOTICE_ID);
  return found instanceof HTMLDialogElement ? found : null;
}

/** Says that a part of the page does not come, and offers to load the page again. */
export function sayPartIsMissing(): void {
  const notice = findNotice();
  if (!notice || notice.open) return;
  holdPage(notice);
  // What helps, before what only closes.
  notice.querySelector('a')?.focus();
}

/**
 * Loads a part of the page that nobody waits for yet: a failure is the caller's, but one that hangs is told after
 * 120 s (quality F17), and taken back when it comes after all. The browser's chunk loader tries once more by itself
 * before it fails (decision 87).
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
