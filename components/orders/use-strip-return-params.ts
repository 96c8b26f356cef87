import { useEffect } from 'react';

/** Parameters that a gateway adds to the return address. Nothing reads them (guarantee/return-page). */
const ADDED = ['id', 'env', 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Removes them, so that a shared or kept address is the order's own (rule payments/pse). */
export function useStripReturnParams(): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!ADDED.some((name) => address.searchParams.has(name))) return;
    for (const name of ADDED) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }, []);
}
