'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '@/lib/browser/app-provider';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import type { CartLine } from '@/lib/contract/cart/cart';
import { useCart } from '@/lib/queries/cart/cart';
import { editedLineStore, stopEditing } from '@/lib/stores/cart/edited-line';

const EditLine = lazyPart(() => import('./edit-line').then((part) => part.EditLine));

function Edited({ line }: { line: CartLine }) {
  const { cart, isLoading } = useCart();
  const { supplier } = useApp().screen;
  const isOver = !isLoading && !cart?.is_cart;
  useEffect(() => {
    // Ordered or taken elsewhere, which the page says itself.
    if (isOver) stopEditing();
  }, [isOver]);
  if (!cart?.is_cart || !supplier) return null;
  return <EditLine cart={cart} line={line} timezone={supplier.timezone} onClose={stopEditing} />;
}

/** The form of the line that is edited. Beside the cart and not in it: another tab or phone may empty that meanwhile. */
export function EditedLine() {
  const line = useStore(editedLineStore, (state) => state.line);
  return line && <Edited key={line.id} line={line} />;
}
