'use client';

import { useTranslations } from 'next-intl';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useOnePress } from '@/components/ui/use-one-press';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import { useLastAdded, usePendingAdds } from '@/lib/queries/cart/add-product';
import { useLastRemoved } from '@/lib/queries/cart/cart';

const chosen = (options: CartLine['options']) =>
  options.map(({ name: _name, options: inside, ...option }) => ({
    ...option,
    ...(inside ? { options: inside.map(({ name: _inner, ...one }) => one) } : {}),
  }));

/**
 * The line taken out last comes back by a tap, as it was, until something else is changed; in sight wherever a long cart
 * is scrolled to. A line that cannot be added has no such button. In the place of the last line it takes the focus.
 */
export function RemovedNote({ cart }: { cart: Pick<Cart, 'purchase_id' | 'group' | 'products'> }) {
  const t = useTranslations('Cart');
  const add = useAddToCart();
  const removed = useLastRemoved(cart.purchase_id);
  const added = useLastAdded();
  const isBusy = usePendingAdds().size > 0;
  // Twice it would double the line.
  const undo = useOnePress(add);
  const left = cart.products.length;
  const note = useCaughtFocus<HTMLParagraphElement>(removed && left === 0 ? -1 : 0, 0);
  // In a group, it would come back as the reader's own line.
  if (cart.group || !removed || (added && added.at >= removed.at)) return null;
  const { product_supplier_id: id, name, count, options, comment } = removed.line;
  return (
    <p
      ref={note}
      tabIndex={-1}
      role="status"
      className="sticky top-0 z-1 flex flex-wrap items-center justify-between gap-x-4 bg-surface"
    >
      <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{t('removed', { name })}</span>
      {removed.comesBack && (
        <button
          type="button"
          className="link-button"
          disabled={isBusy}
          onClick={() => undo({ product: { id, count, options: chosen(options), comment }, name })}
        >
          {t('undo')}
        </button>
      )}
    </p>
  );
}
