'use client';

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StateOf, StoreName } from '@/lib/stores/create-stores';
import type { Visit } from './browser-visit';

const VisitContext = createContext<Visit | null>(null);
export const VisitProvider = VisitContext.Provider;

/** @throws outside a `VisitProvider` */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}

export function useSlice<N extends StoreName, T>(name: N, select: (state: StateOf<N>) => T): T {
  const store = useVisit().stores[name];
  // Safe: the store of a name has that name's state.
  return useStore(store as never, select as (state: unknown) => unknown) as T;
}
