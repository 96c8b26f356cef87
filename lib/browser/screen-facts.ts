import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';

export const SCREEN_MARK_ID = 'screen';

export const printScreen = (facts: ScreenFacts): string => JSON.stringify(facts).replaceAll('<', '\\u003c');

export function readScreen(): ScreenFacts | null {
  const printed = document.getElementById(SCREEN_MARK_ID)?.textContent;
  // Safe: written by `printScreen` of this build.
  return printed ? (JSON.parse(printed) as ScreenFacts) : null;
}
