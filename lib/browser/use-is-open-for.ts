import { useApp } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';

/** Whether the page's branch is open for a service now; false where the page is of no branch. */
export function useIsOpenFor(service: string): boolean {
  const hours = useApp().screen.supplier?.hours;
  const now = useNow();
  return hours !== undefined && resolveOpenState({ hours, at: now, service }).open;
}
