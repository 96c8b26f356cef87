'use client';

import { useEffect, useRef, useState } from 'react';
import { PopupDialog } from '@/components/tenant/popup-dialog';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { watchFirstLook } from '@/lib/browser/first-look';
import { productOfPath } from '@/lib/browser/links/product-address';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { nextPopup, type PopupOfPage } from '@/lib/domain/tenant/popups';
import { localMoment } from '@/lib/domain/time/local-moment';
import { isConsentAsked } from '@/lib/session/consent-banner';
import { createSeenPopups } from '@/lib/session/seen-popups';

const seenPopups = createSeenPopups(() => window.sessionStorage);

/** An open dialog or the cookie question: the popup waits for the next page. */
const isBusy = () =>
  document.querySelector('dialog[open]') !== null ||
  isConsentAsked() ||
  productOfPath(location.pathname) !== null;

function useFirstLook(): boolean {
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => watchFirstLook(() => setLooked(true)), []);
  return hasLooked;
}

const BEGINS = ['click', 'input', 'submit'];

/** Whether something was pressed or typed on the page: who books or pays there is left alone. */
function useHasBegun(): { readonly current: boolean } {
  const hasBegun = useRef(false);
  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) hasBegun.current = true;
    };
    for (const one of BEGINS) document.addEventListener(one, begin, true);
    return () => {
      for (const one of BEGINS) document.removeEventListener(one, begin, true);
    };
  }, []);
  return hasBegun;
}

/** Asked of the server: another page or phone may have ordered. Without an answer the diner is left alone. */
function useIsOrdering(): () => Promise<boolean> {
  const { http, profileReady, stores } = useApp();
  return async () => {
    await profileReady;
    if (!stores.profile.getState().profile) return false;
    const purchases = await http(listActualPurchases);
    return purchases.some(({ is_cart, products }) => !is_cart || products.length > 0);
  };
}

/** Shows one announcement a page, and each once a session (rule branches/announcements). */
export function DuePopup() {
  const { supplier, view } = useApp().screen;
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  // A diner who books keeps the service that they order for (rule branches/service-in-address).
  const service = view === 'Booking' ? 'book' : chosen;
  const seats = { on_table: useKnownTable('table'), room: useKnownTable('room') };
  const isSeated = (service === 'on_table' || service === 'room') && seats[service] !== null;
  const hasLooked = useFirstLook();
  const isOrdering = useIsOrdering();
  const [shown, setShown] = useState<PopupOfPage | null>(null);
  const hasAsked = useRef(false);
  const hasBegun = useHasBegun();
  useEffect(() => {
    if (!supplier || service === null || !hasLooked || hasAsked.current) return;
    const popup = nextPopup({
      popups: supplier.popups,
      view,
      service,
      date: localMoment({ at: new Date(), timezone: supplier.timezone }).date,
      seen: seenPopups.list(),
      isSeated,
    });
    const isInTheWay = () => isBusy() || (view === 'Booking' && hasBegun.current);
    if (!popup || isInTheWay()) return;
    hasAsked.current = true;
    const load = async () => {
      if ((await isOrdering()) || isInTheWay()) return;
      seenPopups.add(popup.id);
      setShown(popup);
    };
    load().catch(() => undefined);
  }, [supplier, view, service, hasLooked, isOrdering, isSeated, hasBegun]);
  return shown && <PopupDialog popup={shown} onClose={() => setShown(null)} />;
}
