import { useCallback, useEffect, useState } from 'react';
import { SHEET_ENTRY } from '@/components/ui/sheet-history';
import {
  dishAround,
  findDish,
  findProductLink,
  glanceAt,
  type ProductGlance,
} from '@/lib/browser/menu-markup/dishes';
import { findPeek } from '@/lib/browser/menu-markup/menu';
import { productOfPath, viewPath } from '@/lib/browser/product-address';

export type Opened = { productId: number; glance: ProductGlance };

const NOTHING: ProductGlance = { name: '', description: '', price: '', was: null, picture: null };

/** What the document shows of a product, wherever it does. */
function glanceOf(productId: number): ProductGlance {
  const [link, peek] = [findProductLink(productId), findPeek()];
  const shown = (link && dishAround(link)) ?? (peek && findDish(peek));
  return shown ? glanceAt(shown) : NOTHING;
}

/** The address that the browser shows is the one truth: `/view/{id}` is an open product, anything else is none. */
function readAddress(): Opened | null {
  const productId = productOfPath(location.pathname);
  return productId === null ? null : { productId, glance: glanceOf(productId) };
}

/**
 * The product over the menu, by its address: a tap pushes it, «back» takes it away, a shared or reloaded one gets
 * the menu's own address beneath it, so that closing always ends on the menu.
 * @param beneath the menu's address that a shared product is laid over
 * @param leaveTo where closing leads when the diner's menu is another document
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
      // Where the focus goes when the product is closed, as if it had been opened from its card.
      findProductLink(shared.productId)?.focus({ preventScroll: true });
      setOpened(shared);
    }
    const follow = () => setOpened(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [beneath]);
  const open = useCallback(
    (next: Opened) => {
      if (slug === null) return;
      // With the router's own state beside the mark: the document stays what it is, only its address changes.
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
