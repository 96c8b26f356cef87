import { type ComponentProps, useEffect } from 'react';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { loadPart } from '@/lib/browser/parts/load-part';
import type { ShowWaiter as ShowWaiterType } from './show-waiter';

/** The code for the waiter, loaded when it is shown. */
export const ShowWaiter = lazyPart<ComponentProps<typeof ShowWaiterType>>(() =>
  loadPart(() => import('./show-waiter')).then((one) => one.ShowWaiter),
);

/** Loads it while there is a signal: without one it is too late. */
export function useShowWaiterAhead() {
  useEffect(() => {
    void import('./show-waiter').catch(() => undefined);
  }, []);
}
