'use client';

import { useEffect } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Promised } from '@/lib/domain/orders/arrival';
import { LaterDialog } from './later-dialog';

/** Between a press and its order, which would come later than its diner has read (rule orders/later). @param onDone presses again */
export function LaterStep({
  cart,
  seen,
  onClose,
  onDone,
}: {
  cart: Cart;
  /** The arrival that the diner read; null: nothing has moved. */
  seen: Promised | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const { arrival_minutes: arrival, service } = cart;
  // Promised no more: there is nothing to ask.
  const isOver = seen !== null && arrival === null;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!seen || !arrival) return null;
  const agree = () => {
    onClose();
    onDone();
  };
  return <LaterDialog service={service} seen={seen} arrival={arrival} onClose={onClose} onGo={agree} />;
}
