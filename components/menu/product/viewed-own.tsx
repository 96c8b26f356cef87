import { useState } from 'react';
import { readViewedProduct } from '@/lib/browser/menu-markup/own-product';
import { useViewedProduct } from './use-viewed-product';

/** A product's own page is looked at before anything of it is asked for (rule visit/events). */
export function ViewedOwn(): null {
  useViewedProduct(useState(readViewedProduct)[0]);
  return null;
}
