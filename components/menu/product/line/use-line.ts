import { useState } from 'react';
import type { Product } from '@/lib/contract/menu/menu';
import { type Line, offeredLine, startLine } from './line';

/** A line that begins once its product is there. @param begin with what; else as a new one */
export function useLine(product: Product | null, begin: (product: Product | null) => Line = startLine) {
  const [changed, setChanged] = useState<Line | null>(null);
  return {
    line: changed ? offeredLine({ product, line: changed }) : begin(product),
    change: (changes: Partial<Line>) =>
      setChanged((before) => ({ ...(before ?? begin(product)), ...changes })),
  };
}
