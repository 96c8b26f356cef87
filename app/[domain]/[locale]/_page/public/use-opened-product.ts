import { useCallback, useEffect, useState } from 'react';
import { isSteppedOver, SHEET_ENTRY } from '@/components/ui/sheet-history';
import { productOfPath, viewPath } from '@/lib/browser/links/product-address';
import { dishAround, findDish, findProductLink } from '@/lib/browser/menu-markup/dishes';
import { findPeek } from '@/lib/browser/menu-markup/menu';
import { type ProductPreview, readPreview } from '@/lib/browser/menu-markup/product-preview';

type Opened = { productId: number; preview: ProductPreview };

const NOTHING: ProductPreview = { name: '', description: '', price: '', was: null, picture: null };

export function previewOf(productId: number): ProductPreview {
  const [link, peek] = [findProductLink(productId), findPeek()];
  const shown = (link && dishAround(link)) ?? (peek && findDish(peek));
  return shown ? readPreview(shown) : NOTHING;
}

/** The address decides: `/view/{id}` is an open product. */
function readAddress(): Opened | null {
  const productId = productOfPath(location.pathname);
  return productId === null ? null : { productId, preview: previewOf(productId) };
}

/**
 * Opens by address; a shared product gets the menu's address beneath, so closing ends on the menu.
 * @param leaveTo where closing leads when the menu is another document
 */
export function useOpenedProduct({
  slug,
  beneath,
  leaveTo,
}: {
  slug: string | null;
  beneath: string | null;
  leaveTo: string | null;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const shared = readAddress();
    if (shared && beneath !== null) {
      const address = location.href;
      const { [SHEET_ENTRY]: _mark, ...own } = history.state ?? {};
      history.replaceState(own, '', beneath);
      history.pushState({ ...own, [SHEET_ENTRY]: true }, '', address);
    }
    if (shared) {
      // The focus goes back to the card, as if the sheet had been opened from it.
      findProductLink(shared.productId)?.focus({ preventScroll: true });
      setOpened(shared);
    }
    // Its address says a product that was closed while a question stood over it.
    const follow = () => setOpened(isSteppedOver() ? null : readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [beneath]);
  const open = useCallback(
    (next: Opened) => {
      if (slug === null) return;
      // With the router's state: only the address changes.
      const address = viewPath({ slug, productId: next.productId });
      history.pushState({ ...history.state, [SHEET_ENTRY]: true }, '', address);
      setOpened(next);
    },
    [slug],
  );
  const close = useCallback(() => {
    setOpened(null);
    if (leaveTo !== null) location.replace(leaveTo);
  }, [leaveTo]);
  return { opened, open, close };
}
