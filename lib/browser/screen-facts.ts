import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';

/** The element of a document that says which screen it is. */
export const SCREEN_MARK_ID = 'screen';

export const printScreen = (facts: ScreenFacts): string => JSON.stringify(facts).replaceAll('<', '\\u003c');

/** Which screen this document is; null in one that does not say. */
export function readScreen(): ScreenFacts | null {
  const printed = document.getElementById(SCREEN_MARK_ID)?.textContent;
  // Written by `printScreen` of this very build.
  return printed ? (JSON.parse(printed) as ScreenFacts) : null;
}
