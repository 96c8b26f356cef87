'use client';

import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { showList } from '@/components/branches/forward';
import { lazyPart } from '@/lib/browser/lazy-part';
import { watchPart } from '@/lib/browser/load-part';
import { useVisit } from '@/lib/browser/visit-provider';
import type { View } from '@/lib/domain/tenant/views';
import { LivePage } from '../live-page';
import { useHomeService } from './use-home-service';
import { useOrderNeeded } from './use-order-needed';

const Nothing = () => null;
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
const LocationPart = lazyPart(() =>
  watchPart(() => import('./location-part')).then(
    (one) => one.LocationPart,
    () => Nothing,
  ),
);
const DuePopup = lazyPart(() =>
  watchPart(() => import('./due-popup')).then(
    (one) => one.DuePopup,
    () => Nothing,
  ),
);

const LOCATION_VIEWS: readonly View[] = ['Location', 'MyLocation'];
const FOLLOWING_VIEWS: readonly View[] = ['MainCategories', 'SubCategories'];

type Props = {
  Ordering: ComponentType | null;
  onOrderingNeeded: () => void;
};

function Screen({ Ordering, onOrderingNeeded }: Props) {
  const { screen } = useVisit();
  const isNeeded = useOrderNeeded();
  useEffect(() => {
    if (isNeeded) onOrderingNeeded();
  }, [isNeeded, onOrderingNeeded]);
  useHomeService();
  return (
    <>
      {screen.view === 'Location' && <DeliveryFlow />}
      {LOCATION_VIEWS.includes(screen.view) && <LocationPart />}
      {FOLLOWING_VIEWS.includes(screen.view) && <ServiceFollower />}
      {Ordering && <Ordering />}
      {screen.supplier && screen.supplier.popups.length > 0 && <DuePopup />}
    </>
  );
}

export function PublicPage({
  tenant,
  openVisit,
  messages,
  ...screen
}: Props & Omit<ComponentProps<typeof LivePage>, 'children'>) {
  return (
    <LivePage tenant={tenant} openVisit={openVisit} messages={messages}>
      <Screen {...screen} />
    </LivePage>
  );
}
