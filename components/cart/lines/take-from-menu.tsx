import { useEffect } from 'react';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { settle } from '@/lib/browser/taps/read-clicks';
import type { Cart, MemberLine } from '@/lib/contract/cart/cart';
import { isGuestOf } from '@/lib/domain/cart/group';
import { leadToLine } from './lead-to-line';
import { useChangeCount } from './use-change-count';

/** The diner's own lines, which they may change; none of a group that its owner has closed (rule cart/group). */
export function ownLines(cart: Cart | null): readonly MemberLine[] {
  if (!cart || (isGuestOf(cart) && !cart.group?.is_open)) return [];
  const { group, products } = cart;
  return group ? products.filter(({ member }) => member === group.me) : products;
}

/** The minus of a card: of several lines that differ, the diner says which (rule cart/bar). */
export function TakeFromMenu({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  const { change } = useChangeCount(cart);
  useEffect(
    () =>
      takeEvents({
        'take-product': ({ productId }) => {
          settle();
          const lines = ownLines(cart).filter((line) => line.product_supplier_id === productId);
          const [line, other] = lines;
          if (!line) return;
          if (other) {
            onOpen();
            return leadToLine(line.id);
          }
          const count = line.count - 1;
          void change({ lineId: line.id, count, ...(count === 0 ? { line } : {}) });
        },
      }),
    [cart, change, onOpen],
  );
  return null;
}
