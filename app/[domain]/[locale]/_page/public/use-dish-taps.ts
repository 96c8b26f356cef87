import { useEffect, useReducer } from 'react';
import type { useAddToCart } from '@/components/menu/use-add-to-cart';
import { nameOf } from '@/lib/browser/menu-markup/dishes';
import { readPreview } from '@/lib/browser/menu-markup/product-preview';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { settle } from '@/lib/browser/taps/read-clicks';
import type { useOpenedProduct } from './use-opened-product';

/** Opens and adds the dishes that are tapped on in the menu. */
export function useDishTaps({
  open,
  addToCart,
  canOrder,
}: {
  open: ReturnType<typeof useOpenedProduct>['open'];
  addToCart: ReturnType<typeof useAddToCart>;
  canOrder: boolean;
}): void {
  // The cache reports an addition a task later, maybe after the next frame.
  const [, answerTap] = useReducer((taps: number) => taps + 1, 0);
  useEffect(() => {
    return takeEvents({
      'open-product': ({ productId, dish }) => {
        settle();
        open({ productId, preview: readPreview(dish) });
      },
      // A menu without orders puts its dishes on a list instead (components/table/my-list).
      ...(canOrder && {
        'add-product': ({ productId, dish }) => {
          settle();
          void addToCart({ product: { id: productId, count: 1 }, name: nameOf(dish) });
          answerTap();
        },
      }),
    });
  }, [addToCart, open, canOrder]);
}
