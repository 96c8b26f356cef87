'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  announceForward,
  isOpenNow,
  nameOfBranch,
  showList,
  stopOf,
  wasStopped,
} from '@/components/branches/forward';
import { goTo } from '@/lib/browser/go-to';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { resolveDeliveryStart } from '@/lib/domain/delivery/delivery-start';
import { citiesQueryOptions } from '@/lib/queries/cities';
import { getQueryClient } from '@/lib/queries/query-client';
import { chosenService } from '@/lib/stores/choose-service';

/** How long the forward says where it leads before it goes there (rule delivery/start). */
const REDIRECT_MS = 1000;

function ChooseBranch() {
  const { http, stores, tenant } = useVisit();
  const address = useSlice('delivery', (state) => state.place);
  const cities = useQuery(citiesQueryOptions({ http, customerId: tenant.id }));
  const known = cities.data ?? null;
  const isWaiting = cities.isPending && tenant.suppliers.length > 1;
  useEffect(() => {
    if (isWaiting) return;
    const service = chosenService(stores);
    const start = resolveDeliveryStart({
      suppliers: tenant.suppliers.map((one) => ({ ...one, isOpen: isOpenNow({ slug: one.slug, service }) })),
      cities: known,
      hasAddress: address !== null,
      service,
    });
    const stop = stopOf();
    if (start.kind === 'choose' || stop.aborted || wasStopped()) return showList();
    const { slug, ghost } = start;
    announceForward(nameOfBranch(slug) ?? tenant.name);
    const timer = setTimeout(() => {
      // The list came meanwhile, by a touch or because this took too long.
      if (wasStopped()) return;
      if (ghost) stores.profile.setState({ ghost });
      // In the place of this page, so that «back» does not come here to be sent on again; with its query: the
      // service that was asked for stays the diner's.
      goTo(`/${slug}${location.search}`, (to) => location.replace(to));
    }, REDIRECT_MS);
    const stay = () => clearTimeout(timer);
    stop.addEventListener('abort', stay);
    return () => {
      stay();
      stop.removeEventListener('abort', stay);
    };
  }, [tenant, known, address, stores, isWaiting]);
  return null;
}

/** Chooses the branch by itself where there is nothing to choose; whoever touches the page stays on it. */
export function DeliveryFlow() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <ChooseBranch />
    </QueryClientProvider>
  );
}
