'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CART_PLACE_ID } from '@/components/layout/cart-place-id';

/** From here on the cart stands beside the menu; what is narrower has it in a sheet. The style sheet has the same width. */
const WIDE = '(min-width: 64rem)';

function followWidth(notice: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notice);
  return () => query.removeEventListener('change', notice);
}

/** The place beside the menu; null where there is none and the cart is opened over it. */
export function useCartPlace(isFilled: boolean): HTMLElement | null {
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const place = isWide ? document.getElementById(CART_PLACE_ID) : null;
  const wasFilled = useRef(false);
  useEffect(() => {
    const emptied = wasFilled.current && !isFilled;
    wasFilled.current = isFilled;
    // Its last line has gone, and with it the button that had the focus.
    if (!place || !emptied || document.activeElement !== document.body) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [place, isFilled]);
  useEffect(() => {
    if (!place) return;
    place.toggleAttribute('data-filled', isFilled);
    return () => place.removeAttribute('data-filled');
  }, [place, isFilled]);
  return place;
}
