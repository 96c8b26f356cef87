'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announceForward, stopOf, wasStopped } from '@/components/branches/forward';
import { hideForward } from '@/components/branches/forward-notice';
import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import { resolveDeliveryStart } from '@/lib/domain/delivery/delivery-start';
import { citiesQueryOptions } from '@/lib/queries/delivery/cities';
import { chosenService } from '@/lib/stores/choose-service';

/** How long the forward is announced (rule delivery/start). */
const REDIRECT_MS = 1000;

/** Goes to a branch without a choice to make; any touch stops it. */
export function ChooseBranch() {
  const { http, stores, tenant } = useApp();
  // A change in another tab does not lead this page away.
  const [hasAddress] = useState(() => stores.delivery.getState().place !== null);
  const cities = useQuery(citiesQueryOptions({ http, customerId: tenant.id }));
  const known = cities.data ?? null;
  const isWaiting = cities.isPending && tenant.suppliers.length > 1;
  useEffect(() => {
    if (isWaiting) return;
    const { suppliers } = tenant;
    const { slug, ghost } = resolveDeliveryStart({
      suppliers,
      cities: known,
      hasAddress,
      service: chosenService(stores),
    });
    if (ghost) stores.profile.setState({ ghost });
    const stop = stopOf();
    if (slug === null || stop.aborted || wasStopped()) return hideForward();
    announceForward({ slug, otherwise: tenant.name });
    const timer = setTimeout(() => {
      // The diner stopped it, or it took too long.
      if (wasStopped()) return;
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
