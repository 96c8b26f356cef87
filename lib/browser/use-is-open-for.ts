import { useApp } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import { type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';

/** How the page's branch stands for a service now; null where the page is of no branch. */
export function useOpenState(service: string): OpenState | null {
  const hours = useApp().screen.supplier?.hours;
  const now = useNow();
  return hours ? resolveOpenState({ hours, at: now, service }) : null;
}

export const useIsOpenFor = (service: string): boolean => useOpenState(service)?.open === true;
