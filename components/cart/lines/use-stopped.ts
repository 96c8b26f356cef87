import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { findStoppedLines } from '@/lib/domain/cart/stopped-lines';
import { useReadAgain } from '@/lib/queries/cart/cart';
import { leadToLine } from './lead-to-line';

/**
 * Finds the lines of the cart that cannot be ordered (rule cart/stopped). @param issues those that still hold
 * @returns with a way to the first one; null: nothing
 */
export function useStopped(cart: Cart, issues: readonly CartIssue[] = cart.issues) {
  const readAgain = useReadAgain(cart.purchase_id);
  const [first, ...more] = findStoppedLines({ lines: cart.products, issues });
  if (!first) return null;
  const lead = () => {
    leadToLine(first.line.id);
    // Its hour may have come since.
    readAgain();
  };
  return { ...first, more: more.length, lead };
}
export type Stopped = NonNullable<ReturnType<typeof useStopped>>;
