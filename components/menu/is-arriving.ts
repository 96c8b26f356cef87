import { hasScrolled } from '@/lib/browser/taps/early-taps';

/**
 * A new page whose diner has not scrolled. On a slow one the browser's own jump to an anchor gets lost or misses it,
 * because cards above take their height late. A reload and the way back bring their own place.
 */
export function isArriving(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && !hasScrolled();
}
