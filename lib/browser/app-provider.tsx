'use client';

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StateOf, StoreName } from '@/lib/stores/create-stores';
import type { BrowserApp } from './browser-app';

const AppContext = createContext<BrowserApp | null>(null);
export const AppProvider = AppContext.Provider;

/** @throws outside an `AppProvider` */
export function useApp(): BrowserApp {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

export function useSlice<N extends StoreName, T>(name: N, select: (state: StateOf<N>) => T): T {
  const store = useApp().stores[name];
  // Safe: the store of a name has that name's state.
  return useStore(store as never, select as (state: unknown) => unknown) as T;
}
