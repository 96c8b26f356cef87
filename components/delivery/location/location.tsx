'use client';

import { type ReactNode, useState } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { pointOf } from '@/lib/contract/people/contact';
import type { Delivering, DeliveryAt } from '@/lib/queries/delivery/coverage';
import { forgetChosen } from '@/lib/stores/delivery/chosen-address';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import { ChosenPlace } from './chosen-place';
import { LocationAnswer } from './location-answer';
import { LocationForm } from './location-form';
import { useDeliveryAnswer } from './use-delivery-answer';

/** A point decides before a zone; null: neither is known. */
export function placedAt(place: SavedAddress): DeliveryAt | null {
  const { supplier_id: supplierId, zone } = place;
  return pointOf(place) ?? (zone !== null && supplierId !== null ? { supplierId, zone } : null);
}

/** Asks where a delivery goes, and lists the branches that come there (rule delivery/reach). */
export function Location({
  listed,
  service,
  begun = '',
  children,
}: {
  listed: readonly ListedBranch[];
  service: Delivering;
  /** Typed before the script came. */
  begun?: string;
  /** Follows the answer. */
  children: ReactNode;
}) {
  const { stores } = useApp();
  const place = useSlice('delivery', (state) => state.place);
  const [isChanging, setChanging] = useState(false);
  const { isAnswered, ...search } = useDeliveryAnswer(begun);
  const change = () => {
    setChanging(true);
    forgetChosen(stores);
  };
  const at = place && placedAt(place);
  const [first] = listed;
  if (place && at) {
    return (
      <div className="grid gap-3">
        <ChosenPlace place={place} onChange={change} />
        <LocationAnswer at={at} service={service} listed={listed} takesFocus={isAnswered}>
          {children}
        </LocationAnswer>
      </div>
    );
  }
  if (!first) return null;
  return <LocationForm takesFocus={isChanging} listed={listed} near={first.location} {...search} />;
}
