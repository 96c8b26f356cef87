import { useEffect } from 'react';

/** What a gateway adds to the address that it returns to. Nothing reads it (guarantee/return-page). */
const ADDED = ['id', 'env', 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Takes it out, so that a shared or kept address is the order's own (rule payments/pse). */
export function useBareAddress(): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!ADDED.some((name) => address.searchParams.has(name))) return;
    for (const name of ADDED) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }, []);
}
