import type { PricedLine } from '@/backend/cart';

type Frozen = Pick<PricedLine, 'id' | 'unitMinor' | 'offMinor' | 'content' | 'keptUntil'>;

/** The line as an order holds it: it says that its price was kept, and no longer until when (rule cart/kept-price). */
export const asOrdered = <L extends Frozen>(line: L): L => ({
  ...line,
  keptUntil: null,
  content: { ...line.content, ...(line.keptUntil && { isKept: true }) },
});
