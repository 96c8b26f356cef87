'use client';

import { useEffect, useRef } from 'react';
import { useVisit } from '@/lib/browser/visit-provider';
import { useCartHere } from '@/lib/queries/cart/open-carts';
import { askMove } from '@/lib/stores/move-question';
import { toMovingCart } from '@/lib/stores/moving-cart';
import { isParted, partFrom } from '@/lib/stores/parted-carts';

/** Asks once for each cart and service whether it comes along (rule cart/brought-along). */
export function useServiceQuestion({ isBusy }: { isBusy: boolean }): void {
  const { screen, stores } = useVisit();
  const left = useCartHere();
  const supplierId = screen.supplier?.id;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!left) asked.current = null;
    if (!left || supplierId === undefined || isBusy) return;
    const question = { cart: toMovingCart(left.cart), target: { supplierId, choice: left.choice } };
    const mark = `${left.cart.id} ${left.choice}`;
    if (asked.current === mark || isParted({ stores, ...question })) return;
    asked.current = mark;
    // Closing the question is an answer too.
    askMove(question).catch(() => partFrom({ stores, ...question }));
  }, [left, supplierId, isBusy, stores]);
}
