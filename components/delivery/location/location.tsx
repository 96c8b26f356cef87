'use client';

import { type ReactNode, useState } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { pointOf } from '@/lib/contract/people/contact';
import type { Point } from '@/lib/domain/delivery/point';
import { isVagueAddress } from '@/lib/domain/delivery/vague-address';
import type { Delivering, DeliveryAt } from '@/lib/queries/delivery/coverage';
import { useAddressOf } from '@/lib/queries/delivery/places';
import {
  choosePlace,
  choosePoint,
  chooseSaved,
  chooseZone,
  forgetChosen,
  namePoint,
} from '@/lib/stores/delivery/chosen-address';
import { MOST_LETTERS } from '@/lib/stores/delivery/delivery-slice';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import { ChosenPlace } from './chosen-place';
import { LocationAnswer } from './location-answer';
import { LocationForm } from './location-form';

/** A point decides before a zone; null: neither is known. */
export function placedAt(place: SavedAddress): DeliveryAt | null {
  const { supplier_id: supplierId, zone } = place;
  return pointOf(place) ?? (zone !== null && supplierId !== null ? { supplierId, zone } : null);
}

/** Where to, and who comes there (rule delivery/reach). */
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
  const { stores, tenant } = useApp();
  const place = useSlice('delivery', (state) => state.place);
  const addressOf = useAddressOf();
  const [isAnswered, setAnswered] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const searched = useSlice('delivery', (state) => state.searched);
  const [early, setEarly] = useState(begun);
  const typed = early || searched;
  // Kept letter by letter: a reload brings it back.
  const setTyped = (text: string) => {
    setEarly('');
    stores.delivery.setState({ searched: text.slice(0, MOST_LETTERS) });
  };
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
  const pin = async (at: Point) => {
    setAnswered(true);
    const isKept = !isVagueAddress({ country: tenant.country, text: typed });
    choosePoint({ stores, point: at, typed: isKept ? typed : '' });
    const found = await addressOf(at);
    if (found) namePoint({ stores, point: at, found });
  };
  return (
    <LocationForm
      takesFocus={isChanging}
      listed={listed}
      near={first.location}
      typed={typed}
      onType={setTyped}
      onPlace={(found, written) => {
        setAnswered(true);
        setTyped('');
        choosePlace({ stores, country: tenant.country, place: found, typed: written });
      }}
      onPoint={(at) => void pin(at)}
      onZone={(zone, city) => {
        setAnswered(true);
        setTyped('');
        chooseZone({ stores, zone, city, typed });
      }}
      onSaved={(saved) => {
        setAnswered(true);
        setTyped('');
        chooseSaved({ stores, saved });
      }}
    />
  );
}
