import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ShareDish } from '@/components/menu/product/share-dish';
import { useViewedProduct } from '@/components/menu/product/use-viewed-product';
import { findShareSlot, readViewedProduct } from '@/lib/browser/menu-markup/own-product';

/** A product's own page is looked at before anything of it is asked for (rule visit/events), and can be shared. */
export function ViewedOwn() {
  const [viewed] = useState(readViewedProduct);
  const [slot] = useState(findShareSlot);
  useViewedProduct(viewed);
  return viewed && slot && createPortal(<ShareDish id={viewed.id} name={viewed.name} />, slot);
}
