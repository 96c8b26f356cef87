import { useEffect, useState } from 'react';
import { goTo } from '@/lib/browser/go-to';
import type { Payment } from '@/lib/contract/orders/orders';

/**
 * Leads to the bank by itself, once, for what was paid on this page alone: after coming back or loading it again the
 * diner goes by the link (rule payments/pse). @returns whether it leads there
 */
export function useBankTrip({
  payment,
  isBegun,
  reload,
}: {
  payment: Payment | null;
  isBegun: boolean;
  reload: () => Promise<unknown>;
}): boolean {
  const [left, setLeft] = useState<number | null>(null);
  const id = payment?.id ?? null;
  const isGoing = isBegun && (id === null || id !== left);
  const url = isGoing && payment?.next_action?.type === 'redirect' ? payment.next_action.url : null;
  useEffect(() => {
    if (url !== null) goTo(url);
  }, [url]);
  useEffect(() => {
    // The browser kept the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeft(id);
      void reload();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [id, reload]);
  return isGoing;
}
