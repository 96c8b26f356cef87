'use client';

import { useEffect, useState } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import { useLastAdded } from '@/lib/queries/cart/add-product';
import { RelatedProducts } from './related-products';

/** Suggestions for the dish just added, until the cart is opened; once closed, they stay away. */
export function AfterAdding({ cart, isOpen }: { cart: Cart; isOpen: boolean }) {
  const added = useLastAdded();
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (isOpen && added) setSeen((before) => Math.max(before, added.at));
  }, [isOpen, added]);
  if (isOpen || added === null || added.at <= seen) return null;
  return <RelatedProducts cart={cart} onClose={() => setSeen(Number.POSITIVE_INFINITY)} />;
}
