'use client';

import { createContext, useContext } from 'react';
import type { Edits } from '@/components/staff/editing/use-edits';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Language } from '@/lib/domain/tenant/countries';

type Menu = {
  slug: string;
  currency: Currency;
  /** How names are read: the first that a text has. */
  languages: readonly Language[];
  branches: readonly { slug: string; name: string }[];
  /** The same while the menu that stands is the same, so that a row is drawn for its own edits alone. */
  writers: Edits['writers'];
  /** Opens the sheet of a product; the same always. */
  open: (sku: string) => void;
};
export const MenuContext = createContext<Menu | null>(null);

/** @throws outside the screen of a menu */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuContext above it');
  return menu;
}
