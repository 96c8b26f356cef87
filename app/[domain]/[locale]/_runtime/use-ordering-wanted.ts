import { useEffect, useState } from 'react';
import { resolveOpenState } from '@/lib/domain/opening-hours';
import type { ScreenFacts } from '@/lib/domain/page-facts';
import { toServiceChoice } from '@/lib/domain/service-choice';
import { purchaseOfService } from '@/lib/stores/purchase-of-service';
import { isActionWaiting } from '@/lib/visit/page-actions';
import { productOfPath } from '@/lib/visit/product-address';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';

/** A finger, a wheel or a key on the page: whoever reads on may order. A screen reader's click comes without them. */
const INTENTS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'click'] as const;
const isAskedFor = () => isActionWaiting(['open-product', 'add-product']);

/** A closed branch says so at once, though nobody has ordered yet. */
function isClosedNow({ supplier, canOrder }: ScreenFacts, service: string | null): boolean {
  if (!canOrder || !supplier) return false;
  const asked = service === null ? {} : { service };
  return !resolveOpenState({ hours: supplier.hours, at: new Date(), ...asked }).open;
}

/** Whether the page needs its cart and its product sheets: somebody ordered here, asks for a dish, or is at work on it. */
export function useOrderingWanted(): boolean {
  const hasCart = useSlice('order', (state) => state.cartsLeft || purchaseOfService(state) !== null);
  const { screen } = useVisit();
  const choice = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const [asked, setAsked] = useState(
    () =>
      isAskedFor() ||
      productOfPath(location.pathname) !== null ||
      // Restored where it was left: somebody is reading.
      scrollY > 0,
  );
  const wanted = hasCart || asked || isClosedNow(screen, choice);
  useEffect(() => {
    if (wanted) return;
    const ask = () => setAsked(true);
    // A tap may come between the first rendering and here.
    if (isAskedFor()) return ask();
    for (const intent of INTENTS) window.addEventListener(intent, ask, { passive: true, capture: true });
    return () => {
      for (const intent of INTENTS) window.removeEventListener(intent, ask, { capture: true });
    };
  }, [wanted]);
  return wanted;
}
