'use client';

import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { Product } from '@/lib/contract/menu/menu';
import { usePiecesInCart } from './add-bar';
import { BundleNote } from './bundle-note';

/** Counts the pieces that are chosen, and are to be added to the cart. */
export function BundleNoteOfCart({
  product,
  count,
  timezone,
}: {
  product: Product;
  count: number;
  timezone: string;
}) {
  const { before } = usePiecesInCart(product.id);
  return (
    <BundleNote
      promo={product.promo}
      count={before + count}
      timezone={timezone}
      service={useChosenService()}
    />
  );
}
