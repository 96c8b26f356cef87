'use client';

import { createContext, useContext } from 'react';
import type { FieldPlace } from '@/lib/domain/shop/draft/draft';
import type { MenuDocument } from '@/lib/queries/staff/shop';

export type Product = MenuDocument['products'][number];
type Sheet = {
  product: Product;
  menu: MenuDocument;
  /** A field of the product. */
  at: (...field: string[]) => FieldPlace;
};
export const ProductContext = createContext<Sheet | null>(null);

/** @throws outside a product's sheet */
export function useProduct(): Sheet {
  const sheet = useContext(ProductContext);
  if (!sheet) throw new Error('useProduct needs a ProductContext above it');
  return sheet;
}
