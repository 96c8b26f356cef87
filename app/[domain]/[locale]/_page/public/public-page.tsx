'use client';

import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { hideForward } from '@/components/branches/forward-notice';
import { markAnswered } from '@/components/branches/mark-answered';
import { Dock } from '@/components/layout/dock';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { lazyPart, sparePart } from '@/lib/browser/parts/lazy-part';
import { watchPart } from '@/lib/browser/parts/load-part';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { useMenuOffer } from '@/lib/browser/use-menu-offer';
import type { View } from '@/lib/domain/tenant/views';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';
import { LivePage } from '../live-page';
import { useHomeService } from './use-home-service';
import { useOrderNeeded } from './use-order-needed';

function ListInstead(): null {
  useEffect(() => {
    hideForward();
    markAnswered(false);
  }, []);
  return null;
}

const ServiceFollower = sparePart(() =>
  import('@/components/menu/service-follower').then((one) => one.ServiceFollower),
);
const LocationPart = lazyPart(() =>
  watchPart(() => import('./location-part')).then(
    (one) => one.LocationPart,
    () => ListInstead,
  ),
);
const TableCode = lazyPart(() =>
  watchPart(() => import('@/components/table/table-code')).then((one) => one.TableCode),
);
const TablePart = sparePart(() => import('./table-part').then((one) => one.TablePart));
const KnownRoom = sparePart(() => import('@/components/table/room-known').then((one) => one.KnownRoom));
const ViewedOwn = sparePart(() =>
  import('@/components/menu/product/page/viewed-own').then((one) => one.ViewedOwn),
);
const DuePopup = sparePart(() => import('../due-popup').then((one) => one.DuePopup));
const RatingPart = sparePart(() => import('@/components/feedback/rating-part').then((one) => one.RatingPart));
const LastOrderPart = sparePart(() => import('./last-order-part').then((one) => one.LastOrderPart));
/** Where a diner comes back to. */
const STARTS: readonly View[] = [
  'Main',
  'Home',
  'OnTableHome',
  'OnTableMenuDigital',
  'GrabAndGo',
  'ServiceRoom',
];

/** Parts of single views, besides the parts that all views have. */
const PARTS: Partial<Record<View, ComponentType>> = {
  Location: LocationPart,
  MyLocation: LocationPart,
  TableCode,
  Product: ViewedOwn,
  ServiceRoom: KnownRoom,
  MainCategories: ServiceFollower,
  SubCategories: ServiceFollower,
};

type Props = {
  Ordering: ComponentType | null;
  onOrderingNeeded: () => void;
};

function Screen({ Ordering, onOrderingNeeded }: Props) {
  const {
    screen,
    tenant: { rating },
  } = useApp();
  const isNeeded = useOrderNeeded();
  useEffect(() => {
    if (isNeeded) onOrderingNeeded();
  }, [isNeeded, onOrderingNeeded]);
  useHomeService();
  const table = useKnownTable('table');
  const isAtTable = useMenuOffer().menuAddress === 'table' && table !== null;
  const isKnown = useSlice('profile', ({ profile }) => Boolean(profile?.name));
  const hasCart = useSlice('order', mayHaveCarts);
  const isBack = isKnown || (screen.view === 'Main' && hasCart);
  const Part = PARTS[screen.view];
  return (
    <>
      {Part && <Part />}
      <Dock
        parts={
          <>
            {isBack && STARTS.includes(screen.view) && <LastOrderPart />}
            {screen.supplier && rating && <RatingPart />}
            {isAtTable && <TablePart />}
          </>
        }
      >
        {Ordering && <Ordering />}
      </Dock>
      {screen.supplier && screen.supplier.popups.length > 0 && <DuePopup />}
    </>
  );
}

export function PublicPage({
  tenant,
  openApp,
  messages,
  ...screen
}: Props & Omit<ComponentProps<typeof LivePage>, 'children'>) {
  return (
    <LivePage tenant={tenant} openApp={openApp} messages={messages}>
      <Screen {...screen} />
    </LivePage>
  );
}
