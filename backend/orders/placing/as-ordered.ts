import type { PricedLine } from '@/backend/cart';

type Frozen = Pick<PricedLine, 'id' | 'unitMinor' | 'offMinor' | 'content' | 'keptUntil'>;

/** As it stands in an order: at which price it was kept is known, and for how long is over (rule cart/kept-price). */
export const asOrdered = <L extends Frozen>(line: L): L => ({
  ...line,
  keptUntil: null,
  content: { ...line.content, ...(line.keptUntil && { isKept: true }) },
});
