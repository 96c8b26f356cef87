'use client';

import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { showList } from '@/components/branches/forward';
import type { Consent as ConsentType } from '@/components/consent/consent';
import type { ErrorDialog as ErrorDialogType } from '@/components/errors/error-dialog';
import { UNMEASURED_VIEWS, type View } from '@/lib/domain/views';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { lazyPart } from '@/lib/visit/lazy-part';
import { loadPart, sayPartIsMissing, watchPart } from '@/lib/visit/load-part';
import { type PageAction, takeActions } from '@/lib/visit/page-actions';
import { useVisit } from '@/lib/visit/visit-provider';
import { settle } from './read-clicks';
import { useHomeService } from './use-home-service';
import { useOrderingWanted } from './use-ordering-wanted';

const loadPanel = () => import('@/components/shell/left-panel').then((one) => one.LeftPanel);

/** In the place of a part that nobody asked for and that did not come: the page is read without it. */
const Nothing = () => null;
/** In the place of one that is asked for later: says that it does not come. */
function Missing({ open = true, onClose }: { open?: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!open) return;
    sayPartIsMissing();
    onClose();
  }, [open, onClose]);
  return null;
}

/** In the place of what would choose a branch: the list of them. */
function ListInstead(): null {
  useEffect(showList, []);
  return null;
}

const ServiceFollower = lazyPart(() =>
  watchPart(() => import('@/components/menu/service-follower')).then(
    (one) => one.ServiceFollower,
    () => Nothing,
  ),
);
const DeliveryFlow = lazyPart(() =>
  watchPart(() => import('./delivery-flow')).then(
    (one) => one.DeliveryFlow,
    () => ListInstead,
  ),
);
const DuePopup = lazyPart(() =>
  watchPart(() => import('./due-popup')).then(
    (one) => one.DuePopup,
    () => Nothing,
  ),
);
const Consent = lazyPart<ComponentProps<typeof ConsentType>>(() =>
  watchPart(() => import('@/components/consent/consent')).then(
    (one) => one.Consent,
    () => Missing,
  ),
);
const ErrorDialog = lazyPart<ComponentProps<typeof ErrorDialogType>>(() =>
  watchPart(() => import('@/components/errors/error-dialog')).then(
    (one) => one.ErrorDialog,
    () => () => <Missing onClose={hideError} />,
  ),
);
const LeftPanel = lazyPart(loadPanel);

/** Screens of the home and of the table at once. */
const FOLLOWING_VIEWS: readonly View[] = ['MainCategories', 'SubCategories'];

const toldAlready = () => undefined;

/** The left panel, and the cookies' question with the same choice again behind the panel and the page's own link. */
function Asked() {
  const { view } = useVisit().screen;
  const [asked, setAsked] = useState<'consent' | 'panel' | null>(null);
  useEffect(() => {
    const take = async ({ kind }: PageAction) => {
      if (kind === 'open-panel') await loadPart(loadPanel).then(() => setAsked('panel'), toldAlready);
      else setAsked('consent');
      settle();
    };
    return takeActions(['open-consent', 'open-panel'], take);
  }, []);
  const close = useCallback(() => setAsked(null), []);
  return (
    <>
      <Consent open={asked === 'consent'} onClose={close} measures={!UNMEASURED_VIEWS.includes(view)} />
      {asked === 'panel' && <LeftPanel onClose={close} onCookies={() => setAsked('consent')} />}
    </>
  );
}

/** What a menu does, from the moment that somebody wants it (performance, B3). */
function OrderingWhenWanted({ onFailure }: { onFailure: () => void }) {
  const wanted = useOrderingWanted();
  const [Ordering, setOrdering] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    watchPart(() => import('./ordering')).then((one) => setOrdering(() => one.Ordering), onFailure);
  }, [wanted, onFailure]);
  return Ordering && <Ordering />;
}

/** What a screen has beyond its document, each part loaded where it is needed. */
export function Screen({ onFailure }: { onFailure: () => void }) {
  const { tenant, screen } = useVisit();
  const failed = useStore(errorStore, ({ notice }) => notice !== null);
  useHomeService();
  return (
    <>
      {screen.view === 'Location' && <DeliveryFlow />}
      {FOLLOWING_VIEWS.includes(screen.view) && <ServiceFollower />}
      {screen.supplier && <OrderingWhenWanted onFailure={onFailure} />}
      {screen.supplier && screen.supplier.popups.length > 0 && <DuePopup />}
      <Asked />
      {failed && <ErrorDialog tenant={tenant} />}
    </>
  );
}
