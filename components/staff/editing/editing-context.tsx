'use client';

import { createContext, useContext } from 'react';
import type { Language } from '@/lib/domain/tenant/countries';
import type { ShopDraft } from './use-shop-draft';

/** @param shop some screens ask for no tenant: its languages are theirs to give */
type Editing = Omit<ShopDraft, 'shop' | 'base'> & {
  /** Those of the restaurant, its own first. */
  langs: readonly Language[];
  /** How names are read: the first that a text has. */
  languages: readonly Language[];
};
export const EditingContext = createContext<Editing | null>(null);

/** @throws outside an `Editing` */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an Editing above it');
  return editing;
}
