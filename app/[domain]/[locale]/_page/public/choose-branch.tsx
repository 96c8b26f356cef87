'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  announceForward,
  nameOfBranch,
  openStateOf,
  stopOf,
  wasStopped,
} from '@/components/branches/forward';
import { showList } from '@/components/branches/show-list';
import { goTo } from '@/lib/browser/go-to';
import { useVisit } from '@/lib/browser/visit-provider';
import { resolveDeliveryStart } from '@/lib/domain/delivery/delivery-start';
import { citiesQueryOptions } from '@/lib/queries/cities';
import { chosenService } from '@/lib/stores/choose-service';

/** How long the forward is announced (rule delivery/start). */
const REDIRECT_MS = 1000;

/** Goes to a branch without a choice to make; any touch stops it. */
export function ChooseBranch() {
  const { http, stores, tenant } = useVisit();
  // Of another tab's change this page is not led away.
  const [hasAddress] = useState(() => stores.delivery.getState().place !== null);
  const cities = useQuery(citiesQueryOptions({ http, customerId: tenant.id }));
  const known = cities.data ?? null;
  const isWaiting = cities.isPending && tenant.suppliers.length > 1;
  useEffect(() => {
    if (isWaiting) return;
    const service = chosenService(stores);
    const start = resolveDeliveryStart({
      suppliers: tenant.suppliers.map((one) => ({ ...one, state: openStateOf({ slug: one.slug, service }) })),
      cities: known,
      hasAddress,
      service,
    });
    const stop = stopOf();
    if (start.kind === 'choose' || stop.aborted || wasStopped()) return showList();
    const { slug, ghost } = start;
    announceForward(nameOfBranch(slug) ?? tenant.name);
    const timer = setTimeout(() => {
      // The diner stopped it, or it took too long.
      if (wasStopped()) return;
      if (ghost) stores.profile.setState({ ghost });
      // Replaces this page, so «back» skips it; keeps the query, which names the service.
      goTo(`/${slug}${location.search}`, (to) => location.replace(to));
    }, REDIRECT_MS);
    const stay = () => clearTimeout(timer);
    stop.addEventListener('abort', stay);
    return () => {
      stay();
      stop.removeEventListener('abort', stay);
    };
  }, [tenant, known, hasAddress, stores, isWaiting]);
  return null;
}
