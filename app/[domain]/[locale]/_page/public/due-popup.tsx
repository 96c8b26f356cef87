'use client';

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { PopupDialog } from '@/components/tenant/popup-dialog';
import { watchPart } from '@/lib/browser/load-part';
import { productOfPath } from '@/lib/browser/product-address';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { nextPopup, type PopupOfPage } from '@/lib/domain/tenant/popups';
import { localMoment } from '@/lib/domain/time/local-moment';
import { isConsentAsked } from '@/lib/session/consent-banner';
import { createSeenPopups } from '@/lib/session/seen-popups';
import { chosenService } from '@/lib/stores/choose-service';

type Shown = { popup: PopupOfPage; View: ComponentType<ComponentProps<typeof PopupDialog>> };

const seenPopups = createSeenPopups(() => window.sessionStorage);

/** An open dialog or the cookie question: the popup waits for the next page. */
const isBusy = () =>
  document.querySelector('dialog[open]') !== null ||
  isConsentAsked() ||
  productOfPath(location.pathname) !== null;

/** One a page, each once a session (rule branches/announcements). */
export function DuePopup() {
  const { screen, stores } = useVisit();
  const { supplier, view } = screen;
  const isChosen = useSlice('order', ({ service }) => service !== null);
  const [shown, setShown] = useState<Shown | null>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!supplier || !isChosen || hasAsked.current) return;
    const popup = nextPopup({
      popups: supplier.popups,
      view,
      service: chosenService(stores),
      date: localMoment({ at: new Date(), timezone: supplier.timezone }).date,
      seen: seenPopups.list(),
    });
    if (!popup || isBusy()) return;
    hasAsked.current = true;
    const show = ({ PopupDialog: View }: { PopupDialog: Shown['View'] }) => {
      if (isBusy()) return;
      seenPopups.add(popup.id);
      setShown({ popup, View });
    };
    watchPart(() => import('@/components/tenant/popup-dialog')).then(show, () => undefined);
  }, [supplier, view, isChosen, stores]);
  return shown && <shown.View popup={shown.popup} onClose={() => setShown(null)} />;
}
