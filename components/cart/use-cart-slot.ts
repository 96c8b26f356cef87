'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CART_SLOT_ID } from '@/components/layout/slots';

/** The width at which app/cart.css puts the cart beside the menu. */
const WIDE = '(min-width: 64rem)';

function followWidth(notice: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notice);
  return () => query.removeEventListener('change', notice);
}

/** Null on narrow screens, where the cart opens over the menu. */
export function useCartSlot(isFilled: boolean): HTMLElement | null {
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const slot = isWide ? document.getElementById(CART_SLOT_ID) : null;
  const wasFilled = useRef(false);
  useEffect(() => {
    const emptied = wasFilled.current && !isFilled;
    wasFilled.current = isFilled;
    // The last line took the focus with it.
    if (!slot || !emptied || document.activeElement !== document.body) return;
    slot.tabIndex = -1;
    slot.focus({ preventScroll: true });
  }, [slot, isFilled]);
  useEffect(() => {
    if (!slot) return;
    slot.toggleAttribute('data-filled', isFilled);
    return () => slot.removeAttribute('data-filled');
  }, [slot, isFilled]);
  return slot;
}
