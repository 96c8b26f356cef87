import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import { cartReason, showCartError } from '@/lib/stores/cart/show-cart-error';

/** Why what was chosen is not in the cart, said where it was chosen; in a dialog once that is closed (rule menu/product-sheet). */
export function useRefusal(key: 'cart_add' | 'cart_change' = 'cart_add') {
  const errorText = useErrorText(useApp().tenant);
  const [said, setSaid] = useState<string | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const refuse = (error: unknown) => {
    const reason = isOpen.current ? cartReason(error, key) : null;
    if (reason) setSaid(errorText(reason.key, reason.values));
    else showCartError(error, { key, onRetry: null });
  };
  return { said, refuse, forget: () => setSaid(null), isOpen: () => isOpen.current };
}
export type Refusal = ReturnType<typeof useRefusal>;
