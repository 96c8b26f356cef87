'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CART_SLOT_ID } from '@/components/layout/cart-slot-id';

/** From here on the cart stands beside the menu; what is narrower has it in a sheet. The style sheet has the same width. */
const WIDE = '(min-width: 64rem)';

function followWidth(notice: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notice);
  return () => query.removeEventListener('change', notice);
}

/** The slot beside the menu; null where there is none and the cart is opened over it. */
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
    // Its last line has gone, and with it the button that had the focus.
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
