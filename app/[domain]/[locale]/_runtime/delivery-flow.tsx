'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resolveDeliveryStart } from '@/lib/domain/delivery-start';
import { citiesQueryOptions } from '@/lib/queries/cities';
import { getQueryClient } from '@/lib/queries/query-client';
import { chosenService } from '@/lib/stores/choose-service';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';

/** Spec section 9: «Redirect to home after 1000 ms». */
const REDIRECT_MS = 1000;

function ChooseBranch() {
  const { http, stores, tenant } = useVisit();
  const place = useSlice('delivery', (state) => state.place);
  const cities = useQuery(citiesQueryOptions({ http, customerId: tenant.id }));
  const known = cities.data ?? null;
  useEffect(() => {
    const start = resolveDeliveryStart({
      suppliers: tenant.suppliers,
      cities: known,
      hasPlace: place !== null,
      service: chosenService(stores),
    });
    if (start.kind === 'choose') return;
    if (start.ghost) stores.profile.setState({ ghost: start.ghost });
    const timer = setTimeout(() => {
      // With its query: the service that was asked for stays the diner's.
      location.assign(`/${start.slug}${location.search}`);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [tenant.suppliers, known, place, stores]);
  return null;
}

/** Chooses the branch by itself where there is nothing to choose; the list of branches stands meanwhile. */
export function DeliveryFlow() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <ChooseBranch />
    </QueryClientProvider>
  );
}
